-- What people started in the portal is few among what their organization's keys did.
CREATE INDEX "jobs_portal_idx" ON "jobs"("organization_id", "id" DESC) WHERE "api_key_id" IS NULL;

-- Jobs of a key, in the order of the list; nothing looks for them by their time.
DROP INDEX "jobs_organization_id_created_at_idx";
CREATE INDEX "jobs_organization_id_api_key_id_id_idx" ON "jobs"("organization_id", "api_key_id", "id" DESC);

-- Each job looks at the last files of its organization.
DROP INDEX "artifacts_organization_id_idx";
CREATE INDEX "artifacts_organization_id_created_at_idx" ON "artifacts"("organization_id", "created_at" DESC);

-- The search box of the jobs page looks at the beginning of each prompt. An index of words alone made it read what other
-- organizations have: with the organization in it, a search reads its own jobs. Some servers don't allow the extensions;
-- there the search reads the organization's jobs one by one.
DROP INDEX IF EXISTS "jobs_prompt_trgm_idx";
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE EXTENSION IF NOT EXISTS btree_gin;
  CREATE INDEX "jobs_organization_id_prompt_trgm_idx" ON "jobs" USING gin ("organization_id", left("prompt", 300) gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'pg_trgm or btree_gin is not available: %', SQLERRM;
END
$$;
