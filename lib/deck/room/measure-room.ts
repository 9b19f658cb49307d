import { fitTitle } from '../layout/fit-title';
import { layOutDeck } from '../layout/lay-out-deck';
import { usualLeastPt } from '../layout/blocks/size-limits';
import { mostWordsOfSlide, wordsOf } from '../quality/rules/density';
import type { Paragraph, SceneElement } from '../scene/scene';
import { deckSpecSchema, type DeckSpec } from '../spec/deck-spec';
import type { SlideKind, SlideSpecInput } from '../spec/slide-spec';
import type { Theme } from '../theme/theme';
import { fillerOf, type Filler } from './filler';
import { probeImageId, probes, type Probe } from './probe-slides';
import type { FieldRoom, SlideRoom } from './slide-room';

/** The language of a deck, as the layout takes it. */
export type Tongue = Pick<DeckSpec, 'language' | 'direction'>;

const images = new Map([[probeImageId, { widthPx: 1600, heightPx: 1000 }]]);
const [mostWords, mostTitleWords] = [40, 20];
/** As many as a text has at least. */
const fewWords = 3;
/** Words are looked up in these and not read, however many there are. */
const lookedUp: ReadonlySet<SlideKind> = new Set<SlideKind>(['table', 'features', 'logos', 'sources']);

/**
 * How much a slide of a kind holds in a template, or in each of several, found by laying out slides with more and more
 * words: as much as stands whole on one slide at a size that is comfortable in the template, and is not too much to be
 * taken in at a glance. In each further template is looked up to what the ones before it hold alone.
 *
 * @throws RangeError without a template
 */
export function measureRoom(kind: SlideKind, themes: readonly Theme[], tongue: Tongue): SlideRoom {
  if (themes.length === 0) throw new RangeError('Room is measured in a template.');
  const filler = fillerOf(tongue.language);
  const title = themes.reduce(
    (most, theme) => largest(most, (words) => isTitleHeld(filler.measured(words), theme, tongue)),
    mostTitleWords,
  );
  return {
    unit: filler.unit,
    title: filler.count(title),
    ...(lookedUp.has(kind) ? {} : { whole: filler.count(mostWordsOfSlide) }),
    fields: probes[kind].flatMap((probe) => measureField(probe, themes, { tongue, filler })),
  };
}

interface Measuring {
  tongue: Tongue;
  filler: Filler;
}

interface Limits {
  usual: number;
  most: number;
  words: number;
  leastWords: number;
}

/** Empty where a template holds none of it. */
function measureField(probe: Probe, themes: readonly Theme[], measuring: Measuring): FieldRoom[] {
  const [asUsual, asMost] = probe.entries ?? [1, 1];
  const limits = themes.reduce<Limits>((within, theme) => limitsIn(theme, probe, within, measuring), {
    usual: asUsual,
    most: asMost,
    words: mostWords,
    leastWords: mostWords,
  });
  const { usual, most, words, leastWords } = limits;
  const { count } = measuring.filler;
  if (words === 0) return [];
  return probe.paths.map((path) => ({
    path,
    ...(probe.entries ? { entries: { usual, most } } : {}),
    words: { usual: count(words), least: count(leastWords) },
  }));
}

function limitsIn(theme: Theme, { build }: Probe, within: Limits, { tongue, filler }: Measuring): Limits {
  const lay = (count: number, words: number) =>
    layProbe(build({ count, text: filler.measured(words) }, filler.say), theme, { tongue, filler });
  const wordsWith = (count: number, limit: number): number => {
    const few = lay(count, fewWords);
    const leastPt = few === null ? 0 : comfortablePt(few.sizePt, theme);
    return largest(limit, (words) => (lay(count, words)?.sizePt ?? 0) >= Math.max(leastPt, 1));
  };
  const most = largest(within.most, (count) => lay(count, fewWords) !== null);
  const usual = Math.min(within.usual, most);
  const words = usual > 0 ? wordsWith(usual, within.words) : 0;
  const leastWords = usual === most ? words : wordsWith(most, Math.min(words, within.leastWords));
  return { usual, most, words, leastWords: Math.min(words, leastWords, within.leastWords) };
}

/** The largest number up to a limit for which something holds; 0 for none. What holds for a number holds for the smaller ones. */
function largest(limit: number, holds: (number: number) => boolean): number {
  if (limit > 0 && holds(limit)) return limit;
  let [held, fails] = [0, limit];
  while (fails - held > 1) {
    const middle = Math.floor((held + fails) / 2);
    if (holds(middle)) held = middle;
    else fails = middle;
  }
  return held;
}

/** From the smallest that a template allows to the size of its running text: where a text begins to look squeezed. */
const comfort = 0.35;
/** Of the size that few words have: a large statement that is set as running text is none. */
const shareOfLarge = 0.6;

function comfortablePt(fewPt: number, { style }: Theme): number {
  const { bodyPt, leastPt = usualLeastPt } = style.type;
  return Math.max(fewPt * shareOfLarge, Math.min(fewPt, leastPt + (bodyPt - leastPt) * comfort));
}

/** The size of the measured text in pt; null where the slide does not hold it whole, or is too full to be taken in. */
function layProbe(slide: SlideSpecInput, theme: Theme, { tongue, filler }: Measuring): { sizePt: number } | null {
  const spec = deckSpecSchema.parse({ title: 'Probe', ...tongue, slides: [slide] });
  const { scene, warnings } = layOutDeck(spec, theme, { maxSlides: 3, images });
  const [laid] = scene.slides;
  if (scene.slides.length !== 1 || laid?.kind !== slide.kind || warnings.length > 0) return null;
  const texts = laid.elements.filter((element) => !isTitle(element)).flatMap(paragraphsOf);
  const isFull = !lookedUp.has(slide.kind) && wordsOf({ paragraphs: texts }) > mostWordsOfSlide;
  const sizes = texts
    .filter(({ runs }) => runs.some(({ text }) => text.includes(filler.mark)))
    .flatMap(({ runs }) => runs.map(({ sizePt }) => sizePt));
  return isFull || sizes.length === 0 ? null : { sizePt: Math.min(...sizes) };
}

function isTitle(element: SceneElement): boolean {
  return element.type === 'text' && element.placeholder === 'title';
}

function paragraphsOf(element: SceneElement): readonly Paragraph[] {
  if (element.type === 'text') return element.paragraphs;
  return element.type === 'table'
    ? element.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs))
    : [];
}

function isTitleHeld(title: string, theme: Theme, { language, direction }: Tongue): boolean {
  const style = theme.layouts.content.title;
  const { element, shortened } = fitTitle({ theme, language, direction, images, agenda: [] }, title, '', style);
  const sizes = element.paragraphs.flatMap(({ runs }) => runs.map(({ sizePt }) => sizePt));
  return !shortened && Math.min(...sizes) >= style.smallSizePt;
}
