import { afterAll, beforeAll, expect, it } from 'vitest';
import { deckRequest } from '../testing/test-job';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { createJob } from './create-job';

let service: TestService;
beforeAll(async () => {
  process.env.JOB_ENGINE = 'inngest';
  process.env.INNGEST_EVENT_KEY = 'event-key';
  process.env.INNGEST_SIGNING_KEY = 'abcd';
  // Nothing listens there: what can't be sent has to wait in the outbox.
  process.env.INNGEST_BASE_URL = 'http://127.0.0.1:1';
  service = await openTestService();
});
afterAll(() => service.close());

it('leaves one event a job in the outbox and answers although Inngest is away', async () => {
  const { api } = await createTenant();
  const input = { request: deckRequest, sentBody: deckRequest, idempotencyKey: 'once', baseUrl: 'http://localhost' };
  const [first, second] = await Promise.all([createJob({ ctx: api, input }), createJob({ ctx: api, input })]);
  expect(first.body).toEqual(second.body);
  const events = await service.database.prisma.outboxEvent.findMany();
  expect(events).toMatchObject([
    { eventId: first.body.job_id, data: { jobId: first.body.job_id, organizationId: api.organizationId } },
  ]);
});
