import { addDays, addYears } from 'date-fns';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { cleanText } from '@/lib/contracts/clean-text';
import { cutText } from '@/lib/text/cut/cut-text';
import type { Actor } from '../context';

const keyNameMaxCharacters = 100;

/** One line, whatever was pasted. */
export const keyNameSchema = z
  .string()
  .transform((name) => cleanText(name).replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1, 'Give the key a name.')
      .max(keyNameMaxCharacters, `A name has at most ${keyNameMaxCharacters} characters.`),
  );

const numbered = /^(.*) \((\d{1,6})\)$/s;

/** What the successor of a key is called: "CRM" is followed by "CRM (2)", that by "CRM (3)". */
export function successorName(name: string): string {
  const [, base = name, count = '1'] = numbered.exec(name) ?? [];
  const suffix = ` (${Number(count) + 1})`;
  return `${cutText(base, keyNameMaxCharacters - suffix.length).trimEnd()}${suffix}`;
}

const mostYears = 10;
const days = { '30': 30, '90': 90, '365': 365 } as const;

/** A moment, or what a form offers: days from now, or the last moment of a day (UTC) such as `2026-12-24`. */
export const expirySchema = z
  .union(
    [z.date(), z.literal('never'), z.enum(['30', '90', '365']), z.iso.date()],
    'Choose when the key expires, or a day.',
  )
  .transform((choice): Date | null => {
    if (choice instanceof Date) return choice;
    if (choice === 'never') return null;
    return isDays(choice) ? addDays(new Date(), days[choice]) : new Date(`${choice}T23:59:59.999Z`);
  });

function isDays(choice: string): choice is keyof typeof days {
  return Object.hasOwn(days, choice);
}

/** People choose a time ahead; the system may also make keys that are past theirs. */
export function assertExpiryAhead(actor: Actor, expiresAt: Date | null): void {
  if (expiresAt === null || actor.type === 'system') return;
  const now = new Date();
  if (expiresAt > now && expiresAt < addYears(now, mostYears)) return;
  const message =
    expiresAt > now
      ? `Choose a day within the next ${mostYears} years.`
      : 'This day is over. Choose one from today on.';
  throw new AppError({ code: 'invalid_request', message, param: 'expiresAt' });
}

/** Of a key that is neither revoked nor expired. */
export function isLive() {
  return { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] };
}
