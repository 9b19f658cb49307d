'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import type { ActionError, ActionResult } from '@/lib/contracts/action-result';
import type { CurrentPerson } from '@/lib/http/portal/current-person';
import { runAction } from '@/lib/http/portal/run-action';
import { clientAddress } from '@/lib/http/portal/sign-in/client-address';
import { noteConnectIntent } from '@/lib/http/portal/sign-in/connect-intent';
import { currentRequest } from '@/lib/http/portal/sign-in/request-view';
import { endCurrentSession } from '@/lib/http/portal/sign-in/session-cookie';
import { disconnectAccount } from '@/lib/services/accounts/disconnect-account';
import type { Provider } from '@/lib/services/accounts/provider';
import { endOwnSession } from '@/lib/services/sessions/end-own-session';
import { endSessions } from '@/lib/services/sessions/end-sessions';
import { changePassword } from '@/lib/services/users/change-password';
import { renameUser } from '@/lib/services/users/rename-user';

export async function renameAction(input: { name: string }) {
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
