import type { SceneElement } from '../scene/scene';
import type { SlideSpec } from '../spec/slide-spec';
import type { LayoutName, TitleStyle } from '../theme/theme';
import type { BoundArrangement } from './bind-slide';
import { apartOf, arrangementsOf } from './bind-slide';
import type { PictureCover, DeckContext, KindContext, MovedText, Placement } from './layout-types';
import { legibleInAccent } from './blocks/accent-words';
import { markSiblings } from './mark-siblings';

export interface PlaceOptions {
  furtherSlides: number;
  firstNumber: number;
  /** Names of the arrangements of the slides so far, the latest last; the parts of one slide count once. */
  recent: readonly string[];
  /** 0 takes the form that suits best; each further number the next form that holds the content. */
  variant: number;
  /** The arrangement of the part before it, when the slide goes on from one. */
  continuedForm?: string;
  previousPart?: readonly SceneElement[];
}

export interface PlacedSlide {
  arrangement: string;
  layout: LayoutName;
  titleStyle: TitleStyle;
  drawsTitle: boolean;
  /** The label of the slide, or of the part that it fell into. */
  eyebrow: string | undefined;
  elements: readonly SceneElement[];
  /** What did not fit, as slides of their own; empty when everything stands. */
  rest: readonly SlideSpec[];
  toNotes: readonly MovedText[];
  nextNumber?: number;
  cover?: PictureCover;
}

const mostRunning = 3;
/** What a form loses for each of the nearest slides before that already has it. */
const repeatCost = 0.3;
const nearSlides = 4;
/** The parts of one slide look alike, however many they are. */
const continuationBonus = 5;

/**
 * Gives a slide the form that suits its content and its neighbours best and holds
 * everything; else the first form that continues; else it falls apart, in the end into a plain list, which always does.
 */
export function placeSlide(slide: SlideSpec, deck: DeckContext, options: PlaceOptions): PlacedSlide {
  const candidates = rank(arrangementsOf(slide, deck), slide.arrangement, options);
  const whole: PlacedSlide[] = [];
  let partial: PlacedSlide | null = null;
  for (const candidate of candidates) {
    const placement = candidate.place(kindContext(candidate, deck, options));
    if (placement.outcome === 'placed') whole.push(describe(candidate, placement, slide, deck));
    if (placement.outcome === 'continues') partial ??= describe(candidate, placement, slide, deck);
    if (whole.length > 0 && options.variant === 0) break;
  }
  const chosen = whole[options.variant % Math.max(1, whole.length)] ?? partial;
  if (chosen) return chosen;
  if (slide.kind === 'bullets') throw new Error(`No arrangement holds the slide "${slide.title}"`);
  const [first, ...others] = apartOf(slide);
  const placed = placeSlide(first!, deck, { ...options, variant: 0, firstNumber: 1 });
  return { ...placed, rest: [...placed.rest, ...others] };
}

/** Best first: what the slide asks for, then by content less the cost of repeating a neighbour; a fourth time running comes last. */
function rank(
  arrangements: readonly BoundArrangement[],
  asked: string | undefined,
  options: PlaceOptions,
): BoundArrangement[] {
  const score = (candidate: BoundArrangement) => {
    if (candidate.name === asked) return 100;
    if (candidate.name === options.continuedForm) return candidate.score + continuationBonus;
    if (timesRunning(options.recent, candidate.name) >= mostRunning) return candidate.score - 50;
    const near = options.recent.slice(-nearSlides).filter((name) => name === candidate.name).length;
    return candidate.score - near * repeatCost;
  };
  return arrangements
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate);
}

function timesRunning(recent: readonly string[], name: string): number {
  let count = 0;
  while (count < recent.length && recent[recent.length - 1 - count] === name) count += 1;
  return count;
}

function kindContext(candidate: BoundArrangement, deck: DeckContext, options: PlaceOptions): KindContext {
  const { body, caption } = deck.theme.layouts[candidate.layout];
  const { furtherSlides, firstNumber, previousPart } = options;
  return {
    ...deck,
    area: body.box,
    ...(caption && { caption }),
    furtherSlides,
    firstNumber,
    ...(previousPart && { previousPart }),
  };
}

function describe(
  candidate: BoundArrangement,
  placement: Exclude<Placement, { outcome: 'too-long' }>,
  { eyebrow }: SlideSpec,
  { theme }: DeckContext,
): PlacedSlide {
  const { name, layout, titleStyle, drawsTitle } = candidate;
  const rest = placement.outcome === 'continues' ? placement.rest : [];
  const nextNumber = placement.outcome === 'continues' ? placement.nextNumber : undefined;
  const toNotes = placement.outcome === 'placed' ? (placement.toNotes ?? []) : [];
  const elements = legibleInAccent(markSiblings(placement.elements, theme), theme);
  const { cover } = placement;
  return {
    arrangement: name,
    layout,
    titleStyle,
    drawsTitle,
    eyebrow,
    elements,
    rest,
    toNotes,
    nextNumber,
    ...(cover && { cover }),
  };
}
