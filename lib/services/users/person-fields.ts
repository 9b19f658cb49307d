import { z } from 'zod';
import { cleanText, countCharacters } from '@/lib/contracts/clean-text';

/** Stored and compared in lower case: nobody has two mailboxes that differ by capitals. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email('must be an e-mail address'));

export const passwordMinCharacters = 8;

/** The upper bound keeps the hash from being fed megabytes. */
export const passwordMaxCharacters = 1_000;

/** For new passwords. Length is what counts (NIST SP 800-63B, section 3.1.1.2); there are no rules about their letters. */
export const passwordSchema = z
  .string()
  .min(passwordMinCharacters, `must have at least ${passwordMinCharacters} characters`)
  .max(passwordMaxCharacters, `must have at most ${passwordMaxCharacters} characters`);

const longestName = 200;

const isOneLine = (name: string) => !/[\t\n]/.test(name) && countCharacters(name) <= longestName;

export const personNameSchema = z
  .string()
  .transform(cleanText)
  .refine((name) => name !== '', { error: 'enter your name', abort: true })
  .refine(isOneLine, { error: `must be one line of at most ${longestName} characters` });

/** For people whom a provider or the operator names badly or not at all: the part before the @ of their address. */
export function personNameOr(name: string | null | undefined, email: string): string {
  return personNameSchema.safeParse(name ?? '').data ?? email.split('@')[0] ?? email;
}
