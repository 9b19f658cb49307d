'use client';

import { CircleAlert, FilePlus, Upload as UploadIcon, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFileDrop } from '@/components/portal/use-file-drop';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { type Upload, type UploadLimits, useUploads } from './use-uploads';

export interface UploadFieldProps extends UploadLimits {
  maxPages: number;
}

/** Where documents are added: chosen by the button, or dropped anywhere on the page. */
export function UploadField({ maxPages, ...limits }: UploadFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const { uploads, arrived, add, remove, dismissFailed } = useUploads(limits);
  const { isDropping } = useFileDrop(add);
  /** The button that was pressed goes with its file. */
  const andStay =
    <A extends unknown[]>(take: (...args: A) => void) =>
    (...args: A) => {
      take(...args);
      chooser.current?.focus();
    };
  return (
    <section aria-label="Add documents" className="flex min-w-0 flex-col gap-3">
      <div
        className={cn(
          'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-dashed border-field p-4 transition-colors duration-100',
          isDropping && 'border-accent bg-surface',
        )}
      >
        <Button
          ref={chooser}
          onClick={() => input.current?.click()}
          aria-describedby={`${id}-hint`}
          className="max-sm:h-11 max-sm:w-full"
        >
          <FilePlus aria-hidden /> Add documents
        </Button>
        <p id={`${id}-hint`} className="min-w-0 flex-1 basis-60 text-sm text-muted">
          {isDropping
            ? 'Drop them anywhere on this page.'
            : `Or drop files here. ${limits.formats}, up to ${limits.maxBytes / 1_000_000} MB and ${maxPages.toLocaleString('en')} pages each.`}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={limits.extensions.join(',')}
          aria-label="Choose documents"
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      <p role="status" className="sr-only">
        {arrived > 0 && `${arrived === 1 ? '1 document' : `${arrived} documents`} added.`}
      </p>
      {uploads.length > 0 && (
        <UploadList uploads={uploads} onRemove={andStay(remove)} onDismissFailed={andStay(dismissFailed)} />
      )}
    </section>
  );
}

interface UploadListProps {
  uploads: readonly Upload[];
  onRemove: (id: number) => void;
  onDismissFailed: () => void;
}

function UploadList({ uploads, onRemove, onDismissFailed }: UploadListProps) {
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  return (
    <div className="flex flex-col gap-2">
      {failed > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm font-medium">{failed} files were not added</p>
          <Button variant="ghost" size="small" onClick={onDismissFailed} className="max-sm:h-11">
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
        variant="ghost"
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
