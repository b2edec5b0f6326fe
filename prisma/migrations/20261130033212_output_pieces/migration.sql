-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_OutputPack" (
    "runId" TEXT NOT NULL,
    "repeat" INTEGER NOT NULL,
    "piece" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,
    "hashes" BLOB NOT NULL,
    "states" BLOB NOT NULL,

    PRIMARY KEY ("runId", "repeat", "piece"),
    CONSTRAINT "OutputPack_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- 224 outputs a piece; a pack without outputs keeps one empty piece.
INSERT INTO "new_OutputPack" ("runId", "repeat", "piece", "count", "hashes", "states")
WITH RECURSIVE part("runId", "repeat", "piece", "count") AS (
    SELECT "runId", "repeat", 0, "count" FROM "OutputPack"
    UNION ALL
    SELECT "runId", "repeat", "piece" + 1, "count" - 224 FROM part WHERE "count" > 224
)
SELECT part."runId", part."repeat", part."piece", min(part."count", 224),
       substr(pack."hashes", part."piece" * 3584 + 1, 3584), substr(pack."states", part."piece" * 224 + 1, 224)
FROM part JOIN "OutputPack" AS pack ON pack."runId" = part."runId" AND pack."repeat" = part."repeat";
DROP TABLE "OutputPack";
ALTER TABLE "new_OutputPack" RENAME TO "OutputPack";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
