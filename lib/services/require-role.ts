import { AppError } from '@/lib/contracts/app-error';
import type { Actor, Role } from './context';

/** Lets the system through, and people of one of the roles; a key never manages anything. */
export function requireRole(actor: Actor, roles: readonly Role[]): void {
  if (actor.type === 'system') return;
  if (actor.type === 'user' && roles.includes(actor.role)) return;
  const who = roles.length > 0 ? roles.map((role) => `${role}s`).join(' and ') : 'the operator';
  throw new AppError({ code: 'forbidden', message: `Only ${who} may do this.` });
}
