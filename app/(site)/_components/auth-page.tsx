import Image from 'next/image';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

export interface AuthPageProps {
  title: ReactNode;
  purpose: ReactNode;
  children: ReactNode;
}

/** The pages on the way in: what to do on one side, and on wide screens what one gets on the other. */
export function AuthPage({ title, purpose, children }: AuthPageProps) {
  return (
    <main className="grid min-h-[calc(100dvh-7.5rem)] lg:grid-cols-2">
      <div className="mx-auto flex w-full max-w-md flex-col justify-center gap-7 px-5 py-12 sm:py-16">
        <div className="flex flex-col gap-1.5">
          <h1 className="text-2xl font-semibold tracking-tight text-balance break-words">{title}</h1>
          <div className="text-muted">{purpose}</div>
        </div>
        {children}
      </div>
      <figure className="hidden flex-col items-center justify-center gap-5 border-l border-line bg-stage p-12 lg:flex">
        <Image
          src="/images/sample-deck.png"
          alt=""
          width={1624}
          height={924}
          priority
          className="h-auto w-full max-w-2xl rounded-card border border-line"
        />
        <figcaption className="max-w-2xl text-center text-sm text-muted">
          A board update, made by Deckwright from a page of notes.
        </figcaption>
      </figure>
    </main>
  );
}

export interface SignOutFormProps {
  action: (form: FormData) => Promise<never>;
  /** Where to go afterwards: a path of this site. */
  next: string;
  children: ReactNode;
}

export function SignOutForm({ action, next, children }: SignOutFormProps) {
  return (
    <form action={action}>
      <input type="hidden" name="next" value={next} />
      <Button type="submit" variant="quiet" size="small">
        {children}
      </Button>
    </form>
  );
}
