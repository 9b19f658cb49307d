'use client';

import { Check } from 'lucide-react';
import { Checkbox as CheckboxPrimitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { quickStart } from '@/components/portal/curl';
import { Button } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { CopyText } from '@/components/ui/copy-text';
import { Dialog, DialogContent, DialogFooter } from '@/components/ui/dialog';
import type { NewKey } from '../actions';

export interface ShownKeyDialogProps {
  created: NewKey;
  baseUrl: string;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** The one time that a key can be read. Only "Done" closes it, and only when the key is said to be stored. */
export function ShownKeyDialog({ created: { name, key }, baseUrl, onClose, onCloseAutoFocus }: ShownKeyDialogProps) {
  const [isStored, setStored] = useState(false);
  useLeavingPage(!isStored, onClose);
  return (
    <Dialog open>
      <DialogContent
        guarded
        className="max-w-2xl"
        title="Store your key now"
        description="This is the only time it is shown. Nobody can read it again, not even those who run the service."
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <div className="flex min-w-0 flex-col gap-1.5">
          <p className="text-sm font-medium">
            Key <bdi className="[overflow-wrap:anywhere]">“{name}”</bdi>
          </p>
          <div className="flex flex-wrap items-center gap-3 rounded-card border border-field bg-surface py-2 pr-2 pl-3">
            <code
              aria-label="API key"
              className="min-w-0 flex-1 basis-64 font-mono text-sm break-all select-all"
              translate="no"
            >
              {key}
            </code>
            <CopyText text={key} label="Copy key" variant="primary" autoFocus />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-2">
          <CodeBlock
            label="A first request with it"
            code={quickStart(baseUrl).send.replace('$DECKWRIGHT_API_KEY', key)}
          />
          <p className="text-sm text-muted">
            It answers with a <code className="font-mono">job_id</code>. How to follow the job and fetch its file is in
            the{' '}
            <a href="/docs" target="_blank" className="text-accent underline underline-offset-2">
              documentation (new tab)
            </a>
            .
          </p>
        </div>
        <DialogFooter className="flex-col sm:items-center sm:justify-between">
          <Checkbox label="I stored it" checked={isStored} onCheckedChange={(checked) => setStored(checked === true)} />
          <Button disabled={!isStored} onClick={onClose}>
            Done
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** Asks before the page goes away with the key, and takes the key out of a page that a browser keeps for "back". */
function useLeavingPage(isUnstored: boolean, forget: () => void): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const leave = () => flushSync(forget);
    if (isUnstored) addEventListener('beforeunload', ask);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('pagehide', leave);
    };
  }, [isUnstored, forget]);
}

type CheckboxProps = Omit<ComponentProps<typeof CheckboxPrimitive.Root>, 'children'> & { label: ReactNode };

function Checkbox({ label, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2.5">
      <CheckboxPrimitive.Root
        id={id}
        className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded border border-field bg-page data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=checked]:text-accent-ink"
        {...rest}
      >
        <CheckboxPrimitive.Indicator>
          <Check aria-hidden className="size-3.5" strokeWidth={3} />
        </CheckboxPrimitive.Indicator>
      </CheckboxPrimitive.Root>
      <label htmlFor={id} className="select-none">
        {label}
      </label>
    </div>
  );
}
