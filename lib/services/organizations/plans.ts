import { z } from 'zod';

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
