'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { inputClass } from '@/components/ui/control-class';
import { asSentence, type FieldFault } from './brand-draft';

export interface ColorFieldProps {
  label: string;
  /** Six hexadecimal digits, with or without a sign before them; empty where the colour follows from others. */
  value: string;
  /** What it is when it follows. */
  follows: string | undefined;
  fault: FieldFault | undefined;
  onChange: (value: string) => void;
}

const isColor = (value: string) => /^#?[0-9a-f]{6}$/i.test(value.trim());

/** A colour by its digits or by the browser's own picker. */
export function ColorField({ label, value, follows, fault, onChange }: ColorFieldProps) {
  const id = useId();
  const shown = isColor(value) ? value.trim().replace('#', '') : (follows ?? 'FFFFFF');
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label={`Pick: ${label}`}
          value={`#${shown.toLowerCase()}`}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
          className="h-10 w-12 shrink-0 cursor-pointer rounded-card border border-field bg-page p-1 max-sm:h-11"
        />
        <input
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder={follows === undefined ? undefined : `#${follows}`}
          spellCheck={false}
          autoComplete="off"
          dir="ltr"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && `${id}-error`}
          className={cn(inputClass, 'h-10 font-mono text-sm max-sm:h-11')}
        />
      </div>
      {fault && (
        <div id={`${id}-error`} role="alert" className="flex flex-col items-start gap-1.5 text-sm text-bad">
          <p className="wrap-anywhere">{asSentence(fault.message)}</p>
          {fault.shade && (
            <Button variant="quiet" size="small" onClick={() => onChange(`#${fault.shade}`)}>
              <span
                aria-hidden
                className="size-4 rounded-sm border border-field"
                style={{ background: `#${fault.shade}` }}
              />
              Use #{fault.shade}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
