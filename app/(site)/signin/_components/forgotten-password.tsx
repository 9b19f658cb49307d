import { ChevronRight } from 'lucide-react';

/** The service sends no mail, so there is a person to ask. */
export function ForgottenPassword() {
  return (
    <details className="group">
      <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1 font-medium text-ink hover:text-accent [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform duration-100 group-open:rotate-90" />
        Forgot your password?
      </summary>
      <p className="mt-2 pl-5">
        Ask whoever runs this service. They set a new one with{' '}
        <code className="font-mono text-[13px] text-ink">npm run admin -- user set-password</code>, and you change it
        under Account.
      </p>
    </details>
  );
}
