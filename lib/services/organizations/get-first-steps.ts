import { AppError } from '@/lib/contracts/app-error';
import type { Call, Context } from '../context';
import { requireRole } from '../roles';
import { sqlOf } from '../transaction';
import { isEligibleForApi, type Plan } from './plans';

export interface FirstSteps {
  /** Whether the plan has API keys at all; without, two of the steps can't be done. */
  hasApi: boolean;
  /** A job has completed. */
  generated: boolean;
  createdKey: boolean;
  /** One of the keys has been used. */
  calledApi: boolean;
  /** Somebody was invited, or is there already. */
  invited: boolean;
  /** Nothing that the plan allows is left to do. */
  isDone: boolean;
}

interface Facts extends Pick<FirstSteps, 'generated' | 'createdKey' | 'calledApi' | 'invited'> {
  plan: Plan;
  trial: boolean;
}

// Each question stops at the first row that answers it.
const findFacts = `
  select plan, trial,
    exists (select from jobs where organization_id = o.id and status = 'completed') as "generated",
    exists (select from api_keys where organization_id = o.id) as "createdKey",
    exists (select from api_keys where organization_id = o.id and last_used_at is not null) as "calledApi",
    exists (select from invitations where organization_id = o.id)
      or exists (select from memberships where organization_id = o.id offset 1) as "invited"
  from organizations o where id = $1`;

/** How far an organization has come, computed from what is there; for owners and admins. */
export async function getFirstSteps({ ctx }: Call<Context, Record<string, never>>): Promise<FirstSteps> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { rows } = await sqlOf(ctx).query<Facts>(findFacts, [ctx.organizationId]);
  const [facts] = rows;
  if (!facts) throw new AppError({ code: 'not_found', message: 'There is no such organization.' });
  const { plan, trial, generated, createdKey, calledApi, invited } = facts;
  const hasApi = isEligibleForApi({ plan, trial });
  return {
    hasApi,
    generated,
    createdKey,
    calledApi,
    invited,
    isDone: generated && invited && (!hasApi || (createdKey && calledApi)),
  };
}
