import type { DeckSpec } from '../deck-spec';
import { deckSpecSchema } from '../deck-spec';
import type { SlideSpec } from '../slide-spec';
import { isVisible, withoutLineEnds } from './clean-words';
import { shortenWords } from './shorten-words';
import type { Budget, Plain } from './plain';
import { takeIn, textOfCell, textsIn } from './plain';
import type { ReadSlide } from './read-slide';
import { readSlide } from './read-slide';
import type { SpecWarning } from './spec-warning';

export interface ReadOptions {
  /** Pictures that go with the deck, by id; any name is taken for one when absent. */
  imageIds?: ReadonlySet<string>;
}

export type ReadDeck =
  | { outcome: 'read'; spec: DeckSpec; warnings: SpecWarning[] }
  /** None of its slides holds a word that could be shown. */
  | { outcome: 'unreadable'; warnings: SpecWarning[] };

/** As in the schema of the deck. */
const mostSlides = 50;
const deckTitleLetters = 250;
const defaultLanguage = 'en-US';
const rightToLeft = /^(?:ar|he|fa|ur|yi|ps|sd|ug|dv)\b/i;
/** Far more than fifty slides can show or their notes should hold. */
const wholeBudget: Readonly<Budget> = { values: 200_000, characters: 1_000_000 };

/**
 * Reads a deck from outside the compiler's hands: a language model's answer, a stored file.
 *
 *     unknown ──take in──▶ plain, clean, bounded ──slide by slide──▶ DeckSpec and what was repaired
 *
 * Never throws and loses no word of the slides within its bounds: what finds no field stands
 * in the notes, what can't be read at all becomes a list. A valid and clean spec comes back
 * equal, without warnings. Pure.
 */
export function readDeckSpec(input: unknown, options: ReadOptions = {}): ReadDeck {
  const budget = { ...wholeBudget };
  const warnings: SpecWarning[] = [];
  const { given, head } = partsOf(input, budget);
  const language = languageOf(head.get('language'), warnings);
  const title = firstLine(head.get('title'));
  const slides = readSlides(
    given,
    budget,
    { language, deckTitle: title ?? 'Presentation', imageIds: options.imageIds },
    warnings,
  );
  const [first] = slides;
  if (first === undefined) return { outcome: 'unreadable', warnings };
  if (title === undefined) warnings.push({ type: 'deck-field-repaired', field: 'title' });
  const author = authorOf(head.get('author'), warnings);
  const spec = deckSpecSchema.parse({
    title: title ?? shortenWords(first.title, deckTitleLetters),
    ...(author === undefined ? {} : { author }),
    language,
    direction: directionOf(head.get('direction'), language, warnings),
    slides,
  });
  return { outcome: 'read', spec, warnings };
}

/** The slides, still raw, and everything else of the deck. A bare list is one of slides, anything else a deck's slide. */
function partsOf(input: unknown, budget: Budget): { given: readonly unknown[]; head: ReadonlyMap<string, Plain> } {
  if (Array.isArray(input)) return { given: input as unknown[], head: new Map() };
  if (typeof input !== 'object' || input === null) return { given: [input], head: new Map() };
  const fields = new Map<string, unknown>(Object.entries(input));
  const slides = fields.get('slides');
  if (slides === undefined && fields.has('kind')) return { given: [input], head: new Map() };
  const head = new Map(
    ['title', 'author', 'language', 'direction'].map((key) => [key, takeIn(fields.get(key), budget).value]),
  );
  return { given: Array.isArray(slides) ? (slides as unknown[]) : [slides], head };
}

function readSlides(
  given: readonly unknown[],
  budget: Budget,
  context: Parameters<typeof readSlide>[1],
  warnings: SpecWarning[],
): SlideSpec[] {
  const slides: SlideSpec[] = [];
  const surplus: Plain[] = [];
  let isCut = false;
  given.forEach((raw, position) => {
    if (budget.values <= 0) return void (isCut = true);
    const { value, cleaned, cut } = takeIn(raw, budget);
    isCut ||= cut;
    if (slides.length === mostSlides) return void surplus.push(value);
    const read = readSlide(value, context);
    if (read === null) return void warnings.push({ type: 'slide-dropped', position });
    warnings.push(...placed(read, slides.length, cleaned));
    slides.push(read.slide);
  });
  if (isCut) warnings.push({ type: 'input-cut' });
  return surplus.length === 0 ? slides : mergeSurplus(slides, surplus, warnings);
}

/** Each thing is said once a slide. */
function placed({ warnings }: ReadSlide, slide: number, cleaned: boolean): SpecWarning[] {
  const all = [...(cleaned ? [{ type: 'characters-removed' as const }] : []), ...warnings];
  return [...new Map(all.map((warning) => [JSON.stringify(warning), { ...warning, slide }])).values()];
}

function mergeSurplus(slides: readonly SlideSpec[], surplus: readonly Plain[], warnings: SpecWarning[]): SlideSpec[] {
  warnings.push({ type: 'slides-merged', count: surplus.length });
  const words = surplus.flatMap(textsIn);
  return slides.map((slide, index) =>
    index === slides.length - 1 ? { ...slide, notes: [slide.notes, ...words].filter(isVisible).join('\n') } : slide,
  );
}

function firstLine(value: Plain | undefined): string | undefined {
  const text = withoutLineEnds(textOfCell(value));
  return isVisible(text) ? shortenWords(text, deckTitleLetters) : undefined;
}

function authorOf(value: Plain | undefined, warnings: SpecWarning[]): string | undefined {
  if (value === undefined || value === null) return undefined;
  const author = firstLine(value);
  if (typeof value !== 'string' || author === undefined)
    warnings.push({ type: 'deck-field-repaired', field: 'author' });
  return author;
}

/** Language tags that no program knows would stop the breaking of lines. */
function languageOf(value: Plain | undefined, warnings: SpecWarning[]): string {
  if (typeof value === 'string' && value.length >= 2 && isLanguageTag(value)) return value;
  warnings.push({ type: 'deck-field-repaired', field: 'language' });
  return defaultLanguage;
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function directionOf(value: Plain | undefined, language: string, warnings: SpecWarning[]): 'ltr' | 'rtl' {
  if (value === 'ltr' || value === 'rtl') return value;
  warnings.push({ type: 'deck-field-repaired', field: 'direction' });
  return rightToLeft.test(language) ? 'rtl' : 'ltr';
}
