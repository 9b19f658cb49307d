import type { Inngest } from 'inngest';
import type { SendEvent } from './outbox';

export interface InngestAddress {
  eventKey: string;
  /** Of a self-hosted server; Inngest's cloud when absent. */
  baseUrl?: string;
}

/** Sends events to Inngest. */
export function createInngestSender(address: InngestAddress): SendEvent {
  let client: Inngest | undefined;
  return async (event) => {
    client ??= await createClient(address);
    await client.send({ id: event.id, name: event.name, data: event.data as Record<string, unknown> });
  };
}

/** The library is loaded with the first event, so that installations without Inngest don't pay for it. */
async function createClient({ eventKey, baseUrl }: InngestAddress): Promise<Inngest> {
  const { Inngest } = await import('inngest');
  return new Inngest({ id: 'deckwright', eventKey, baseUrl, isDev: false });
}
