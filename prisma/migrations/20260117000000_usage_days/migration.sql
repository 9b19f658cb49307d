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

-- Counted by the database itself, in the transaction that ends a job: also what a process of the version before ends
-- while this one takes over. At the commit, when the pool of credits is locked in any case, and the day of acceptance before
-- the day on which the job ends: in one order, so that no two jobs wait for each other.
CREATE FUNCTION "count_usage"("of_job" UUID, "at" TIMESTAMPTZ, "completed" INTEGER, "failed" INTEGER, "slides" INTEGER, "charged" INTEGER, "credits" INTEGER)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO "usage_days" AS known ("organization_id", "day", "source", "output_type", "completed", "failed", "slides", "charged", "credits")
    SELECT "organization_id", ("at" AT TIME ZONE 'UTC')::date, coalesce("api_key_id", '00000000-0000-0000-0000-000000000000'), "output_type",
      count_usage."completed", count_usage."failed", count_usage."slides", count_usage."charged", count_usage."credits"
    FROM "jobs" WHERE "id" = "of_job"
  ON CONFLICT ("organization_id", "day", "source", "output_type") DO UPDATE SET
    "completed" = known."completed" + excluded."completed", "failed" = known."failed" + excluded."failed",
    "slides" = known."slides" + excluded."slides", "charged" = known."charged" + excluded."charged",
    "credits" = known."credits" + excluded."credits"
$$;

CREATE FUNCTION "count_ended_job"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "count_usage"(NEW."id", NEW."created_at", (NEW."status" = 'completed')::int, (NEW."status" = 'failed')::int, 0, 0, 0);
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "count_usage" AFTER UPDATE OF "status" ON "jobs" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD."status" IN ('pending', 'processing') AND NEW."status" IN ('completed', 'failed'))
  EXECUTE FUNCTION "count_ended_job"();

CREATE FUNCTION "count_delivered_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "count_usage"(NEW."job_id", NEW."created_at", 0, 0, NEW."slide_count", 0, 0);
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "count_usage" AFTER INSERT ON "artifacts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_delivered_file"();

CREATE FUNCTION "count_charge"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "count_usage"(NEW."job_id", NEW."created_at", 0, 0, 0, 1, -NEW."amount");
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "count_usage" AFTER INSERT ON "credit_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW."kind" = 'charge')
  EXECUTE FUNCTION "count_charge"();

-- What has ended already. The triggers hold off whoever ends a job meanwhile, so that each is counted once.
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
