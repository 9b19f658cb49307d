import { z } from 'zod';
import { getEnv } from '@/lib/platform/env/env';

export const plans = ['free', 'starter', 'business', 'enterprise'] as const;
export type Plan = (typeof plans)[number];

export const planSchema = z.enum(plans);

/** Whether an organization on this plan may create and use API keys. A trial is not a paid plan. */
export function isEligibleForApi(organization: { plan: Plan; trial: boolean }): boolean {
  return eligibility[organization.plan] && !organization.trial;
}

const eligibility: Readonly<Record<Plan, boolean>> = {
  free: false,
  starter: false,
  business: true,
  enterprise: true,
};

export interface PlanFacts {
  plan: Plan;
  hasApi: boolean;
  /** Live keys at most; none without the API. */
  keys: number;
  /** Generate requests a minute and key; none without the API. */
  generatePerMinute: number;
  /** Status requests a minute and key; none without the API. */
  statusPerMinute: number;
}

/** What each paid plan allows on this installation. */
export function listPlans(): PlanFacts[] {
  const { API_KEYS_MAX_PER_ORGANIZATION, GENERATE_LIMIT_PER_MINUTE, STATUS_LIMIT_PER_MINUTE } = getEnv();
  return plans.map((plan) => {
    const hasApi = isEligibleForApi({ plan, trial: false });
    const withApi = (number: number) => (hasApi ? number : 0);
    return {
      plan,
      hasApi,
      keys: withApi(API_KEYS_MAX_PER_ORGANIZATION),
      generatePerMinute: withApi(GENERATE_LIMIT_PER_MINUTE),
      statusPerMinute: withApi(STATUS_LIMIT_PER_MINUTE),
    };
  });
}
