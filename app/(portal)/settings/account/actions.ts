'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import type { ActionError, ActionResult } from '@/lib/contracts/app-error';
import { runAction } from '@/lib/http/portal/actions';
import type { CurrentPerson } from '@/lib/http/portal/current-person';
import { noteConnectIntent } from '@/lib/http/portal/sign-in/admit-from-provider';
import { clientAddress, currentRequest } from '@/lib/http/portal/sign-in/request-view';
import { endCurrentSession } from '@/lib/http/portal/sign-in/session-cookie';
import type { Provider } from '@/lib/services/accounts/providers';
import { disconnectAccount } from '@/lib/services/accounts/sign-in-methods';
import { endOwnSession, endSessions } from '@/lib/services/sessions/sessions';
import { changePassword, renameUser } from '@/lib/services/users/change-user';

export async function renameUserAction(input: { name: string }) {
  return change(({ ctx }) => renameUser({ ctx, input }));
}

export async function changePasswordAction(input: { currentPassword: string; newPassword: string }) {
  const address = clientAddress(await currentRequest());
  return change(({ ctx, sessionId }) => changePassword({ ctx, input: { ...input, sessionId, address } }));
}

/** Before the browser is sent to the provider. */
export async function startConnectingAction(provider: Provider): Promise<ActionResult<void>> {
  return runAction(({ sessionId }) => noteConnectIntent(sessionId, provider));
}

export async function disconnectAction(provider: Provider) {
  return change(({ ctx }) => disconnectAccount({ ctx, input: { provider } }));
}

export async function endSessionAction(sessionId: string) {
  return change(({ ctx }) => endOwnSession({ ctx, input: { sessionId } }));
}

export async function endOtherSessionsAction() {
  return change(({ ctx, sessionId }) => endSessions({ ctx, input: { exceptSessionId: sessionId } }));
}

/** This browser's session too, so that it leads back to the sign-in page. */
export async function signOutEverywhereAction(): Promise<ActionError> {
  const result = await runAction(async ({ ctx }) => {
    await endSessions({ ctx, input: {} });
    await endCurrentSession();
  });
  if (!result.ok) return result.error;
  redirect('/signin');
}

/** The lists are shown anew after a refusal as well, which may come from one that is out of date. */
async function change<T>(work: (person: CurrentPerson) => Promise<T>): Promise<ActionResult<T>> {
  const result = await runAction(work);
  revalidatePath('/settings/account');
  return result;
}
