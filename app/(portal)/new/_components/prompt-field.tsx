import { FileText } from 'lucide-react';
import { type RefObject, useId, useMemo, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { inputClass } from '@/components/ui/control-class';
import { countCharacters } from '@/lib/contracts/clean-text';
import { type ExamplePrompt, examplePrompts } from './example-prompts';
import { textFileTypes } from './form-files';

export interface PromptFieldProps {
  value: string;
  most: number;
  error?: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (prompt: string) => void;
  onExample: (example: ExamplePrompt) => void;
  onFiles: (files: readonly File[]) => void;
}

/** From here on people want to know how much room is left. */
const nearLimit = 0.8;

export function PromptField({ value, most, error, field, onChange, onExample, onFiles }: PromptFieldProps) {
  const id = useId();
  const count = useMemo(() => countCharacters(value), [value]);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex items-end justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          Prompt
        </label>
        <OpenTextFile onFiles={onFiles} />
      </div>
      <div className="relative">
        <textarea
          ref={field}
          id={id}
          name="prompt"
          dir="auto"
          value={value}
          aria-describedby={`${id}-hint ${id}-count ${id}-error`}
          aria-invalid={error ? true : undefined}
          aria-required
          placeholder={
            value === '' ? 'Say what you need, and paste the content: notes, figures, a report, a table.' : undefined
          }
          onChange={(event) => onChange(event.target.value)}
          className={cn(
            inputClass,
            'field-sizing-content block max-h-[60vh] min-h-60 resize-y px-4 py-3 text-base leading-6 wrap-anywhere',
          )}
        />
        {value === '' && <Examples onExample={onExample} />}
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-muted">
        <p id={`${id}-hint`}>Your figures and names arrive as you write them. Kept in this tab until you generate.</p>
        <p id={`${id}-count`} className={cn('tabular-nums', count > most && 'font-medium text-bad')}>
          {count > most * nearLimit && `${count.toLocaleString('en-GB')} of ${most.toLocaleString('en-GB')} characters`}
        </p>
      </div>
      <p id={`${id}-error`} role="alert" className="text-sm text-bad empty:hidden">
        {error}
      </p>
    </div>
  );
}

/** Over the empty field, so that nothing moves when one begins to type. */
function Examples({ onExample }: { onExample: (example: ExamplePrompt) => void }) {
  return (
    <div className="pointer-events-none absolute inset-x-4 bottom-4 flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted">Start from an example:</span>
      {examplePrompts.map((example) => (
        <Button
          key={example.name}
          variant="quiet"
          size="small"
          onClick={() => onExample(example)}
          className="pointer-events-auto max-sm:h-11"
        >
          {example.name}
        </Button>
      ))}
    </div>
  );
}

function OpenTextFile({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="ghost" size="small" className="-mb-1 text-muted" onClick={() => input.current?.click()}>
        <FileText aria-hidden /> Add a text file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={textFileTypes}
        aria-label="Text file"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
