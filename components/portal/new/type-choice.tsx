import { Presentation, RectangleHorizontal } from 'lucide-react';
import type { OutputType } from '@/lib/contracts/job';
import { ChoiceCard } from './choice';
import type { FormLimits } from './form-limits';

export interface TypeChoiceProps {
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
          {deckMinSlides} to {deckMaxSlides} slides, or as many as your prompt asks for: write “in 8 slides”, up to{' '}
          {deckMostSlides}.
        </ChoiceCard>
        <ChoiceCard {...props('single_slide')} label="Single slide" Icon={RectangleHorizontal}>
          One slide in up to {variantsMax} variants to choose from, guided by pictures of yours if you like.
        </ChoiceCard>
      </div>
    </fieldset>
  );
}
