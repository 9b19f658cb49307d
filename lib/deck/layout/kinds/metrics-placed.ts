import { figureNumbers, type PlaceholderRole } from '../../scene/placeholder-role';
import type { SlideOf } from '../../spec/slide-spec';
import type { TextPlace } from '../../theme/theme';
import { placedTexts, type PlacedText } from '../blocks/placed-text';
import type { DeckContext, KindContext, Placement } from '../layout-types';
import { verdictWords } from '../marks-and-words';
import { placed, tooLong } from '../placement';

type Metrics = SlideOf<'metrics'>;
type Metric = Metrics['metrics'][number];

interface FigurePlace {
  role: PlaceholderRole;
  labelRole: PlaceholderRole;
  figure: TextPlace;
  label: TextPlace;
}

const [leastFigurePt, leastLabelPt] = [20, 14];
/** In inches: places that begin so near to one another stand in one row. */
const rowIn = 0.2;

/** The pairs of places of the layout for figures, in the order in which they are read. */
function figurePlaces({ theme }: DeckContext): FigurePlace[] {
  const { places = {} } = theme.layouts.figures;
  const pairs = figureNumbers.flatMap((number): FigurePlace[] => {
    const [role, labelRole] = [`figure-${number}`, `figure-label-${number}`] as const;
    const [figure, label] = [places[role], places[labelRole]];
    return figure && label ? [{ role, labelRole, figure, label }] : [];
  });
  const { figure: { box: first } = { box: undefined } } = pairs[0] ?? {};
  const isOneRow = first && pairs.every(({ figure }) => Math.abs(figure.box.y - first.y) < rowIn);
  return isOneRow ? pairs.sort((one, other) => one.figure.box.x - other.figure.box.x) : pairs;
}

/** Whether the layout has a place for each of the figures, and for no other. */
export const hasPlaceForEach = ({ metrics }: Metrics, context: DeckContext): boolean =>
  figurePlaces(context).length === metrics.length;

/** Figures and what they say in the places that a layout has for as many. */
export function placedFigures(slide: Metrics, context: KindContext): Placement {
  if (!hasPlaceForEach(slide, context)) return tooLong;
  const places = figurePlaces(context);
  const pairs = slide.metrics.map((metric, index) => ({ metric, place: places[index]!, name: `Metric ${index + 1}` }));
  const figures = pairs.map(({ metric, place, name }): PlacedText => ({
    ...{ name: `${name} value`, role: place.role, place: place.figure },
    ...{ lines: [metric.value], maxLines: 1 },
  }));
  const labels = pairs.map(({ metric, place, name }): PlacedText => ({
    ...{ name: `${name} label`, role: place.labelRole, place: place.label, lines: linesOf(metric, context) },
  }));
  const [values, words] = [placedTexts(context, figures, leastFigurePt), placedTexts(context, labels, leastLabelPt)];
  return values && words ? placed(values.flatMap((value, index) => [value, words[index]!])) : tooLong;
}

/** What a figure is, how it changed and what else is said of it, a line each. */
function linesOf({ label, change, detail }: Metric, { language }: KindContext): string[] {
  const verdict = change?.verdict && ` (${verdictWords(language)[change.verdict]})`;
  const changed = change && `${arrows[change.direction]} ${change.text}${verdict ?? ''}`;
  return [label, changed, detail].filter((line) => line !== undefined);
}

/** In words of a place an arrow is a letter among others. */
const arrows = { up: '↑', down: '↓', flat: '→' } as const;
