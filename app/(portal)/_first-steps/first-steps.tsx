import { cookies } from 'next/headers';
import { FirstStepsCard } from '@/components/portal/first-steps/first-steps-card';
import type { CurrentPerson } from '@/lib/http/portal/current-person';
import { getFirstSteps } from '@/lib/services/organizations/get-first-steps';
import { hideFirstStepsAction } from './actions';
import { firstStepsCookie } from './first-steps-cookie';

/** For owners and admins, until everything is done or they put it away. */
export async function FirstSteps({ person: { ctx, role, organization } }: { person: CurrentPerson }) {
  if (role === 'member' || (await cookies()).has(firstStepsCookie(organization.id))) return null;
  const { isDone, ...facts } = await getFirstSteps({ ctx, input: {} });
  return isDone ? null : <FirstStepsCard facts={facts} hide={hideFirstStepsAction} />;
}
