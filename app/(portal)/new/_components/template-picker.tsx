import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '@/components/ui/cn';
import type { TemplateSource } from '@/lib/contracts/operations/templates';

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
  const [builtin, own] = [
    templates.filter(({ source }) => source === 'built_in'),
    templates.filter(({ source }) => source === 'organization'),
  ];
  const option = (template: PickableTemplate, index: number) => (
    <Option
      key={`${template.name} ${index}`}
      name={template.name}
      text={
        template.isAmbiguous
          ? 'Shares its name with another template. Give it a name of its own to use it.'
          : template.description
      }
      isChosen={isPicked(template, value)}
      isDisabled={template.isAmbiguous}
      isAtFault={Boolean(error) && isPicked(template, value)}
      onChoose={() => onChange(template.name)}
    >
      <img
        src={template.thumbnailUrl}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        className="aspect-video w-full bg-stage object-cover"
      />
    </Option>
  );
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-semibold">Template</legend>
      {error && (
        <p id={errorId} role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
      <div className={gridClass}>
        <Option
          name="Choose for me"
          text="The template that suits the content of your prompt."
          isChosen={value === null}
          isAtFault={Boolean(error) && !templates.some((template) => isPicked(template, value))}
          onChoose={() => onChange(null)}
          value=""
        >
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
    </fieldset>
  );
}

function isPicked({ name, isAmbiguous }: PickableTemplate, value: string | null): boolean {
  return name === value && !isAmbiguous;
}

const gridClass = 'grid grid-cols-2 gap-3 @xl:grid-cols-3 @xl:gap-4';

interface OptionProps {
  name: string;
  value?: string;
  text: string;
  isChosen: boolean;
  isDisabled?: boolean;
  /** Where focus goes when the choice can't be used. */
  isAtFault: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({
  name,
  value = name,
  text,
  isChosen,
  isDisabled = false,
  isAtFault,
  onChoose,
  children,
}: OptionProps) {
  const textId = useId();
  const [character, suits] = text.split('; suits ');
  return (
    <label
      className={cn(
        'relative flex min-w-0 flex-col overflow-hidden rounded-card border border-line transition-colors duration-100 hover:border-field has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isDisabled && 'opacity-60',
      )}
    >
      <input
        type="radio"
        name="template_name"
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        aria-label={name}
        aria-describedby={textId}
        data-fault={isAtFault || undefined}
        onChange={onChoose}
        className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      <span className="border-b border-line">{children}</span>
      <span className="flex min-w-0 flex-col gap-0.5 px-3 py-2.5">
        <span dir="auto" className="font-medium wrap-anywhere">
          {name}
        </span>
        <span id={textId} dir="auto" className="flex flex-col gap-1 text-sm text-muted wrap-anywhere">
          <span className="line-clamp-4 text-pretty">{suits ? `${character}.` : character}</span>
          {suits && <span className="hidden text-pretty @xl:block">Suits {suits}</span>}
        </span>
      </span>
      <span
        aria-hidden
        className="absolute top-2.5 right-2.5 hidden size-6 items-center justify-center rounded-full bg-accent text-accent-ink ring-2 ring-page peer-checked:flex"
      >
        <Check className="size-3.5" strokeWidth={3} />
      </span>
    </label>
  );
}

const fanClass = [
  '-rotate-8 -translate-x-[42%] translate-y-[6%]',
  'rotate-8 translate-x-[42%] translate-y-[6%]',
  'scale-110',
] as const;

/** The covers of a few templates, like cards to draw from. */
function Fan({ templates }: { templates: readonly PickableTemplate[] }) {
  return (
    <span
      aria-hidden
      className="relative flex aspect-video w-full items-center justify-center overflow-hidden bg-stage"
    >
      {templates.map(({ name, thumbnailUrl }, index) => (
        <span
          key={name}
          className={cn(
            'absolute block aspect-video w-[46%] overflow-hidden rounded border border-line shadow-sm',
            fanClass[index],
          )}
        >
          <img src={thumbnailUrl} alt="" width={640} height={360} className="w-[203.5%] max-w-none" />
        </span>
      ))}
    </span>
  );
}
