import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { currentPerson } from '@/lib/http/portal/current-person';
import { SignInForm } from './_components/sign-in-form';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInPage() {
  if (await currentPerson()) redirect('/jobs');
  return (
    <main className="mx-auto flex max-w-sm flex-col gap-6 px-5 py-16">
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">Sign in</h1>
        <p className="text-muted">Watch your organization’s jobs and download their files.</p>
      </div>
      <SignInForm />
      <p className="text-sm text-muted">
        No account? Your operator makes one with <code className="font-mono text-[13px]">npm run admin -- user create</code>.
      </p>
    </main>
  );
}
