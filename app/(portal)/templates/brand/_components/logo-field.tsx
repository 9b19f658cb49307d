'use client';

import { ImageUp, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { usePageOrganization } from '@/components/portal/page-organization';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { ActionResult } from '@/lib/contracts/app-error';
import { pageOrganizationHeader } from '@/lib/contracts/page-organization';
import type { ShownLogo } from '@/lib/services/templates/brand-logos';
import type { DraftLogo, FieldFault, LogoGroundName } from './brand-draft';

export interface LogoFieldProps {
  ground: LogoGroundName;
  logo: DraftLogo | undefined;
  fault: FieldFault | undefined;
  maxBytes: number;
  onChange: (logo: DraftLogo | undefined) => void;
}

const types = '.png,.jpg,.jpeg,.svg';
const words = {
  light: { label: 'Logo for light grounds', className: 'bg-white' },
  dark: { label: 'Logo for dark grounds', className: 'bg-[#1B2430]' },
} as const;

/** A logo on the ground that it is for; the service draws the file anew before anybody sees it. */
export function LogoField({ ground, logo, fault, maxBytes, onChange }: LogoFieldProps) {
  const id = useId();
  const organizationId = usePageOrganization();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { label, className } = words[ground];
  const message = problem ?? fault?.message;

  async function send(file: File) {
    setIsBusy(true);
    setProblem(undefined);
    const answer = await readLogo(file, { maxBytes, organizationId });
    setIsBusy(false);
    if (answer.ok) onChange({ ...answer.value, isKept: false });
    else setProblem(answer.error.message);
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex min-w-0 flex-col gap-2">
      <p id={`${id}-label`} className="text-sm font-medium">
        {label}
      </p>
      <div className={cn('flex h-24 items-center justify-center rounded-card border border-field p-4', className)}>
        {logo ? (
          <img src={logo.address} alt={label} className="max-h-full max-w-full object-contain" />
        ) : (
          <span className={cn('text-sm', ground === 'light' ? 'text-[#56616f]' : 'text-[#c3ccd8]')}>None yet</span>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={chooser}
          variant="quiet"
          size="small"
          busy={isBusy}
          onClick={() => input.current?.click()}
          aria-label={`${logo ? 'Replace' : 'Choose file'}: ${label}`}
          aria-describedby={message && `${id}-error`}
          className="max-sm:h-11"
        >
          {!isBusy && <ImageUp aria-hidden />} {logo ? 'Replace' : 'Choose file'}
        </Button>
        {logo && (
          <Button
            variant="ghost"
            size="smallIcon"
            aria-label={`Remove: ${label}`}
            className="max-sm:size-11"
            onClick={() => {
              setProblem(undefined);
              onChange(undefined);
              chooser.current?.focus();
            }}
          >
            <X aria-hidden />
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={types}
        aria-label={`File: ${label}`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void send(file);
        }}
      />
      {message && (
        <p id={`${id}-error`} role="alert" className="text-sm text-bad wrap-anywhere">
          {message}
        </p>
      )}
    </div>
  );
}

async function readLogo(
  file: File,
  { maxBytes, organizationId }: { maxBytes: number; organizationId: string },
): Promise<ActionResult<ShownLogo>> {
  const failed = (message: string): ActionResult<ShownLogo> => ({
    ok: false,
    error: { code: 'invalid_request', message },
  });
  if (file.size > maxBytes) return failed(`This file is larger than ${maxBytes / 1_000_000} MB.`);
  try {
    const answer = await fetch('/templates/brand/logos', {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream', [pageOrganizationHeader]: organizationId },
      body: file,
    });
    return answer.ok ? ((await answer.json()) as ActionResult<ShownLogo>) : failed(await answer.text());
  } catch {
    return failed('The connection broke. Check it and try again.');
  }
}
