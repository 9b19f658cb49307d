-- AlterTable
ALTER TABLE "outbox_events" ADD COLUMN     "next_send_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "outbox_events_next_send_at_idx" ON "outbox_events"("next_send_at");
