import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react';

const looks = {
  queued: { Icon: CircleDashed, className: 'text-muted' },
  reading: { Icon: LoaderCircle, className: 'text-accent' },
  ready: { Icon: CircleCheck, className: 'text-good' },
  failed: { Icon: CircleAlert, className: 'text-bad' },
} as const;

export interface DocumentStateProps {
  state: keyof typeof looks;
  /** 0 to 100. */
  progress: number;
}

/** The state of a document as icon and word, so that colour is never the only sign. */
export function DocumentState({ state, progress }: DocumentStateProps) {
  const { Icon, className } = looks[state];
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm font-medium whitespace-nowrap tabular-nums ${className}`}
    >
      <Icon aria-hidden className="size-4" />
      {wordsOf(state, progress)}
    </span>
  );
}

function wordsOf(state: DocumentStateProps['state'], progress: number): string {
  return { queued: 'Waiting', reading: `Reading, ${progress} %`, ready: 'Ready', failed: 'Failed' }[state];
}
