import type { ListedStep } from '@/lib/services/jobs/list-job-steps';

function durationOf({ startedAt, finishedAt }: ListedStep): string {
  return finishedAt ? `${finishedAt.getTime() - startedAt.getTime()} ms` : 'under way';
}

export function JobSteps({ steps }: { steps: readonly ListedStep[] }) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="steps" className="flex flex-col gap-2">
      <h2 id="steps" className="font-semibold">Steps</h2>
      <ol className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map((step) => (
          <li key={step.name} className="flex justify-between border-b border-line py-2 text-sm">
            <span>{step.name}</span>
            <span className="text-muted tabular-nums">{durationOf(step)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
