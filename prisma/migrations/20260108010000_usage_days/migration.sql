-- What jobs came to by day in UTC, counted when they end: nobody adds up a year of rows to look at a page.
CREATE TABLE "usage_days" (
    "organization_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "source" UUID NOT NULL,
    "output_type" "output_type" NOT NULL,
    "completed" INTEGER NOT NULL DEFAULT 0,
    "failed" INTEGER NOT NULL DEFAULT 0,
    "slides" INTEGER NOT NULL DEFAULT 0,
    "charged" INTEGER NOT NULL DEFAULT 0,
    "credits" BIGINT NOT NULL DEFAULT 0,
    CONSTRAINT "usage_days_pkey" PRIMARY KEY ("organization_id", "day", "source", "output_type"),
    CONSTRAINT "usage_days_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- What has ended already.
INSERT INTO "usage_days" ("organization_id", "day", "source", "output_type", "completed", "failed", "slides", "charged", "credits")
  SELECT counted."organization_id", counted."day", coalesce(jobs."api_key_id", '00000000-0000-0000-0000-000000000000'), jobs."output_type",
    sum(counted."completed"), sum(counted."failed"), sum(counted."slides"), sum(counted."charged"), sum(counted."credits")
  FROM (
    SELECT "id" AS "job_id", "organization_id", ("created_at" AT TIME ZONE 'UTC')::date AS "day",
        ("status" = 'completed')::int AS "completed", ("status" = 'failed')::int AS "failed", 0 AS "slides", 0 AS "charged", 0 AS "credits"
      FROM "jobs" WHERE "status" IN ('completed', 'failed')
    UNION ALL
    SELECT "job_id", "organization_id", ("created_at" AT TIME ZONE 'UTC')::date, 0, 0, "slide_count", 0, 0 FROM "artifacts"
    UNION ALL
    SELECT "job_id", "organization_id", ("created_at" AT TIME ZONE 'UTC')::date, 0, 0, 0, 1, -"amount"
      FROM "credit_entries" WHERE "kind" = 'charge'
  ) counted
  JOIN "jobs" ON jobs."id" = counted."job_id"
  GROUP BY 1, 2, 3, 4;
