-- CreateTable
CREATE TABLE "Project" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "demo" BOOLEAN NOT NULL DEFAULT false,
    "mainBranch" TEXT NOT NULL DEFAULT 'main',
    "metricsJson" TEXT NOT NULL DEFAULT '[]',
    "policyJson" TEXT NOT NULL DEFAULT '{}',
    "baselineRunId" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "TestSet" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "projectId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "TestSet_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "TestSetVersion" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "testSetId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "label" TEXT,
    "hash" TEXT NOT NULL,
    "segmentCount" INTEGER NOT NULL,
    "ready" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tagsEditedAt" DATETIME,
    CONSTRAINT "TestSetVersion_testSetId_fkey" FOREIGN KEY ("testSetId") REFERENCES "TestSet" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Segment" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "testSetId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "contentHash" TEXT NOT NULL,
    "label" TEXT,
    "answersJson" TEXT,
    "referencesJson" TEXT NOT NULL DEFAULT '[]',
    "source" TEXT,
    CONSTRAINT "Segment_testSetId_fkey" FOREIGN KEY ("testSetId") REFERENCES "TestSet" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "VersionSegment" (
    "versionId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "segmentId" INTEGER NOT NULL,
    "document" TEXT,
    "tagsJson" TEXT,

    PRIMARY KEY ("versionId", "position"),
    CONSTRAINT "VersionSegment_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "TestSetVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "VersionSegment_segmentId_fkey" FOREIGN KEY ("segmentId") REFERENCES "Segment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Run" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "projectId" TEXT NOT NULL,
    "versionId" TEXT,
    "system" TEXT NOT NULL,
    "systemVersion" TEXT,
    "commit" TEXT,
    "commitMessage" TEXT,
    "date" DATETIME NOT NULL,
    "branch" TEXT,
    "pullRequest" TEXT,
    "baseCommit" TEXT,
    "ciUrl" TEXT,
    "declaredJson" TEXT NOT NULL DEFAULT '{}',
    "metadataJson" TEXT NOT NULL DEFAULT '{}',
    "metricsJson" TEXT NOT NULL DEFAULT '[]',
    "warningsJson" TEXT NOT NULL DEFAULT '[]',
    "factsJson" TEXT,
    "demo" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL DEFAULT 'open',
    "openedBy" TEXT,
    "compute" TEXT NOT NULL DEFAULT 'pending',
    "computeError" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "shardGroup" TEXT,
    "shardCount" INTEGER,
    "repeats" INTEGER NOT NULL DEFAULT 1,
    "scoredCount" INTEGER NOT NULL DEFAULT 0,
    "failedCount" INTEGER NOT NULL DEFAULT 0,
    "naCount" INTEGER NOT NULL DEFAULT 0,
    "tokenId" TEXT,
    "idempotencyKey" TEXT,
    "bodyHash" TEXT,
    "postedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Run_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Run_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "TestSetVersion" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RunShard" (
    "runId" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "bodyHash" TEXT NOT NULL,
    "receivedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("runId", "index"),
    CONSTRAINT "RunShard_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RunShardPiece" (
    "runId" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "piece" INTEGER NOT NULL,
    "body" BLOB NOT NULL,

    PRIMARY KEY ("runId", "index", "piece"),
    CONSTRAINT "RunShardPiece_runId_index_fkey" FOREIGN KEY ("runId", "index") REFERENCES "RunShard" ("runId", "index") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Output" (
    "runId" TEXT NOT NULL,
    "repeat" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "reason" TEXT,
    "predictedLabel" TEXT,
    "extraJson" TEXT,
    "text" TEXT,

    PRIMARY KEY ("runId", "repeat", "position"),
    CONSTRAINT "Output_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "OutputPack" (
    "runId" TEXT NOT NULL,
    "repeat" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,
    "hashes" BLOB NOT NULL,
    "states" BLOB NOT NULL,

    PRIMARY KEY ("runId", "repeat"),
    CONSTRAINT "OutputPack_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RowPack" (
    "runId" TEXT NOT NULL,
    "signatureKey" TEXT NOT NULL,
    "repeat" INTEGER NOT NULL,
    "piece" INTEGER NOT NULL,
    "spec" TEXT NOT NULL,
    "start" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "rows" BLOB NOT NULL,
    "scored" BLOB NOT NULL,
    "reasonsJson" TEXT,

    PRIMARY KEY ("runId", "signatureKey", "repeat", "piece"),
    CONSTRAINT "RowPack_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Score" (
    "runId" TEXT NOT NULL,
    "spec" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "metric" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "direction" TEXT NOT NULL,
    "layer" TEXT NOT NULL,
    "unit" TEXT NOT NULL,
    "signature" TEXT NOT NULL,
    "signatureKey" TEXT NOT NULL,
    "fieldsJson" TEXT NOT NULL,
    "implementation" TEXT NOT NULL,
    "value" REAL,
    "reason" TEXT,
    "detailsJson" TEXT NOT NULL DEFAULT '{}',
    "low" REAL,
    "high" REAL,
    "scored" INTEGER NOT NULL,
    "failed" INTEGER NOT NULL,

    PRIMARY KEY ("runId", "spec"),
    CONSTRAINT "Score_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PostedScore" (
    "runId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "metric" TEXT NOT NULL,
    "text" TEXT,
    "decimals" INTEGER,
    "signature" TEXT,
    "reason" TEXT,

    PRIMARY KEY ("runId", "position"),
    CONSTRAINT "PostedScore_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Rating" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "runId" TEXT NOT NULL,
    "repeat" INTEGER NOT NULL DEFAULT 0,
    "position" INTEGER NOT NULL,
    "rater" TEXT NOT NULL,
    "dimension" TEXT NOT NULL,
    "value" REAL,
    "reason" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Rating_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LintFinding" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "runId" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "position" INTEGER,
    "repeat" INTEGER,
    "message" TEXT NOT NULL,
    "detailJson" TEXT,
    CONSTRAINT "LintFinding_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Comparison" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "baseRunId" TEXT NOT NULL,
    "headRunId" TEXT NOT NULL,
    "standard" BOOLEAN NOT NULL DEFAULT false,
    "paramsJson" TEXT NOT NULL,
    "resultJson" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Comparison_baseRunId_fkey" FOREIGN KEY ("baseRunId") REFERENCES "Run" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Comparison_headRunId_fkey" FOREIGN KEY ("headRunId") REFERENCES "Run" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Waiver" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "projectId" TEXT NOT NULL,
    "headRunId" TEXT,
    "metric" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "expiresAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Waiver_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Token" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "scope" TEXT NOT NULL DEFAULT 'write',
    "projectId" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsed" DATETIME,
    "revokedAt" DATETIME,
    CONSTRAINT "Token_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Setting" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL,
    "updatedAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "Project_slug_key" ON "Project"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "TestSet_projectId_name_key" ON "TestSet"("projectId", "name");

-- CreateIndex
CREATE UNIQUE INDEX "TestSetVersion_testSetId_hash_key" ON "TestSetVersion"("testSetId", "hash");

-- CreateIndex
CREATE UNIQUE INDEX "TestSetVersion_testSetId_number_key" ON "TestSetVersion"("testSetId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "Segment_testSetId_key_contentHash_key" ON "Segment"("testSetId", "key", "contentHash");

-- CreateIndex
CREATE INDEX "VersionSegment_segmentId_idx" ON "VersionSegment"("segmentId");

-- CreateIndex
CREATE INDEX "Run_projectId_status_date_id_idx" ON "Run"("projectId", "status", "date", "id");

-- CreateIndex
CREATE INDEX "Run_projectId_branch_status_date_idx" ON "Run"("projectId", "branch", "status", "date");

-- CreateIndex
CREATE INDEX "Run_projectId_commit_idx" ON "Run"("projectId", "commit");

-- CreateIndex
CREATE INDEX "Run_versionId_idx" ON "Run"("versionId");

-- CreateIndex
CREATE INDEX "Run_compute_status_postedAt_idx" ON "Run"("compute", "status", "postedAt");

-- CreateIndex
CREATE INDEX "Run_projectId_shardGroup_idx" ON "Run"("projectId", "shardGroup");

-- CreateIndex
CREATE UNIQUE INDEX "Run_tokenId_idempotencyKey_key" ON "Run"("tokenId", "idempotencyKey");

-- CreateIndex
CREATE UNIQUE INDEX "Rating_runId_repeat_position_dimension_rater_key" ON "Rating"("runId", "repeat", "position", "dimension", "rater");

-- CreateIndex
CREATE INDEX "LintFinding_runId_code_idx" ON "LintFinding"("runId", "code");

-- CreateIndex
CREATE INDEX "Comparison_headRunId_baseRunId_standard_idx" ON "Comparison"("headRunId", "baseRunId", "standard");

-- CreateIndex
CREATE INDEX "Comparison_baseRunId_idx" ON "Comparison"("baseRunId");

-- CreateIndex
CREATE INDEX "Waiver_projectId_idx" ON "Waiver"("projectId");

-- CreateIndex
CREATE UNIQUE INDEX "Token_hash_key" ON "Token"("hash");
