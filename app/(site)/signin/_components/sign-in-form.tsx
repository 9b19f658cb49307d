'use client';

import { signIn } from 'next-auth/react';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';

const messages = {
  refused: 'This e-mail address and password don’t belong together. Check both and try again.',
  unreachable: 'The server did not answer. Check your connection and try again.',
} as const;

async function trySignIn(form: FormData): Promise<keyof typeof messages | null> {
  try {
    const answer = await signIn('password', {
      email: form.get('email'),
      password: form.get('password'),
      redirect: false,
    });
    return answer?.ok ? null : 'refused';
  } catch {
    return 'unreachable';
  }
}

export function SignInForm() {
  const router = useRouter();
  const [problem, setProblem] = useState<keyof typeof messages | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    const found = await trySignIn(new FormData(event.currentTarget));
    setProblem(found);
    setBusy(false);
    if (found) return;
    router.push('/jobs');
    router.refresh();
  }

  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField label="E-mail" name="email" type="email" autoComplete="username" required />
      <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
      <p role="alert" className="min-h-6 text-sm text-bad">
        {problem && messages[problem]}
      </p>
      <Button type="submit" disabled={busy}>
        {busy ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  );
}
