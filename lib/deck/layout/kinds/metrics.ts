import type { SlideOf } from '../../spec/slide-spec';
import { cardFace, isPanel } from '../blocks/card-face';
import { sizesWithin } from '../blocks/size-limits';
import type { DeckContext, KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';
import { figureBand } from './metrics-band';
import { leadFigure } from './metrics-lead';
import { mostFigures, spokenFigure } from './metrics-panels';
import { hasPlaceForEach, placedFigures } from './metrics-placed';
import { layMetricRows } from './metrics-rows';

type Metrics = SlideOf<'metrics'>;

const mostRows = 6;
const valueSizesPt = [54, 48, 44, 40, 36, 32, 28, 24, 20, 18] as const;
const textSizesPt = [22, 20, 18, 16] as const;

/** As many rows as one slide holds; the others go on. */
function figureRows(slide: Metrics, context: KindContext): Placement {
  const total = slide.metrics.length;
  const sizes = { valueSizesPt, textSizesPt: sizesWithin(context.theme.style.type.bodyPt, textSizesPt) };
  for (let count = evenShare(total, mostRows, context.furtherSlides); count > 0; count -= 1) {
    const rows = layMetricRows(context, slide.metrics.slice(0, count), { area: context.area, first: 1, ...sizes });
    if (!rows) continue;
    return count === total
      ? placed(rows.elements)
      : continues(rows.elements, [{ ...slide, metrics: slide.metrics.slice(count) }]);
  }
  return tooLong;
}

/** Where the band is not filled, panels hold the slide better than two rules do. */
function suitsBand({ metrics }: Metrics, { theme }: DeckContext): number {
  if (metrics.length < 2 || metrics.length > 4) return 1;
  return cardFace(theme, 'surface').ground === 'outlined' ? 2.2 : 3;
}

function suitsPanels(slide: Metrics, { theme }: DeckContext): number {
  const { metrics } = slide;
  if (isPanel(cardFace(theme, 'surface')) && spokenFigure(slide) !== undefined) return 3.2;
  return metrics.length > 4 || (metrics.length > 1 && cardFace(theme, 'surface').ground === 'outlined') ? 3 : 2;
}

export const metricsLayout: KindLayout<Metrics> = {
  arrangements: [
    {
      name: 'placed-figures',
      layout: 'figures',
      fillsPlaces: true,
      suits: (slide, context) => (hasPlaceForEach(slide, context) ? 6 : 0),
      place: placedFigures,
    },
    { name: 'figures', layout: 'title-only', suits: suitsBand, place: figureBand },
    {
      name: 'lead-figure',
      layout: 'title-only',
      suits: (slide) => (slide.metrics.length <= 2 ? 4 : slide.metrics.length <= 4 ? 2.5 : 1),
      place: leadFigure,
    },
    { name: 'figure-panels', layout: 'title-only', suits: suitsPanels, place: mostFigures },
    { name: 'figure-rows', layout: 'title-only', suits: () => 1.2, place: figureRows },
  ],
  outline: (slide) =>
    slide.metrics.map((metric) => ({
      text: `${metric.value} ${metric.label}`,
      children: [metric.change?.text, metric.detail].filter((text) => text !== undefined),
    })),
};
