import { addDays, addYears } from 'date-fns';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import type { Actor } from '../context';

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
