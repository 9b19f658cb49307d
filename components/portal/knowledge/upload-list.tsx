import { CircleAlert, Upload as UploadIcon, X } from 'lucide-react';
import { Button } from '../../ui/button';
import type { Upload } from './use-uploads';

export interface UploadListProps {
  uploads: readonly Upload[];
  onRemove: (id: number) => void;
  onDismissFailed: () => void;
}

export function UploadList({ uploads, onRemove, onDismissFailed }: UploadListProps) {
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  return (
    <div className="flex flex-col gap-2">
      {failed > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm font-medium">{failed} files were not added</p>
          <Button look="ghost" size="small" onClick={onDismissFailed} className="max-sm:h-11">
            Dismiss all
          </Button>
        </div>
      )}
      <UploadRows uploads={uploads} onRemove={onRemove} />
    </div>
  );
}

function UploadRows({ uploads, onRemove }: Omit<UploadListProps, 'onDismissFailed'>) {
  return (
    <ul aria-label="Uploads" className="flex flex-col divide-y divide-line rounded-card border border-line">
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onRemove={() => onRemove(upload.id)} />
      ))}
    </ul>
  );
}

function UploadRow({ upload: { name, state, share, problem }, onRemove }: { upload: Upload; onRemove: () => void }) {
  const percent = Math.floor(share * 100);
  const isFailed = state === 'failed';
  const Icon = isFailed ? CircleAlert : UploadIcon;
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      <Icon aria-hidden className={`size-4.5 shrink-0 ${isFailed ? 'text-bad' : 'text-muted'}`} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex gap-3 text-sm">
          <bdi className="min-w-0 flex-1 truncate font-medium" title={name}>
            {name}
          </bdi>
          {!isFailed && <span className="shrink-0 text-muted tabular-nums">{wordsOf(state, percent)}</span>}
        </p>
        {isFailed ? (
          <p role="alert" className="text-sm text-bad">
            {problem}
          </p>
        ) : (
          <div
            role="progressbar"
            aria-label={`Uploading ${name}`}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="h-1 overflow-hidden rounded-full bg-stage"
          >
            <div className="h-full bg-accent" style={{ width: `${percent}%` }} />
          </div>
        )}
      </div>
      <Button
        look="ghost"
        size="smallIcon"
        aria-label={isFailed ? `Dismiss ${name}` : `Cancel ${name}`}
        onClick={onRemove}
        className="max-sm:size-11"
      >
        <X aria-hidden />
      </Button>
    </li>
  );
}

function wordsOf(state: Upload['state'], percent: number): string {
  if (state === 'waiting') return 'Waiting';
  return percent < 100 ? `${percent} %` : 'Checking';
}
