-- What providers had kept from earlier calls, and how long calls took.
ALTER TABLE "model_calls"
    ADD COLUMN "cached_input_tokens" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "slowest_ms" INTEGER NOT NULL DEFAULT 0;
