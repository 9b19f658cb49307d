-- A template of an organization varies a built-in one, or is a file of the organization's own.
ALTER TABLE "templates"
    ALTER COLUMN "base_template" DROP NOT NULL,
    ADD COLUMN "file_key" TEXT,
    ADD COLUMN "file_name" TEXT,
    ADD COLUMN "file_bytes" INTEGER,
    ADD COLUMN "file_sha256" TEXT,
    ADD COLUMN "understanding" JSONB,
    ADD CONSTRAINT "templates_one_source" CHECK (("base_template" IS NULL) <> ("file_key" IS NULL));
