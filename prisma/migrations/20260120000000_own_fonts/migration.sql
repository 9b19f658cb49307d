-- Fonts of an organization's own, as far as they are needed: what was measured of each file.
CREATE TABLE "fonts" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "family" TEXT NOT NULL,
    "face" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "measures" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "fonts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "fonts_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "fonts_organization_id_family_face_key" ON "fonts"("organization_id", "family", "face");
ALTER TABLE "organizations" ADD COLUMN "fonts_key" TEXT;
