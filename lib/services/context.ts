import type { Scope } from './transaction';

export type Role = 'owner' | 'admin' | 'member';

/** Who acts. Built by authentication alone, never from what a request says of itself. */
export type Actor =
  { type: 'api_key'; apiKeyId: string } | { type: 'user'; userId: string; role: Role } | { type: 'system' };

/** The tenant that a verb works for, and on whose behalf. Every query is scoped by it. */
export interface Context extends Scope {
  organizationId: string;
  actor: Actor;
}

/** The operator at the machine's own command line: no tenant, every tenant. */
export interface OperatorContext extends Scope {
  organizationId: null;
  actor: { type: 'system' };
}

export const operatorContext: OperatorContext = { organizationId: null, actor: { type: 'system' } };

/** For the worker and the operator's command, acting on one organization. */
export function systemContext(organizationId: string): Context {
  return { organizationId, actor: { type: 'system' } };
}

/** What a verb takes. */
export interface Call<C, I> {
  ctx: C;
  input: I;
}

/** The id behind the actor, for rows that say who did something. */
export function actorIdOf(actor: Actor): string | null {
  switch (actor.type) {
    case 'api_key':
      return actor.apiKeyId;
    case 'user':
      return actor.userId;
    case 'system':
      return null;
  }
}
