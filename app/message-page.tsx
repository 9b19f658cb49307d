import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/control-class';

export interface MessagePageProps {
  title: string;
  children: ReactNode;
  action: { href: string; label: string };
}

/** A whole page that says one thing and offers one way on, by a whole load: it is sent with every page, and so is small. */
export function MessagePage({ title, children, action }: MessagePageProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 px-6">
      <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
      <p className="text-muted">{children}</p>
      <div>
        <a href={action.href} className={buttonClass()}>
          {action.label}
        </a>
      </div>
    </main>
  );
}

/** What the log of the server calls this error, where it came from there. */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined;
}
