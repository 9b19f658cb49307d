import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { visualWidth } from '@/lib/reading/source/sentences';
import { wordsIn } from '@/lib/languages/normal-form';
import type { TellingContext } from './context';
import { smallWords } from './loss';
import { headOf } from './text/pieces';
import { capitalised, unstopped } from './text/signs';
import { mostTellingOf, withoutOpening } from './text/telling';
import { joinedTitle, titleFrom } from './titles';

const [widestEyebrow, widestName] = [60, 70];

/** Slides that go on under one title each say what they are about; where one can't, it is numbered. */
export function withOwnTitles(
  slides: readonly SlideSpecInput[],
  coverTitle: string,
  context: TellingContext,
): SlideSpecInput[] {
  const seen = new Set([coverTitle]);
  const titled = slides.map((slide) => {
    if (!seen.has(slide.title)) {
      seen.add(slide.title);
      return slide;
    }
    const own = ownTitled(slide, context);
    if (own === null || seen.has(own.title)) return slide;
    seen.add(own.title);
    const isSection = slide.title !== coverTitle && visualWidth(slide.title) <= widestEyebrow;
    return isSection && own.eyebrow === undefined ? { ...own, eyebrow: slide.title } : own;
  });
  return numbered(titled);
}

function numbered(slides: readonly SlideSpecInput[]): SlideSpecInput[] {
  return slides.map((slide, index) => {
    const all = slides.filter(({ title }) => title === slide.title).length;
    const mine = slides.slice(0, index + 1).filter(({ title }) => title === slide.title).length;
    return all === 1 ? slide : { ...slide, title: `${slide.title} (${mine}/${all})` };
  });
}

function ownTitled(slide: SlideSpecInput, context: TellingContext): SlideSpecInput | null {
  // Lines of sources are trusted less than those of the prompt.
  if (context.reading.passages.length > 0 && (slide.kind === 'statement' || slide.kind === 'bullets')) return null;
  switch (slide.kind) {
    case 'bullets':
      return titledByItems(slide, context);
    case 'statement':
      return { ...slide, title: capitalised(unstopped(slide.statement)) };
    case 'chart': {
      const { takeaway, ...others } = slide;
      const title = takeaway === undefined ? null : titleFrom(takeaway);
      if (title !== null) return { ...others, title };
      break;
    }
    default:
  }
  const names = namesIn(slide);
  const title = names.some((name) => isTorn(name, context)) ? null : joinedTitle(names, context);
  const full = slide.kind === 'table' ? `${slide.title}: ${title ?? ''}` : title;
  return title === null || full === null || visualWidth(full) > widestName
    ? null
    : { ...slide, title: capitalised(full) };
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
      return slide.chart.series.map(({ name }) => name);
    case 'table':
      return [slide.rows[0]?.[0] ?? '', slide.rows.at(-1)?.[0] ?? ''];
    case 'cards':
      return slide.cards.map(({ title }) => title);
    case 'metrics':
      return slide.metrics.map(({ label }) => label);
    case 'process':
      return slide.steps.map(({ title }) => title);
    case 'timeline':
      return [slide.events[0]?.title ?? '', slide.events.at(-1)?.title ?? ''];
    case 'two_columns':
      return [slide.left.heading ?? '', slide.right.heading ?? ''];
    case 'comparison':
      return slide.options.map(({ name }) => name);
    case 'quote':
      return [slide.attribution ?? ''];
    default:
      return [];
  }
}

/** By the names of its items, or by its first one, which then is no item any more. */
function titledByItems(
  slide: Extract<SlideSpecInput, { kind: 'bullets' }>,
  context: TellingContext,
): SlideSpecInput | null {
  const { items } = slide;
  const heads = items.map(({ text }) => headOf(text)?.head ?? '');
  const joined = heads.every((head) => head !== '') ? joinedTitle(heads, context) : null;
  if (joined !== null && visualWidth(joined) <= widestName) return { ...slide, title: capitalised(joined) };
  const at = mostTellingOf(
    items.map(({ text }) => (titleFrom(withoutOpening(text)) === null ? '' : text)),
    context,
  );
  const told = items[at];
  const title = told === undefined ? null : titleFrom(withoutOpening(told.text));
  if (told === undefined || title === null) return null;
  // What is said in large letters isn't said a second time.
  if (title !== capitalised(unstopped(told.text))) return { ...slide, title };
  const below = (told.children ?? []).map((text) => ({ text }));
  const left = items.flatMap((item, index) => (index === at ? below : [item]));
  return left.length === 0
    ? { kind: 'statement', title, statement: title, ...(slide.notes === undefined ? {} : { notes: slide.notes }) }
    : { ...slide, ordered: false, items: left, title };
}
