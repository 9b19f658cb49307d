import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import type { RequestView } from './request-view';

const looks = {
  succeeded: { Icon: CircleCheck, className: 'text-good', word: 'Succeeded' },
  refused: { Icon: CircleAlert, className: 'text-warn', word: 'Refused' },
  failed: { Icon: CircleX, className: 'text-bad', word: 'Failed' },
} as const;

/** The number, with a sign of its own for each kind of outcome. */
export function RequestStatus({ status, outcome }: Pick<RequestView, 'status' | 'outcome'>) {
  const { Icon, className, word } = looks[outcome];
  return (
    <span title={word} className={cn('inline-flex items-center gap-1.5 font-medium tabular-nums', className)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {status}
      <span className="sr-only"> {word}</span>
    </span>
  );
}
