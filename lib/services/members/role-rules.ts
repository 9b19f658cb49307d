import type { Actor, Role } from '../context';

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
