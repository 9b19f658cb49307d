import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { TemplateSource } from '@/lib/contracts/template';
import { cn } from '../ui/cn';

export interface PickableTemplate {
  name: string;
  /** Its character in a sentence; may be empty. */
  description: string;
  source: TemplateSource;
  thumbnailUrl: string;
  /** Another template has the same name: a request that names it is refused. */
  isAmbiguous: boolean;
}

export interface TemplatePickerProps {
  templates: readonly PickableTemplate[];
  /** Null is "Choose for me". */
  value: string | null;
  onChange: (name: string | null) => void;
  error?: string;
}

/** Radio buttons with pictures: arrow keys move among them, and the choice goes with the form as `template_name`. */
export function TemplatePicker({ templates, value, onChange, error }: TemplatePickerProps) {
  const errorId = useId();
  const [builtin, own] = [templates.filter(({ source }) => source === 'built_in'), templates.filter(({ source }) => source === 'organization')];
  const option = (template: PickableTemplate, index: number) => (
    <Option
      key={`${template.name} ${index}`}
      name={template.name}
      text={template.isAmbiguous ? 'Shares its name with another template. Give it a name of its own to use it.' : template.description}
      isChosen={value === template.name && !template.isAmbiguous}
      isDisabled={template.isAmbiguous}
      isInvalid={Boolean(error)}
      onChoose={() => onChange(template.name)}
    >
      <img src={template.thumbnailUrl} alt="" width={640} height={360} loading="lazy" className="aspect-video w-full bg-stage object-cover" />
    </Option>
  );
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-semibold">Template</legend>
      <div className={gridClass}>
        <Option name="Choose for me" text="The template that suits the content of your prompt." isChosen={value === null} isInvalid={Boolean(error)} onChoose={() => onChange(null)} value="">
          <Fan templates={builtin.slice(0, 3)} />
        </Option>
        {builtin.map(option)}
      </div>
      {own.length > 0 && (
        <>
          <p className="mt-2 text-sm font-medium text-muted">Your organization’s own</p>
          <div className={gridClass}>{own.map(option)}</div>
        </>
      )}
      {error && (
        <p id={errorId} role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const gridClass = 'grid grid-cols-2 gap-3 @xl:grid-cols-3 @xl:gap-4';

interface OptionProps {
  name: string;
  value?: string;
  text: string;
  isChosen: boolean;
  isDisabled?: boolean;
  isInvalid: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ name, value = name, text, isChosen, isDisabled = false, isInvalid, onChoose, children }: OptionProps) {
  const textId = useId();
  return (
    <label className={cn('relative flex min-w-0 flex-col overflow-hidden rounded-card border border-line transition-colors duration-100 hover:border-field has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent', isDisabled && 'opacity-60')}>
      <input
        type="radio"
        name="template_name"
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        aria-label={name}
        aria-describedby={textId}
        aria-invalid={(isInvalid && isChosen) || undefined}
        onChange={onChoose}
        className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      <span className="border-b border-line">{children}</span>
      <span className="flex min-w-0 flex-col gap-0.5 px-3 py-2.5 pr-9">
        <span dir="auto" className="font-medium wrap-anywhere">
          {name}
        </span>
        <span id={textId} dir="auto" className="line-clamp-4 text-sm text-muted wrap-anywhere">
          {text}
        </span>
      </span>
      <span aria-hidden className="absolute right-2.5 bottom-2.5 hidden size-5 items-center justify-center rounded-full bg-accent text-accent-ink peer-checked:flex">
        <Check className="size-3.5" strokeWidth={3} />
      </span>
    </label>
  );
}

const fanClass = ['-rotate-8 -translate-x-[42%] translate-y-[6%]', 'rotate-8 translate-x-[42%] translate-y-[6%]', 'scale-110'] as const;

/** The covers of a few templates, like cards to draw from. */
function Fan({ templates }: { templates: readonly PickableTemplate[] }) {
  return (
    <span aria-hidden className="relative flex aspect-video w-full items-center justify-center overflow-hidden bg-stage">
      {templates.map(({ name, thumbnailUrl }, index) => (
        <span key={name} className={cn('absolute block aspect-video w-[46%] overflow-hidden rounded border border-line shadow-sm', fanClass[index])}>
          <img src={thumbnailUrl} alt="" width={640} height={360} className="w-[203.5%] max-w-none" />
        </span>
      ))}
    </span>
  );
}
