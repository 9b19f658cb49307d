'use client';

import { FilePlus } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../ui/button';
import { cn } from '../../ui/cn';
import { useFileDrop } from '../new/use-file-drop';
import type { UploadLimits } from './refuse-file';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';

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
