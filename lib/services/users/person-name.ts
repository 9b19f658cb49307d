import { z } from 'zod';
import { cleanText, countCharacters } from '@/lib/contracts/clean-text';

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
