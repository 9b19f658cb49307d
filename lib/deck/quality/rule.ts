import type { InspectedDeck, InspectedSlide } from './inspected-deck';
import type { Finding } from './quality-report';

/** Rules whose findings forbid delivery. */
export type BlockingRuleName =
  | 'text-overflow'
  | 'outside-slide'
  | 'unintended-overlap'
  | 'contrast'
  | 'font-size'
  | 'slide-title'
  | 'alt-text'
  | 'table-header'
  | 'element-names';

/** One check. `inspect` is pure and returns what it found, without the rule's own name. */
export type Rule = ({ name: BlockingRuleName; severity: 'blocking' } | { name: string; severity: 'warning' }) & {
  inspect(deck: InspectedDeck): RuleFinding[];
};

export type RuleFinding = Omit<Finding, 'rule'>;
export type FoundOnSlide = Omit<RuleFinding, 'slide'>;

/** A check that looks at one slide at a time. */
export function perSlide(inspect: (slide: InspectedSlide, deck: InspectedDeck) => FoundOnSlide[]): Rule['inspect'] {
  return (deck) =>
    deck.slides.flatMap((slide) => inspect(slide, deck).map((found) => ({ slide: slide.number, ...found })));
}

/** Rounded for messages and reports. */
export function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
