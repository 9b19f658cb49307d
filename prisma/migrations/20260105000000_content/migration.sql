-- CreateEnum
CREATE TYPE "document_state" AS ENUM ('queued', 'reading', 'ready', 'failed');

-- AlterTable
ALTER TABLE "organizations" ADD COLUMN     "default_template" TEXT;

-- CreateTable
CREATE TABLE "knowledge_documents" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "blob_key" TEXT NOT NULL,
    "state" "document_state" NOT NULL DEFAULT 'queued',
    "error_code" TEXT,
    "error_message" TEXT,
    "language" TEXT,
    "page_count" INTEGER,
    "passage_count" INTEGER NOT NULL DEFAULT 0,
    "progress" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "indexed_at" TIMESTAMPTZ(3),

    CONSTRAINT "knowledge_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "knowledge_passages" (
    "id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "page" INTEGER,
    "heading" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL,
    "search" tsvector NOT NULL,
    "embedding" REAL[],
    "embedding_model" TEXT,

    CONSTRAINT "knowledge_passages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "model_calls" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "job_id" UUID,
    "purpose" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "calls" INTEGER NOT NULL,
    "input_tokens" INTEGER NOT NULL,
    "output_tokens" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "model_calls_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "knowledge_documents_blob_key_key" ON "knowledge_documents"("blob_key");

-- CreateIndex
CREATE INDEX "knowledge_documents_organization_id_id_idx" ON "knowledge_documents"("organization_id", "id" DESC);

-- CreateIndex
CREATE INDEX "knowledge_documents_state_started_at_idx" ON "knowledge_documents"("state", "started_at");

-- CreateIndex
CREATE INDEX "knowledge_documents_created_by_id_idx" ON "knowledge_documents"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "knowledge_documents_organization_id_sha256_key" ON "knowledge_documents"("organization_id", "sha256");

-- CreateIndex
CREATE INDEX "knowledge_passages_organization_id_idx" ON "knowledge_passages"("organization_id");

-- CreateIndex
CREATE INDEX "knowledge_passages_search_idx" ON "knowledge_passages" USING GIN ("search");

-- CreateIndex
CREATE UNIQUE INDEX "knowledge_passages_document_id_position_key" ON "knowledge_passages"("document_id", "position");

-- CreateIndex
CREATE INDEX "model_calls_job_id_idx" ON "model_calls"("job_id");

-- CreateIndex
CREATE INDEX "model_calls_organization_id_created_at_idx" ON "model_calls"("organization_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "knowledge_documents" ADD CONSTRAINT "knowledge_documents_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "knowledge_documents" ADD CONSTRAINT "knowledge_documents_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "knowledge_passages" ADD CONSTRAINT "knowledge_passages_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "knowledge_documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Words that the language's dictionary doesn't find, such as parts of names and misspelt ones.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "knowledge_passages_text_trgm_idx" ON "knowledge_passages" USING gin ("text" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END
$$;
