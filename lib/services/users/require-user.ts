import { AppError } from '@/lib/contracts/app-error';
import type { Actor } from '../context';

/** The person who acts, for what people do with their own account. Keys and the system have none. */
export function requireUser(actor: Actor): string {
  if (actor.type === 'user') return actor.userId;
  throw new AppError({ code: 'forbidden', message: 'Only a person who is signed in may do this.' });
}
