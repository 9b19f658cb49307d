import type { AppError } from '@/lib/contracts/app-error';
import { connectAccount } from '@/lib/services/accounts/connect-account';
import { findAccount } from '@/lib/services/accounts/find-account';
import { providerNames, type ProviderIdentity } from '@/lib/services/accounts/provider';
import { signUpThroughProvider } from '@/lib/services/accounts/sign-up-through-provider';
import { countSignUp } from '@/lib/services/limits/count-sign-up';
import { toAppError } from '@/lib/services/to-app-error';
import { clientAddress } from './client-address';
import { readConnectIntent, type ConnectIntent } from './connect-intent';
import { invitationOf } from './invitation-of';
import { pathWithMessage } from './messages';
import type { RequestView } from './request-view';

const accountPath = '/settings/account';

/** Whether the person who came back from a provider is signed in: true, or the page to show instead. */
export async function admitFromProvider(view: RequestView, identity: ProviderIdentity): Promise<true | string> {
  const intent = await readConnectIntent(view);
  return intent?.provider === identity.provider ? connect(intent, identity) : signIn(view, identity);
}

async function connect({ userId }: ConnectIntent, identity: ProviderIdentity): Promise<string> {
  const name = providerNames[identity.provider];
  if (!userId)
    return pathWithMessage('/signin', `Your session ended before ${name} was connected. Sign in and try again.`);
  try {
    await connectAccount({ userId, input: identity });
    return `${accountPath}?connected=${identity.provider}`;
  } catch (thrown) {
    return pathWithMessage(accountPath, wordsFor(thrown));
  }
}

async function signIn(view: RequestView, identity: ProviderIdentity): Promise<true | string> {
  if (await findAccount({ input: identity })) return true;
  try {
    await countSignUp({ input: { address: clientAddress(view) } });
    await signUpThroughProvider({ input: { ...identity, invitationToken: invitationOf(view) } });
    return true;
  } catch (thrown) {
    return pathWithMessage('/signin', wordsFor(thrown));
  }
}

/** @throws what is a defect, for the log */
function wordsFor(thrown: unknown): string {
  const error: AppError = toAppError(thrown);
  if (error.code === 'internal_error') throw thrown;
  return error.message;
}
