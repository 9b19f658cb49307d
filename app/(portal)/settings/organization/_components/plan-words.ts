import type { Plan } from '@/lib/services/organizations/plans';

export const planNames = {
  free: 'Free',
  starter: 'Starter',
  business: 'Business',
  enterprise: 'Enterprise',
} as const satisfies Record<Plan, string>;
