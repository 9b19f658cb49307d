import { getEnv } from '@/lib/platform/env/env';
import { isEligibleForApi, plans, type Plan } from './plans';

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
