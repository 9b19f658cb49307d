'use client';

import { useTransition } from 'react';
import { cn } from '@/components/ui/cn';
import { inputClass } from '@/components/ui/control-class';
import { toast } from '@/components/ui/toaster';
import type { TemplateDetails } from '@/lib/services/templates/get-template';
import { changeTemplateAction } from '../../actions';

export interface LayoutChoiceProps {
  templateId: string;
  role: keyof TemplateDetails['findings']['layouts'];
  label: string;
  /** Of the layout that serves now. */
  part: string;
  available: readonly { part: string; name: string }[];
  isChosen: boolean;
}

const asFound = '';

/** Has another layout serve; the slides are drawn anew at once. */
export function LayoutChoice({ templateId, role, label, part, available, isChosen }: LayoutChoiceProps) {
  const [isBusy, start] = useTransition();
  const change = (wanted: string) =>
    start(async () => {
      try {
        const answer = await changeTemplateAction({
          templateId,
          layouts: { [role]: wanted === asFound ? null : wanted },
        });
        if (answer.ok) toast(`${label}: the slides are drawn anew`);
        else toast.error(answer.error.message);
      } catch {
        toast.error('There was no answer. Check your connection, then choose again.');
      }
    });
  return (
    <select
      aria-label={`Layout for ${label}`}
      value={part}
      disabled={isBusy}
      onChange={(event) => change(event.target.value)}
      className={cn(inputClass, 'h-10 max-sm:h-11')}
    >
      {isChosen && <option value={asFound}>As found in the file</option>}
      {available.map((layout) => (
        <option key={layout.part} value={layout.part}>
          {layout.name || layout.part}
        </option>
      ))}
    </select>
  );
}
