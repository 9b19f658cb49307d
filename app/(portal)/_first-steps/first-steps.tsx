import { ArrowRight, CircleCheck, CircleDashed, Lock } from 'lucide-react';
import { cookies } from 'next/headers';
import { LinkButton } from '@/components/ui/button';
import type { CurrentPerson } from '@/lib/http/portal/current-person';
import { getFirstSteps } from '@/lib/services/organizations/get-first-steps';
import { hideFirstStepsAction } from './actions';
import { HideFirstSteps, type HideFirstStepsProps } from './hide-first-steps';
import { firstStepsCookie, type FirstStepsFacts, type ShownStep, shownSteps } from './shown-steps';

/** For owners and admins, until everything is done or they put it away. */
export async function FirstStepsSection({ person: { ctx, role, organization } }: { person: CurrentPerson }) {
  if (role === 'member' || (await cookies()).has(firstStepsCookie(organization.id))) return null;
  const { isDone, ...facts } = await getFirstSteps({ ctx, input: {} });
  return isDone ? null : <FirstStepsCard facts={facts} hide={hideFirstStepsAction} />;
}

interface FirstStepsCardProps extends HideFirstStepsProps {
  facts: FirstStepsFacts;
}

/** Leads a new owner from sign-up to a first deck and on. */
function FirstStepsCard({ facts, hide }: FirstStepsCardProps) {
  const steps = shownSteps(facts);
  const doable = steps.filter(({ state }) => state !== 'locked');
  const done = doable.filter(({ state }) => state === 'done').length;
  const next = steps.find(({ state }) => state === 'next');
  if (done > 0 && next) return <NextStep next={next} count={`${done} of ${doable.length} done`} hide={hide} />;
  return (
    <section
      aria-labelledby="first-steps"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="flex flex-col gap-0.5">
          <h2 id="first-steps" className="font-semibold">
            First steps
          </h2>
          <p className="text-sm text-muted tabular-nums">
            {done} of {doable.length} done
          </p>
        </div>
        <HideFirstSteps hide={hide} />
      </div>
      <div aria-hidden className="h-1 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-accent" style={{ width: `${(done / doable.length) * 100}%` }} />
      </div>
      <ol className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {steps.map((step) => (
          <Step key={step.title} {...step} />
        ))}
      </ol>
    </section>
  );
}

/** Once something is done the jobs come first: what is left is one line. */
function NextStep({ next, count, hide }: { next: ShownStep; count: string } & HideFirstStepsProps) {
  return (
    <section
      aria-labelledby="first-steps"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface py-2 pr-2 pl-4 text-sm"
    >
      <h2 id="first-steps" className="font-semibold">
        First steps
      </h2>
      <p className="text-muted tabular-nums">{count}</p>
      <p className="flex min-w-0 flex-1 items-center gap-2 max-sm:basis-full">
        <CircleDashed aria-hidden className="size-4 shrink-0 text-accent" />
        <span className="truncate">
          <span className="sr-only">Next: </span>
          {next.title}
        </span>
      </p>
      <LinkButton href={next.action.href} variant="quiet" size="small" className="max-sm:h-11">
        {next.action.label}
      </LinkButton>
      <HideFirstSteps hide={hide} />
    </section>
  );
}

const appearances = {
  done: { Icon: CircleCheck, colour: 'text-good', word: 'Done: ' },
  next: { Icon: CircleDashed, colour: 'text-accent', word: 'Next: ' },
  later: { Icon: CircleDashed, colour: 'text-muted', word: '' },
  locked: { Icon: Lock, colour: 'text-muted', word: 'Not in your plan: ' },
} as const;

function Step({ state, title, text, action }: ShownStep) {
  const { Icon, colour, word } = appearances[state];
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-page p-4">
      <p className="flex items-start gap-2 font-medium">
        <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />
        <span className={state === 'done' ? 'text-muted' : undefined}>
          {word && <span className="sr-only">{word}</span>}
          {title}
        </span>
      </p>
      <p className="text-sm text-muted">{text}</p>
      {state !== 'done' && (
        <LinkButton
          href={action.href}
          variant={state === 'next' ? 'primary' : 'quiet'}
          size="small"
          className="mt-auto self-start max-sm:h-11"
        >
          {action.label} {state === 'next' && <ArrowRight aria-hidden />}
        </LinkButton>
      )}
    </li>
  );
}
