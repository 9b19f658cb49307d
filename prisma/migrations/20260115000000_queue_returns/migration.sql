-- How often a job lost its place because its worker ended; it is next then.
ALTER TABLE "job_queue" ADD COLUMN "returns" INTEGER NOT NULL DEFAULT 0;
