-- DropIndex
DROP INDEX "artifacts_deleted_at_created_at_idx";

-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "files_deleted_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "jobs_files_deleted_at_finished_at_idx" ON "jobs"("files_deleted_at", "finished_at");
