import { Check, type LucideIcon, Presentation, RectangleHorizontal } from 'lucide-react';
import { Switch as SwitchPrimitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '@/components/ui/cn';
import type { OutputType } from '@/lib/contracts/job';
import type { FormDraft, FormLimits, Sources } from './draft';

const cardClass =
  'relative flex min-w-0 rounded-card border border-field transition-colors duration-100 hover:bg-surface has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';
const inputClass = 'peer absolute inset-0 z-10 size-full cursor-pointer opacity-0';

interface ChoiceProps {
  name: string;
  value: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A radio button with words on what one gets. */
function ChoiceCard({
  Icon,
  children,
  label,
  isChosen,
  onChoose,
  ...rest
}: ChoiceProps & { Icon: LucideIcon; children: ReactNode }) {
  const textId = useId();
  return (
    <label className={cn(cardClass, 'gap-3 p-4 pr-10')}>
      <input
        type="radio"
        checked={isChosen}
        aria-label={label}
        aria-describedby={textId}
        onChange={onChoose}
        className={inputClass}
        {...rest}
      />
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted peer-checked:text-accent" />
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="font-medium">{label}</span>
        <span id={textId} className="text-sm text-pretty text-muted">
          {children}
        </span>
      </span>
      <span
        aria-hidden
        className="absolute top-4 right-4 hidden size-5 items-center justify-center rounded-full bg-accent text-accent-ink peer-checked:flex"
      >
        <Check className="size-3.5" strokeWidth={3} />
      </span>
    </label>
  );
}

/** A radio button of a word or a number. */
function ChoiceButton({ label, isChosen, onChoose, isAtFault, ...rest }: ChoiceProps & { isAtFault: boolean }) {
  return (
    <label
      className={cn(
        cardClass,
        'h-11 w-16 items-center justify-center font-medium tabular-nums has-checked:text-accent',
      )}
    >
      <input
        type="radio"
        checked={isChosen}
        data-fault={(isAtFault && isChosen) || undefined}
        onChange={onChoose}
        className={inputClass}
        {...rest}
      />
      {label}
    </label>
  );
}

interface TypeChoiceProps {
  value: OutputType;
  onChange: (type: OutputType) => void;
  limits: FormLimits;
}

export function TypeChoice({ value, onChange, limits }: TypeChoiceProps) {
  const { deckMinSlides, deckMaxSlides, deckMostSlides, variantsMax } = limits;
  const props = (type: OutputType) => ({
    name: 'output_type',
    value: type,
    isChosen: value === type,
    onChoose: () => onChange(type),
  });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">What to make</legend>
      <div className="grid gap-3 @xl:grid-cols-2 @xl:gap-4">
        <ChoiceCard {...props('deck')} label="Deck" Icon={Presentation}>
          {deckMinSlides} to {deckMaxSlides} slides, or as many as you ask for in your prompt or below, up to{' '}
          {deckMostSlides}.
        </ChoiceCard>
        <ChoiceCard {...props('single_slide')} label="Single slide" Icon={RectangleHorizontal}>
          One slide in up to {variantsMax} variants to choose from, guided by pictures of yours if you like.
        </ChoiceCard>
      </div>
    </fieldset>
  );
}

interface VariantChoiceProps {
  value: number;
  most: number;
  onChange: (count: number) => void;
  error?: string;
}

export function VariantChoice({ value, most, onChange, error }: VariantChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`} className="min-w-0">
      <legend className="mb-2 font-semibold">Variants</legend>
      <div className="flex flex-wrap gap-2">
        {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
          <ChoiceButton
            key={count}
            name="variant_count"
            value={String(count)}
            label={String(count)}
            isChosen={value === count}
            isAtFault={Boolean(error)}
            onChoose={() => onChange(count)}
          />
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
        The same content laid out in different ways, each as a file of its own.
      </p>
      <p id={`${id}-error`} role="alert" className="text-sm text-bad">
        {error}
      </p>
    </fieldset>
  );
}

interface SourceSwitchesProps {
  draft: FormDraft;
  sources: Sources;
  onChange: (part: Partial<FormDraft>) => void;
}

const switches = [
  {
    field: 'useWebSearch',
    source: 'webSearch',
    label: 'Web search',
    hint: 'Facts from the web may be used, with their sources named.',
    missing: 'Not set up on this installation, so the slides use your prompt alone.',
  },
  {
    field: 'useKnowledgeBase',
    source: 'knowledgeBase',
    label: 'Knowledge base',
    hint: 'What your organization’s documents say may be used, with document and page named.',
    missing: 'There are no documents yet: add some under Knowledge, and slides can use them.',
  },
] as const;

/** Where content may come from apart from the prompt. What there isn't is shown, and why. */
export function SourceSwitches({ draft, sources, onChange }: SourceSwitchesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">More sources</legend>
      <div className="flex flex-col divide-y divide-line rounded-card border border-line px-4">
        {switches.map(({ field, source, label, hint, missing }) => (
          <div key={field} className="py-3">
            <Switch
              label={label}
              hint={sources[source] ? hint : missing}
              disabled={!sources[source]}
              checked={sources[source] && draft[field]}
              onCheckedChange={(isOn) => onChange({ [field]: isOn })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

type SwitchProps = Omit<ComponentProps<typeof SwitchPrimitive.Root>, 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
};

function Switch({ label, hint, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      <SwitchPrimitive.Root
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative mt-0.5 h-6 w-10 shrink-0 rounded-full border border-field bg-stage transition-colors duration-100 disabled:opacity-50 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
        {...rest}
      >
        <SwitchPrimitive.Thumb className="block size-4.5 translate-x-0.5 rounded-full bg-field transition-transform duration-100 data-[state=checked]:translate-x-4.5 data-[state=checked]:bg-accent-ink" />
      </SwitchPrimitive.Root>
    </div>
  );
}
