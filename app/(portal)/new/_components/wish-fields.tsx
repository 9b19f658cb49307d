import { SelectField, TextField } from '@/components/ui/field';
import type { FormDraft, FormLimits } from './draft';
import { countFault, deckLanguages, deckTones, type Wishes } from './wishes';

export interface WishFieldsProps {
  draft: FormDraft;
  limits: FormLimits;
  hasModel: boolean;
  onChange: (part: Partial<Wishes>) => void;
}

const audienceMaxCharacters = 120;
const control = 'max-sm:h-11';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const optionsOf = (words: readonly string[], none: string) => [
  { value: '', label: none },
  ...words.map((word) => ({ value: word, label: capital(word) })),
];
const languages = optionsOf(deckLanguages, 'Same as prompt');
const tones = optionsOf(deckTones, 'Same as prompt');

/** What prompts mostly ask for beside their content; it goes into the request in words. */
export function WishFields({ draft, limits, hasModel, onChange }: WishFieldsProps) {
  const { outputType, slideCount, language, audience, tone } = draft;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Options</legend>
      <div className="grid gap-x-3 gap-y-4 @sm:grid-cols-2 @xl:grid-cols-4">
        {outputType === 'deck' && (
          <TextField
            label="Slides"
            type="number"
            inputMode="numeric"
            min={1}
            max={limits.deckMostSlides}
            value={slideCount ?? ''}
            placeholder="Same as prompt"
            className={control}
            error={countFault(draft, limits.deckMostSlides)}
            onChange={({ target: { valueAsNumber: count } }) =>
              onChange({ slideCount: Number.isNaN(count) ? null : count })
            }
          />
        )}
        <SelectField
          label="Language"
          options={languages}
          value={language ?? ''}
          className={control}
          onChange={({ target: { value } }) =>
            onChange({ language: deckLanguages.find((each) => each === value) ?? null })
          }
        />
        <SelectField
          label="Tone"
          options={tones}
          value={tone ?? ''}
          className={control}
          onChange={({ target: { value } }) => onChange({ tone: deckTones.find((each) => each === value) ?? null })}
        />
        <TextField
          label="Audience"
          value={audience}
          maxLength={audienceMaxCharacters}
          placeholder="The board, new staff"
          autoComplete="off"
          className={control}
          fieldClassName={outputType === 'deck' ? undefined : '@xl:col-span-2'}
          onChange={({ target: { value } }) => onChange({ audience: value })}
        />
      </div>
      {language !== null && !hasModel && (
        <p role="status" className="mt-2 text-sm text-muted">
          Your text stays in the language in which you write it: only a language model translates, and none is set up on
          this installation.
        </p>
      )}
    </fieldset>
  );
}
