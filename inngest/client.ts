import { Inngest } from 'inngest';

/**
 * Reads INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY and INNGEST_BASE_URL by itself. Never in
 * development mode, whose handler runs what unsigned requests tell it to.
 */
export const inngest = new Inngest({ id: 'deckwright', isDev: false });
