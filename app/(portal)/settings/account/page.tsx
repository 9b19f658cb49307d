import type { Metadata } from 'next';
import type { SearchParams } from '@/components/portal/list-address';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/messages';
import { requirePerson } from '@/lib/http/portal/current-person';
import { readMessage } from '@/lib/http/portal/sign-in/sealed';
import { isProvider, type Provider, providerNames, availableProviders } from '@/lib/services/accounts/providers';
import { getSignInMethods, type SignInMethods } from '@/lib/services/accounts/sign-in-methods';
import { listSessions } from '@/lib/services/sessions/sessions';
import { passwordMinCharacters } from '@/lib/services/users/person-fields';
import { SettingsHeader } from '../_components/settings-header';
import { NameForm, PasswordForm } from './_components/account-forms';
import { ProviderList, type ProviderRow } from './_components/provider-list';
import { EndSessions } from './_components/session-buttons';
import { SessionList } from './_components/session-list';

export const metadata: Metadata = { title: 'Account' };

export default async function AccountPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { ctx, name, email, sessionId } = await requirePerson();
  const { problem, error, connected } = await searchParams;
  const [message, methods, sessions] = await Promise.all([
    readMessage({ problem, error }),
    getSignInMethods({ ctx, input: {} }),
    listSessions({ ctx, input: {} }),
  ]);
  const rows = providerRows(methods, availableProviders());
  return (
    <>
      <SettingsHeader title="Account" purpose="Who you are here, how you sign in, and where you are signed in now." />
      {message && (
        <Notice tone="warn" role="alert">
          {message}
        </Notice>
      )}
      {isProvider(connected) && methods.connected.some(({ provider }) => provider === connected) && (
        <Notice tone="good" role="status">
          {providerNames[connected]} is connected. You can sign in with it from now on.
        </Notice>
      )}
      <Card title="You" description="Others in your organizations see your name and e-mail address.">
        <NameForm name={name} email={email} />
      </Card>
      <Card
        title="Password"
        description={
          methods.hasPassword
            ? 'A change ends your sessions in all other browsers.'
            : 'You have none and sign in through a provider. With a password you can do without it.'
        }
      >
        <PasswordForm email={email} hasPassword={methods.hasPassword} minCharacters={passwordMinCharacters} />
      </Card>
      {rows.length > 0 && (
        <Card title="Sign-in providers" description="Sign in with one click instead of your password.">
          <ProviderList rows={rows} />
        </Card>
      )}
      <Card
        title="Sessions"
        description="Browsers in which you are signed in. End those that you don’t know, then change your password."
      >
        <SessionList sessions={sessions} currentId={sessionId} now={new Date()} />
        <EndSessions hasOthers={sessions.length > 1} />
      </Card>
    </>
  );
}

/** Providers that can be connected, and those that are, also where the operator has taken them away since. */
function providerRows({ hasPassword, connected }: SignInMethods, available: readonly Provider[]): ProviderRow[] {
  const shown = [...new Set([...available, ...connected.map(({ provider }) => provider)])];
  return shown.map((provider) => {
    const since = connected.find((account) => account.provider === provider)?.since;
    return {
      provider,
      since: since && `since ${since.toISOString().slice(0, 10)}`,
      isOnlyWay: !hasPassword && connected.length === 1,
      isAvailable: available.includes(provider),
    };
  });
}
