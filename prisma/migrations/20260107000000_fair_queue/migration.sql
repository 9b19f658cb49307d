-- Accepted jobs that are not finished, for the embedded engine. A row is taken by a worker and goes when its job has ended.
CREATE TABLE "job_queue" (
    "position" BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "job_id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "output_type" "output_type" NOT NULL,
    "run_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "overtaken" INTEGER NOT NULL DEFAULT 0,
    "worker_id" UUID,
    "claimed_at" TIMESTAMPTZ(3),
    CONSTRAINT "job_queue_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "job_queue_job_id_key" ON "job_queue"("job_id");
CREATE INDEX "job_queue_organization_id_position_idx" ON "job_queue"("organization_id", "position");
CREATE INDEX "job_queue_worker_id_idx" ON "job_queue"("worker_id");

-- When each organization's turn was last.
CREATE TABLE "queue_turns" (
    "organization_id" UUID NOT NULL PRIMARY KEY,
    "at" TIMESTAMPTZ(6) NOT NULL,
    CONSTRAINT "queue_turns_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Worker processes that live. "beat" grows as long as one does.
CREATE TABLE "workers" (
    "id" UUID NOT NULL PRIMARY KEY,
    "pool_id" TEXT,
    "slots" INTEGER NOT NULL,
    "beat" BIGINT NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);

-- What one process at a time may do.
CREATE TABLE "leases" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "holder" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL
);

-- How often the process that computed for the job died of it.
ALTER TABLE "jobs" ADD COLUMN "deaths" INTEGER NOT NULL DEFAULT 0;

-- What waits in graphile-worker's table moves over.
DO $$
BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NULL THEN
    RETURN;
  END IF;
  INSERT INTO "job_queue" ("job_id", "organization_id", "output_type")
    SELECT jobs.id, jobs.organization_id, jobs.output_type
    FROM jobs JOIN graphile_worker._private_jobs queued ON queued.key = jobs.id::text
    WHERE jobs.status IN ('pending', 'processing') ORDER BY jobs.id;
  DELETE FROM graphile_worker._private_jobs WHERE task_id IN
    (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'generate');
END
$$;
