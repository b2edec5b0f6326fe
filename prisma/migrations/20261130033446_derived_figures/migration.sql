-- CreateTable
CREATE TABLE "DerivedFigure" (
    "runId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "resultJson" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("runId", "key"),
    CONSTRAINT "DerivedFigure_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
