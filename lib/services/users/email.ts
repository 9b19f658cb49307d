import { z } from 'zod';

/** Stored and compared in lower case: nobody has two mailboxes that differ by capitals. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email('must be an e-mail address'));
