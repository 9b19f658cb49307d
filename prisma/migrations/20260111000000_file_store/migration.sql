-- CreateTable
CREATE TABLE "file_store" (
    "only_one" BOOLEAN NOT NULL DEFAULT true,
    "store_id" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_store_pkey" PRIMARY KEY ("only_one"),
    CONSTRAINT "file_store_only_one_check" CHECK ("only_one")
);
