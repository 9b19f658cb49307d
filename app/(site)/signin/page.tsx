import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { ProviderButtons } from '@/components/accounts/sign-in-providers';
import { Notice } from '@/components/ui/messages';
import { Summary } from '@/components/ui/summary';
import { currentSession } from '@/lib/http/portal/current-person';
import { readReturnPath } from '@/lib/http/portal/sign-in/return-path';
import { readMessage } from '@/lib/http/portal/sign-in/sealed';
import { availableProviders } from '@/lib/services/accounts/providers';
import { isSignUpOpen } from '@/lib/services/users/sign-up-policy';
import { AuthPage } from '../_components/auth-page';
import { SignInForm } from './_components/sign-in-form';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { problem, error, ...wanted } = await searchParams;
  const next = readReturnPath(wanted);
  const message = await readMessage({ problem, error });
  // Whoever connects a provider is signed in already, and reads there what went wrong.
  if (await currentSession())
    redirect(
      message
        ? `/settings/account?${new URLSearchParams(problem ? { problem: String(problem) } : { error: String(error) })}`
        : next,
    );
  return (
    <AuthPage title="Sign in" purpose="Make decks, watch your organization’s jobs and download their files.">
      {message && (
        <Notice tone="warn" role="alert">
          {message}
        </Notice>
      )}
      <div className="flex flex-col gap-4">
        <ProviderButtons providers={availableProviders()} returnTo={next} />
        <SignInForm next={next} />
      </div>
      <div className="flex flex-col gap-3 text-sm text-muted">
        <p>
          {isSignUpOpen() ? (
            <>
              New here?{' '}
              <Link href="/signup" className="font-medium text-accent hover:underline">
                Create an account
              </Link>
            </>
          ) : (
            'No account yet? An admin of your organization can send you an invitation link.'
          )}
        </p>
        <ForgottenPassword />
      </div>
    </AuthPage>
  );
}

/** The service sends no mail, so there is a person to ask. */
function ForgottenPassword() {
  return (
    <details>
      <Summary className="min-h-6 text-ink">Forgot your password?</Summary>
      <p className="mt-2 pl-5">
        Ask whoever runs this service. They set a new one with{' '}
        <code className="font-mono text-[13px] text-ink">npm run admin -- user set-password</code>, and you change it
        under Account.
      </p>
    </details>
  );
}
