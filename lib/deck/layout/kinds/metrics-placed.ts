import type { SlideOf } from '../../spec/slide-spec';
import { itemPlaces } from '../blocks/item-places';
import { placedTexts, type PlacedText } from '../blocks/placed-text';
import type { DeckContext, KindContext, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { verdictBehind } from './metric-texts';

type Metrics = SlideOf<'metrics'>;
type Metric = Metrics['metrics'][number];

const [leastFigurePt, leastLabelPt] = [20, 14];

/** Whether the layout has a place for each of the figures, and for no other. */
export const hasPlaceForEach = ({ metrics }: Metrics, context: DeckContext): boolean =>
  itemPlaces(context, 'figures').length === metrics.length;

/** Figures and what they say in the places that a layout has for as many. */
export function placedFigures(slide: Metrics, context: KindContext): Placement {
  if (!hasPlaceForEach(slide, context)) return tooLong;
  const places = itemPlaces(context, 'figures');
  const pairs = slide.metrics.map((metric, index) => ({ metric, at: places[index]!, name: `Metric ${index + 1}` }));
  const figures = pairs.map(({ metric, at: { role, place }, name }): PlacedText => ({
    ...{ name: `${name} value`, role, place },
    ...{ lines: [metric.value], maxLines: 1 },
  }));
  const labels = pairs.flatMap(({ metric, at: { words }, name }): PlacedText[] =>
    words ? [{ name: `${name} label`, ...words, lines: linesOf(metric, context) }] : [],
  );
  const [values, words] = [placedTexts(context, figures, leastFigurePt), placedTexts(context, labels, leastLabelPt)];
  return values && words ? placed(values.flatMap((value, index) => [value, words[index]!])) : tooLong;
}

/** What a figure is, how it changed and what else is said of it, a line each. */
function linesOf({ label, change, detail }: Metric, { language }: KindContext): string[] {
  const changed = change && `${arrows[change.direction]} ${change.text}${verdictBehind(change, language)}`;
  return [label, changed, detail].filter((line) => line !== undefined);
}

/** In words of a place an arrow is a letter among others. */
const arrows = { up: '↑', down: '↓', flat: '→' } as const;
