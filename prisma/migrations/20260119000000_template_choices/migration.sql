-- What people decide about an uploaded template.
ALTER TABLE "templates"
    ADD COLUMN "layout_choices" JSONB,
    ADD COLUMN "tags" TEXT[] DEFAULT ARRAY[]::TEXT[];
