import type { ImageSizes } from '../layout/layout-types';
import type { Scene } from '../scene/scene';
import { scriptOf } from '../text/scripts';
import { isAveraged } from '../text/shaped-advances';
import type { Theme } from '../theme/theme';
import { rounded } from './rule';
import type { Rule } from './rule';
import { altText, elementNames, slideTitle, tableHeader } from './rules/accessibility';
import { contrast, iconContrast } from './rules/contrast';
import { coverage } from './rules/coverage';
import { density, wordsOf } from './rules/density';
import { fontSize } from './rules/font-size';
import { leftEdges } from './rules/left-edges';
import { outsideSlide, textOverflow } from './rules/overflow';
import { pictureSharpness } from './rules/picture-sharpness';
import { sameArrangement, typeVariety } from './rules/variety';
import { unintendedOverlap } from './rules/unintended-overlap';
import { chartTexts } from './chart-labels';
import { prepareDeck } from './inspected-deck';
import type { InspectedDeck, InspectedSlide } from './inspected-deck';
import type { Finding, QualityReport } from './quality-report';
import { isInFrame } from './text-role';

/** Every check of a scene, in the order in which a report lists its findings. */
export const rules: readonly Rule[] = [
  textOverflow,
  outsideSlide,
  unintendedOverlap,
  contrast,
  fontSize,
  slideTitle,
  altText,
  tableHeader,
  elementNames,
  leftEdges,
  typeVariety,
  density,
  coverage,
  sameArrangement,
  pictureSharpness,
  iconContrast,
];

export type { QualityReport };

/**
 * Checks a scene against every rule.
 *
 *     Scene ──prepare──▶ texts measured, backgrounds found ──rules──▶ findings ──▶ report
 *
 * `theme` is the one that the deck was laid out with, before `directTheme`; `images` are the
 * sizes of its pictures, without which these are not checked. Pure. A scene with blocking
 * findings must not be delivered.
 */
export function inspectScene(scene: Scene, theme: Theme, images: ImageSizes = new Map()): QualityReport {
  const deck = prepareDeck(scene, theme, images);
  return {
    version: 1,
    blocking: findingsOf(deck, 'blocking'),
    warnings: findingsOf(deck, 'warning'),
    notices: averagedScripts(deck),
    slides: deck.slides.map(summarize),
  };
}

function findingsOf(deck: InspectedDeck, severity: Rule['severity']): Finding[] {
  return rules
    .filter((rule) => rule.severity === severity)
    .flatMap(({ name, inspect }) => inspect(deck).map((found) => ({ rule: name, ...found })));
}

function summarize({ slide, layout, blocks, contrasts }: InspectedSlide): QualityReport['slides'][number] {
  const shown = blocks.filter((block) => !isInFrame(block, slide, layout));
  const sizes = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs.map(({ sizePt }) => sizePt)));
  const charts = slide.elements.flatMap((element) =>
    element.type === 'chart' ? chartTexts(element).map(({ sizePt }) => sizePt) : [],
  );
  const ratios = contrasts.flatMap(({ ratio }) => (ratio === null ? [] : [ratio]));
  return {
    kind: slide.kind,
    arrangement: slide.arrangement,
    words: shown.reduce((sum, block) => sum + wordsOf(block), 0),
    smallestFontPt: least([...sizes, ...charts]),
    contrastMin: ratios.length > 0 ? rounded(Math.min(...ratios)) : null,
  };
}

/** Scripts with letters that no table describes are measured by their average. */
function averagedScripts({ slides }: InspectedDeck): string[] {
  const found = new Set<string>();
  for (const { text } of slides.flatMap(({ blocks }) =>
    blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs)),
  )) {
    for (const character of text) {
      if (isAveraged(character)) found.add(scriptOf(character.codePointAt(0)!));
    }
  }
  return [...found].map((script) => `Text in ${script} characters was measured by their average width.`);
}

function least(values: readonly number[]): number | null {
  return values.length > 0 ? Math.min(...values) : null;
}
