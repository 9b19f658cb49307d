'use server';

import { cookies } from 'next/headers';
import type { ActionResult } from '@/lib/contracts/app-error';
import { runAction } from '@/lib/http/portal/actions';
import { requestSettings } from '@/lib/services/requests/request-settings';
import { firstStepsCookie } from './shown-steps';

const yearSeconds = 365 * 24 * 60 * 60;

export async function hideFirstStepsAction(): Promise<ActionResult<void>> {
  return runAction(async ({ organization }) => {
    const secure = requestSettings().baseUrl.startsWith('https:');
    (await cookies()).set(firstStepsCookie(organization.id), '1', {
      path: '/',
      maxAge: yearSeconds,
      httpOnly: true,
      sameSite: 'lax',
      secure,
    });
  });
}
