import { Code } from '@/components/docs/code';
import { DocsTable } from '@/components/docs/docs-table';
import type { RequestSettings } from '@/lib/services/requests/request-settings';
import { counted } from '../_content/words';

export function Credits({ numbers }: RequestSettings) {
  const rows = [
    { id: 'deck', cells: ['Deck', `${counted(numbers.creditsPerSlide, 'credit')} for each slide in the file`] },
    {
      id: 'single_slide',
      cells: ['Single slide', `${counted(numbers.creditsPerVariant, 'credit')} for each delivered variant`],
    },
    { id: 'failed', cells: ['Failed job', 'Nothing'] },
    { id: 'free', cells: ['Polling, downloads, replays', 'Nothing'] },
  ];
  return (
    <>
      <p>
        Jobs draw on the credit pool of your organization. You pay for what was delivered: when a deck has fewer slides
        than you asked for, it costs less.
      </p>
      <DocsTable
        label="Prices"
        columns={[{ title: 'What' }, { title: 'Price', isProse: true }]}
        widths="1fr 2fr"
        rows={rows}
      />
      <p>
        When a worker starts a job it holds the largest possible charge; at completion the hold becomes the charge for
        what was delivered, and at failure it is released. A pool that can’t cover the hold fails the job with{' '}
        <Code>insufficient_credits</Code>, before any work is done. The balance is never negative.
      </p>
    </>
  );
}
