import { AppError } from '@/lib/contracts/app-error';
import type { Actor, Role } from './context';

/** Lets the system through, and people of one of the roles; a key never manages anything. */
export function requireRole(actor: Actor, roles: readonly Role[]): void {
  if (actor.type === 'system') return;
  if (actor.type === 'user' && roles.includes(actor.role)) return;
  const who = roles.length > 0 ? roles.map((role) => `${role}s`).join(' and ') : 'the operator';
  throw new AppError({ code: 'forbidden', message: `Only ${who} may do this.` });
}

/** The person who acts, for what people do with their own account. Keys and the system have none. */
export function requireUser(actor: Actor): string {
  if (actor.type === 'user') return actor.userId;
  throw new AppError({ code: 'forbidden', message: 'Only a person who is signed in may do this.' });
}

export const roles = ['owner', 'admin', 'member'] as const satisfies readonly Role[];

const managed: Readonly<Record<Role, readonly Role[]>> = {
  owner: ['owner', 'admin', 'member'],
  admin: ['admin', 'member'],
  member: [],
};

/** The roles that somebody may give to people, and whose holders they may change or remove. */
export function rolesManagedBy(actor: Actor): readonly Role[] {
  switch (actor.type) {
    case 'user':
      return managed[actor.role];
    case 'system':
      return roles;
    case 'api_key':
      return [];
  }
}
