import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { partedOutside } from '@/lib/reading/source/brackets';
import { visualWidth, wordCount } from '@/lib/reading/source/sentences';
import { wordsIn } from '@/lib/languages/normal-form';
import type { TellingContext } from './context';
import { smallWords } from './loss';
import { headOf } from './text/pieces';
import { capitalised, unstopped } from './text/signs';
import { mostTellingOf, withoutOpening } from './text/telling';
import { joinedTitle, titleFrom } from './titles';

const [widestEyebrow, widestName, fewestOfClause] = [60, 70, 3];

/** Slides that share a heading each say what they hold under it, or all of them are numbered; without one each says what it is about. */
export function withOwnTitles(
  slides: readonly SlideSpecInput[],
  coverTitle: string,
  context: TellingContext,
): SlideSpecInput[] {
  const seen = new Set([coverTitle, ...slides.map(({ title }) => title)]);
  const known = new Map<SlideSpecInput, SlideSpecInput>();
  for (const title of new Set(slides.map((slide) => slide.title))) {
    const parts = slides.filter((slide, at) => slide.title === title && !isView(slide, slides[at - 1]));
    const isHeading = title !== coverTitle;
    if (isHeading && (parts.length === 1 || visualWidth(title) > widestEyebrow)) continue;
    const own = parts.map((slide) => ownTitled(slide, isHeading, context));
    const titles = new Set(own.flatMap((slide) => slide?.title ?? []));
    if (isHeading && (titles.size < parts.length || [...titles].some((each) => seen.has(each)))) continue;
    const eyebrow = isHeading ? { eyebrow: title } : {};
    for (const [at, slide] of own.entries()) {
      const part = parts[at];
      if (part === undefined || slide === null || seen.has(slide.title)) continue;
      seen.add(slide.title);
      known.set(part, { ...eyebrow, ...slide });
    }
  }
  return numbered(slides.map((slide) => known.get(slide) ?? slide));
}

/** A table of what the chart before it shows goes by the same name. */
function isView(slide: SlideSpecInput, before: SlideSpecInput | undefined): boolean {
  return before?.title === slide.title && before.kind !== slide.kind && before.notes === slide.notes;
}

function numbered(slides: readonly SlideSpecInput[]): SlideSpecInput[] {
  const parts = slides.filter((slide, at) => !isView(slide, slides[at - 1]));
  let part: SlideSpecInput | undefined;
  return slides.map((slide) => {
    part = parts.includes(slide) ? slide : part;
    const same = parts.filter(({ title }) => title === slide.title);
    return same.length < 2 || part === undefined
      ? slide
      : { ...slide, title: `${slide.title} (${same.indexOf(part) + 1}/${same.length})` };
  });
}

function ownTitled(slide: SlideSpecInput, isHeading: boolean, context: TellingContext): SlideSpecInput | null {
  // Lines of sources are trusted less than those of the prompt.
  if (context.reading.passages.length > 0 && (slide.kind === 'statement' || slide.kind === 'bullets')) return null;
  if (slide.kind === 'statement') return { ...slide, title: capitalised(unstopped(slide.statement)) };
  const names = namesIn(slide);
  const isTime = slide.kind === 'timeline' && names.every((name) => name !== '');
  const title = names.some((name) => isTorn(name, context))
    ? null
    : isTime
      ? names.join(' – ')
      : joinedTitle(names, context);
  const full = slide.kind === 'table' && !isHeading ? `${slide.title}: ${title ?? ''}` : title;
  if (title !== null && full !== null && visualWidth(full) <= widestName) return { ...slide, title: capitalised(full) };
  if (isHeading) return null;
  if (slide.kind === 'metrics') return { ...slide, title: context.words.figures };
  return slide.kind === 'bullets' ? titledByItem(slide, context) : null;
}

/** "The last week of": what was cut behind a small word names nothing. */
function isTorn(title: string, context: TellingContext): boolean {
  const words = wordsIn(title);
  return words.length > 1 && smallWords('', context).has(words.at(-1)?.form ?? '');
}

/** What stands out on a slide, in its order. */
function namesIn(slide: SlideSpecInput): string[] {
  switch (slide.kind) {
    case 'chart':
      return slide.chart.series.some(({ name }) => name === slide.title)
        ? (slide.chart.categories ?? [])
        : slide.chart.series.map(({ name }) => name);
    case 'table':
      return [slide.rows[0]?.[0] ?? '', slide.rows.at(-1)?.[0] ?? ''];
    case 'cards':
      return slide.cards.map(({ title }) => title);
    case 'metrics':
      return slide.metrics.map(({ label }) => label);
    case 'process':
      return slide.steps.map(({ title }) => title);
    case 'timeline':
      return [slide.events[0]?.when ?? '', slide.events.at(-1)?.when ?? ''];
    case 'two_columns':
      return [slide.left.heading ?? '', slide.right.heading ?? ''];
    case 'comparison':
      return slide.options.map(({ name }) => name);
    case 'quote':
      return [slide.attribution ?? ''];
    case 'blocks':
      return slide.blocks.flatMap(({ heading }) => heading ?? []);
    case 'bullets': {
      const heads = slide.items.map(({ text }) => headOf(text)?.head ?? '');
      return heads.includes('') ? [] : heads;
    }
    default:
      return [];
  }
}

/** By what its items say most of all, which then is no item any more. */
function titledByItem(
  slide: Extract<SlideSpecInput, { kind: 'bullets' }>,
  context: TellingContext,
): SlideSpecInput | null {
  const { items } = slide;
  const at = mostTellingOf(
    items.map(({ text }) => (titleFrom(withoutOpening(text)) === null ? '' : text)),
    context,
  );
  const told = items[at];
  const title = told === undefined ? null : titleFrom(withoutOpening(told.text));
  if (told === undefined || title === null) return titledByClause(slide);
  // What is said in large letters isn't said a second time.
  if (title !== capitalised(unstopped(told.text))) return { ...slide, title };
  const below = (told.children ?? []).map((text) => ({ text }));
  const left = items.flatMap((item, index) => (index === at ? below : [item]));
  return left.length === 0
    ? { kind: 'statement', title, statement: title, ...(slide.notes === undefined ? {} : { notes: slide.notes }) }
    : { ...slide, ordered: false, items: left, title };
}

/** What is too long for a title begins with something that isn't. */
function titledByClause(slide: Extract<SlideSpecInput, { kind: 'bullets' }>): SlideSpecInput | null {
  const [clause] = partedOutside(slide.items[0]?.text ?? '', ',;:，；、：،؛(（');
  const title = clause === undefined || wordCount(clause.text) < fewestOfClause ? null : titleFrom(clause.text);
  return title === null ? null : { ...slide, title };
}
