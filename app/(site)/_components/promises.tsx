import { CopyCheck, FileCheck2, Hash, LayoutTemplate, RefreshCw, Server } from 'lucide-react';

const promises = [
  {
    Icon: FileCheck2,
    title: 'Opens without a murmur',
    text: 'Real themes, layouts, placeholders, native charts and tables, speaker notes and alt text. PowerPoint has nothing to repair.',
    proof: 'Every file that the tests make is validated with the Open XML SDK.',
  },
  {
    Icon: LayoutTemplate,
    title: 'Text that fits',
    text: 'What is too long for a slide goes on a further one or into the notes. No word of yours is lost.',
    proof:
      'Each line is measured before it is placed; overlap, contrast and type size stand in a report with every file.',
  },
  {
    Icon: Hash,
    title: 'Your figures, exactly',
    text: 'Numbers, names and dates arrive as you wrote them. It needs no language model; one that you bring fills the same slides.',
    proof: 'The embedded composer only arranges what the prompt says. It invents nothing.',
  },
  {
    Icon: CopyCheck,
    title: 'Safe to repeat',
    text: 'Send an Idempotency-Key, and a repeated request gives the same job, one file and one charge.',
    proof:
      'Tested with a hundred of the same request at once, on two processes, and with five hundred jobs on credits for a hundred.',
  },
  {
    Icon: RefreshCw,
    title: 'Finishes what it began',
    text: 'Jobs go on at the step where they stopped, also when a process is killed in the middle.',
    proof: 'The tests kill workers with kill -9 and wait for the deck.',
  },
  {
    Icon: Server,
    title: 'Yours to run',
    text: 'One command, no other service, no key of anybody else. Each part moves to a service of its own by a setting.',
    proof: 'These pages ask no other host for anything.',
  },
] as const;

/** What people may rely on, each with why they may. */
export function Promises() {
  return (
    <section aria-labelledby="promises" className="border-y border-line bg-surface">
      <div className="mx-auto flex max-w-[1120px] flex-col gap-8 px-5 py-14 sm:py-16">
        <h2 id="promises" className="text-2xl font-semibold tracking-tight sm:text-3xl">
          Promises, and why you can take them
        </h2>
        <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {promises.map(({ Icon, title, text, proof }) => (
            <li key={title} className="flex flex-col gap-2">
              <Icon aria-hidden className="size-6 text-accent" strokeWidth={1.75} />
              <h3 className="mt-1 font-semibold">{title}</h3>
              <p>{text}</p>
              <p className="border-l-2 border-line pl-3 text-sm text-muted">{proof}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
