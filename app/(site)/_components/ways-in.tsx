import { ArrowRight } from 'lucide-react';
import { buttonClass } from '@/components/ui/button';

export interface WaysInProps {
  isSignedIn: boolean;
  isSignUpOpen: boolean;
}

/** Plain links: between pages of the site and the portal a whole load forgets nothing. */
export function WaysIn({ isSignedIn, isSignUpOpen }: WaysInProps) {
  if (isSignedIn) {
    return (
      <>
        <a href="/jobs" className={buttonClass()}>
          Go to your jobs <ArrowRight aria-hidden />
        </a>
        <a href="/new" className={buttonClass({ look: 'quiet' })}>
          New deck
        </a>
      </>
    );
  }
  return (
    <>
      {isSignUpOpen && (
        <a href="/signup" className={buttonClass()}>
          Create an account
        </a>
      )}
      <a href="/signin" className={buttonClass({ look: isSignUpOpen ? 'quiet' : 'primary' })}>
        Sign in
      </a>
    </>
  );
}
