import { actorIdOf, type Context } from '../context';

/** What limits per API key are counted by. */
export function limitKeyOf(ctx: Context): string {
  return actorIdOf(ctx.actor) ?? ctx.organizationId;
}
