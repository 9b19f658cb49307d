import type { Inngest } from 'inngest';
import { getPool } from '../database/pool';
import { getEnv } from '../env/env';
import { createFairQueue } from './fair-queue';
import type { JobQueue } from './job-queue';
import { createOutboxQueue, type SendEvents } from './outbox';

let queue: JobQueue | undefined;
let sender: SendEvents | undefined;

/** The queue that JOB_ENGINE names. */
export function getJobQueue(): JobQueue {
  queue ??= getEnv().JOB_ENGINE === 'inngest' ? createOutboxQueue(getPool(), getEventSender()) : createFairQueue();
  return queue;
}

/** Sends to the Inngest that the environment names; the keys are there, or the start had failed. */
export function getEventSender(): SendEvents {
  const { INNGEST_EVENT_KEY = '', INNGEST_BASE_URL } = getEnv();
  sender ??= createInngestSender({ eventKey: INNGEST_EVENT_KEY, baseUrl: INNGEST_BASE_URL });
  return sender;
}

interface InngestAddress {
  eventKey: string;
  /** Of a self-hosted server; Inngest's cloud when absent. */
  baseUrl?: string;
}

/** Sends events to Inngest. */
export function createInngestSender(address: InngestAddress): SendEvents {
  let client: Inngest | undefined;
  return async (events) => {
    client ??= await createClient(address);
    await client.send(events.map(({ id, name, data }) => ({ id, name, data: data as Record<string, unknown> })));
  };
}

/** The library is loaded with the first event, so that installations without Inngest don't pay for it. */
async function createClient({ eventKey, baseUrl }: InngestAddress): Promise<Inngest> {
  const { Inngest } = await import('inngest');
  return new Inngest({ id: 'deckwright', eventKey, baseUrl, isDev: false });
}
