import { ArrowRight } from 'lucide-react';
import { connection } from 'next/server';
import { buttonClass } from '@/components/ui/control-class';
import { currentPerson } from '@/lib/http/portal/current-person';
import { requestSettings } from '@/lib/services/requests/request-settings';
import { isSignUpOpen } from '@/lib/services/users/sign-up-policy';
import { Promises, QuickStart, TemplateStrip } from './_components/front-sections';
import { SampleDeck } from './_components/sample-deck';

export default async function FrontDoor() {
  // The address is known only where the service runs, not where it was built.
  await connection();
  const isSignedIn = (await currentPerson()) !== null;
  return (
    <main>
      <section className="mx-auto flex max-w-[1120px] flex-col gap-10 px-5 pt-12 pb-14 sm:pt-20 sm:pb-20">
        <div className="flex flex-col gap-5">
          <h1 className="max-w-[18ch] text-4xl leading-[1.08] font-semibold tracking-tight text-balance sm:text-6xl">
            Post a prompt, download a real PowerPoint file
          </h1>
          <p className="max-w-[56ch] text-lg leading-7 text-muted">
            Deckwright turns notes, reports and tables into slides that people can go on editing: in the browser, or
            behind a small HTTP API. It runs on your own machine, with a language model or without one.
          </p>
          <div className="flex flex-wrap gap-3">
            <WaysIn isSignedIn={isSignedIn} isSignUpOpen={isSignUpOpen()} />
          </div>
        </div>
        <SampleDeck />
      </section>
      <Promises />
      <TemplateStrip />
      <QuickStart baseUrl={requestSettings().baseUrl} />
    </main>
  );
}

interface WaysInProps {
  isSignedIn: boolean;
  isSignUpOpen: boolean;
}

/** Plain links: between pages of the site and the portal a whole load forgets nothing. */
function WaysIn({ isSignedIn, isSignUpOpen }: WaysInProps) {
  if (isSignedIn) {
    return (
      <>
        <a href="/jobs" className={buttonClass()}>
          Go to your jobs <ArrowRight aria-hidden />
        </a>
        <a href="/new" className={buttonClass({ variant: 'quiet' })}>
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
      <a href="/signin" className={buttonClass({ variant: isSignUpOpen ? 'quiet' : 'primary' })}>
        Sign in
      </a>
    </>
  );
}
