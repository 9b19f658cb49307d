-- How often a job lost its place because its worker ended; it is next then.
ALTER TABLE "job_queue" ADD COLUMN "returns" INTEGER NOT NULL DEFAULT 0;

-- Not rounded: rounded up, a job could not be taken yet when workers are told of it.
ALTER TABLE "job_queue" ALTER COLUMN "run_at" SET DATA TYPE TIMESTAMPTZ(6);
