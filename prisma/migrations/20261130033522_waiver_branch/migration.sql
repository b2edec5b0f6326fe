-- AlterTable
ALTER TABLE "Waiver" ADD COLUMN "branch" TEXT;
