import { courseWords, type CourseWords } from '@/lib/languages/course-words';
import type { Lexicon, Mark } from '@/lib/languages/lexicon';
import { normalForm, wordsIn } from '@/lib/languages/normal-form';
import { withoutSmall } from '../data/told-number';
import type { Block, Line } from '../source/block';
import { sentencesIn, wordCount } from '../source/sentences';
import { endsWithColon, hasDigit, hasLetter, isWhole, trimSigns, trimStart, withoutStop } from '../source/signs';
import { countsIn } from './find-counts';

/** Fewer paragraphs that go on one after the other prescribe no course. */
const [fewestLeads, linesOfRequest, longestOpening, mostWordsBefore] = [2, 3, 48, 1];
const [mostWordsOfLead, mostWordsOfTitle, mostWordsOfName, mostWordsToVerb, fewestOfSentence] = [24, 16, 5, 3, 8];
/** Longer ones are text that somebody sends on. */
const longestParagraph = 3000;
const separators = ' \t,.:;–—-،、，。：';

/** How a paragraph opens that says what comes where. */
interface Opening {
  sort: 'begin' | 'then' | 'end' | 'slide';
  /** Behind its words. */
  end: number;
}

/**
 * "Start with the size of it: …", "Then show how we got there. …", "Third slide: …", "Finish with whom to ask (…)":
 * paragraphs of a request that say one after the other what each slide shows, and say it at once. What each opens with is
 * what its slide is called; what follows stands on it. A paragraph that only asks is left to those who read requests.
 */
export function readCourse(all: readonly Block[], lexicon: Lexicon, tag: string): Block[] {
  const isPrescribed = all.some(
    (block) => block.type === 'heading' || ('marker' in block && block.marker?.role === 'slide'),
  );
  const request = all.slice(0, linesOfRequest);
  if (isPrescribed || !asks(request, lexicon)) return [...all];
  const parts = all.flatMap((block) => spokenParts(block, lexicon, courseWords(tag)));
  const blocks = parts;
  const words = courseWords(tag);
  const places = new Set(countedIn(parts, words));
  let ordinal = 0;
  let labelled = 0;
  const sorts: Opening['sort'][] = [];
  const read = blocks.flatMap((block, index): Block[] => {
    const isPlaced = places.has(block);
    if (!(isApart(block) || isPlaced) || (index === 0 && !isPlaced)) return [block];
    if (block.type !== 'line' || block.text.length > longestParagraph) return [block];
    const parted = partedAt(block, lexicon, words);
    return parted.flatMap((line): Block[] => {
      const found = openingOf(line.text, lexicon, words);
      const place = isPlaced ? placeOf(line.text, words) : null;
      const opening: Opening | null =
        place === null ? found : { sort: 'slide', end: Math.max(place.end, found?.sort === 'slide' ? found.end : 0) };
      if (opening === null) return [line];
      const next = blocks[index + 1];
      const isAbove = next !== undefined && (!isApart(next) || openingOf(next.text, lexicon, words) === null);
      const told = toldIn(line, opening, { isAbove, isOne: parted.length > 1 }, { lexicon, words, tag });
      if (told === null) return [line];
      sorts.push(opening.sort);
      if (opening.sort === 'slide' || told.isLabelled) labelled += 1;
      if (told.title === '') return [line];
      ordinal += 1;
      const marker = { sort: 'label', text: '', ordinal, key: courseKey, depth: 1, role: 'slide' } as const;
      const head: Line = { ...line, text: told.title, marker };
      return told.rest === '' ? [head] : [head, { ...line, text: told.rest, isApart: false }];
    });
  });
  const isCourse = sorts.length >= fewestLeads && (new Set(sorts).size > 1 || sorts.length > fewestLeads);
  // Who tells a story goes on without colons, and counts no slides.
  const isOfSlides = sorts.includes('slide') || request.some((block) => countsIn(block, lexicon).length > 0);
  return isCourse && isOfSlides && ordinal > 0 && labelled * 2 >= sorts.length ? read : [...blocks];
}

/** The place that a line says first: "On the second, …"; the last has no number. */
function placeOf(text: string, { places }: CourseWords): { at: number; end: number } | null {
  const start = text.slice(0, longestOpening);
  const found = wordsIn(start)
    .slice(0, mostWordsToPlace)
    .flatMap(({ form, end }) => {
      const at = places.findIndex((forms) => forms.some((each) => normalForm(each) === form));
      return at === -1 ? [] : [{ at, end }];
    });
  return found[0] ?? null;
}

/** Lines that count slides one after the other: the first, the second, and so on to the last. */
function countedIn(blocks: readonly Block[], words: CourseWords): Block[] {
  const placed = blocks.flatMap((block) => {
    const place = block.type === 'line' && block.marker === null ? placeOf(block.text, words) : null;
    return place === null ? [] : [{ block, at: place.at }];
  });
  const run: { block: Block; at: number }[] = [];
  for (const each of placed) {
    const before = run.at(-1);
    const isLast = each.at === words.places.length - 1;
    if (before === undefined ? each.at <= 1 : each.at === before.at + 1 || isLast) run.push(each);
  }
  return run.length >= fewestPlaces ? run.map(({ block }) => block) : [];
}

const [mostWordsToPlace, fewestPlaces, fewestSpoken] = [4, 3, 3];

/** Who talks without paragraphs goes from slide to slide within one: "Then one slide why …. Then the plan …. Last slide …". */
function spokenParts(block: Block, lexicon: Lexicon, words: CourseWords): Block[] {
  if (block.type !== 'line' || block.marker !== null || block.text.length > longestParagraph) return [block];
  const sentences = sentencesIn(block.text);
  const leads = sentences.filter(
    ({ text }) => openingOf(text, lexicon, words) !== null || placeOf(text, words) !== null,
  );
  const isOfSlides = leads.some(({ text }) => slideNear(text, lexicon) !== null);
  if (leads.length < fewestSpoken || !isOfSlides) return [block];
  const starts = leads[0]?.start === 0 ? leads.map(({ start }) => start) : [0, ...leads.map(({ start }) => start)];
  return starts.map((start, at): Line => ({
    ...block,
    text: block.text.slice(start, starts[at + 1]).trim(),
    isApart: true,
  }));
}

const isApart = (block: Block): block is Line => block.type === 'line' && block.isApart && block.marker === null;

/** What stands below the name that a course gives its slide is said on it. */
export const courseKey = 'course';

function asks(blocks: readonly Block[], lexicon: Lexicon): boolean {
  return blocks.some(
    (block) =>
      block.type === 'line' &&
      lexicon
        .marksIn(block.text.slice(0, longestParagraph))
        .some(({ meaning }) => meaning === 'word.slide' || meaning === 'word.deck'),
  );
}

/** "Common mistakes (…), then a slide on whom to call: …" is two of them. */
function partedAt(line: Line, lexicon: Lexicon, words: CourseWords): Line[] {
  const lower = line.text.toLowerCase();
  for (const then of words.then) {
    const at = lower.indexOf(`, ${then} `);
    const rest = line.text.slice(at + 2);
    if (at > 0 && isWhole(line.text.slice(0, at)) && slideNear(rest, lexicon) !== null)
      return [
        { ...line, text: line.text.slice(0, at) },
        { ...line, text: rest },
      ];
  }
  return [line];
}

/** The word for a slide among the first ones of a text. */
function slideNear(text: string, lexicon: Lexicon): Mark | null {
  const mark = lexicon
    .marksIn(text.slice(0, longestOpening))
    .find(({ meaning }) => meaning === 'word.slide' || meaning === 'word.slideLabel');
  return mark !== undefined && wordsIn(text.slice(0, mark.start)).length <= mostWordsToVerb ? mark : null;
}

function openingOf(text: string, lexicon: Lexicon, words: CourseWords): Opening | null {
  const start = text.slice(0, longestOpening);
  const marks = lexicon.marksIn(start);
  const isFirst = ({ start: at }: { start: number }): boolean => wordsIn(start.slice(0, at)).length <= mostWordsBefore;
  const lower = start.toLowerCase();
  const then = words.then.find((word) => lower.startsWith(word) && !hasLetter(lower.charAt(word.length)));
  const place = marks.find(({ meaning, ...at }) => meaning.startsWith('ordinal.') && isFirst(at));
  const begin = marks.find(({ meaning, ...at }) => meaning === 'word.begin' && isFirst(at));
  const end = marks.find(({ meaning, ...at }) => meaning === 'word.end' && isFirst(at));
  const opens = begin ?? end ?? place;
  const found = then === undefined ? opens : { end: then.length };
  // "Third slide", "the last slide": the word for it stands right behind.
  // "Slide: …", "Troisième diapo : …": a word or two before it say which one.
  const label = marks.find(
    ({ meaning, start: at }) =>
      meaning === 'word.slideLabel' && wordsIn(start.slice(0, at)).length <= mostWordsToVerb - 1,
  );
  if (label !== undefined && /^\s?[:：]/u.test(text.slice(label.end))) return { sort: 'slide', end: label.end };
  const slide = marks.find(
    (mark) =>
      found !== undefined &&
      (mark.meaning === 'word.slide' || mark.meaning === 'word.slideLabel') &&
      mark.start >= found.end - 1 &&
      mark.start - found.end <= 2,
  );
  if (found === undefined) return null;
  if (slide !== undefined) return { sort: 'slide', end: slide.end };
  const sort = then !== undefined ? 'then' : begin !== undefined ? 'begin' : end !== undefined ? 'end' : 'then';
  return { sort, end: found.end };
}

/** What a slide is called and what stands on it; without a name where a word alone leads on; null where the paragraph only tells on. */
function toldIn(
  { text }: Line,
  { sort, end }: Opening,
  { isAbove, isOne }: { isAbove: boolean; isOne: boolean },
  { lexicon, words, tag }: { lexicon: Lexicon; words: CourseWords; tag: string },
): { title: string; rest: string; isLabelled: boolean } | null {
  const isLabelled = /^\s*[:：]/u.test(text.slice(end));
  const behind = trimStart(text.slice(end), separators);
  if (behind === '') return isLabelled && isAbove ? { title: '', rest: '', isLabelled } : null;
  const clean = (said: string): string => nameIn(said, lexicon, words, tag);
  const colon = behind.search(/[:：](?!\d)/u);
  const lead = behind.slice(0, Math.max(0, colon));
  if (colon > 0 && wordCount(lead) <= mostWordsOfLead && sentencesIn(lead.trim()).length === 1 && hasLetter(lead)) {
    const [title, rest] = [clean(lead), behind.slice(colon + 1).trim()];
    // A colon at its end stays: it leads to what stands below.
    const name = rest === '' ? `${title}:` : title;
    return title === '' || (rest === '' && !isAbove) ? null : { title: name, rest, isLabelled: true };
  }
  const told = sort === 'slide' ? headedByComma(behind) : null;
  if (told !== null && clean(told.title) !== '') return { title: clean(told.title), rest: told.rest, isLabelled: true };
  const [first, ...others] = sentencesIn(behind);
  if (first === undefined) return null;
  // "Then the results. 28,400 came, …": a few words before sentences are their name.
  const isName = others.length > 0 && wordCount(first.text) <= mostWordsOfName && !hasDigit(first.text);
  const mayLead = sort === 'slide' || isLabelled || isOne || isName || leadsOn(behind, lexicon, words);
  if (endsWithColon(text) || !mayLead) return null;
  const title = clean(withoutStop(first.text));
  if (title === '') return null;
  if (others.length > 0)
    return wordCount(title) > mostWordsOfTitle ? null : { title, rest: behind.slice(first.end).trim(), isLabelled };
  if ((isLabelled || sort === 'slide') && isAbove) return { title, rest: '', isLabelled };
  // A sentence that gives no number and says little asks for something that stands elsewhere.
  const saysMore = hasDigit(title) || isOne || (sort === 'slide' && wordCount(title) >= fewestOfSentence);
  return saysMore && hasLetter(title) ? { title, rest: '', isLabelled } : null;
}

/** "Why we do it, we sold 38 thousand bottles, …": a few words before the first comma of a long sentence are its name. */
function headedByComma(text: string): { title: string; rest: string } | null {
  const [first] = sentencesIn(text);
  const comma = text.search(/[,，、]\s/u);
  if (first === undefined || comma <= 0 || comma > first.end || wordCount(first.text) <= mostWordsOfTitle) return null;
  const title = text.slice(0, comma);
  return wordCount(title) > mostWordsOfTitle / 2 || hasDigit(title)
    ? null
    : { title, rest: text.slice(comma + 1).trim() };
}

const asking = new Set(['word.show', 'word.make', 'word.want', 'word.noteLabel', 'word.slide', 'form.comparison']);

/** "Then show …", "finish with …": a verb that asks for something, or the small word that leads to it. */
function leadsOn(text: string, lexicon: Lexicon, words: CourseWords): boolean {
  const plain = trimSigns(text, separators);
  const isLed = words.with.some((word) => plain.toLowerCase().startsWith(`${word} `));
  return (
    isLed ||
    lexicon
      .marksIn(plain.slice(0, longestOpening))
      .some(({ meaning, start }) => asking.has(meaning) && wordsIn(plain.slice(0, start)).length < mostWordsToVerb)
  );
}

/** "Show with one slide about the margin": what is left without the words that ask, which is what the slide is called. */
function nameIn(said: string, lexicon: Lexicon, words: CourseWords, tag: string): string {
  let rest = trimSigns(said, separators);
  for (let turn = 0; turn < mostWordsToVerb; turn += 1) {
    const verb = lexicon
      .marksIn(rest.slice(0, longestOpening))
      .find(
        ({ meaning, start, end }) =>
          start === 0 && end < rest.length && asking.has(meaning) && meaning !== 'word.slide',
      );
    const small = words.with.find((word) => rest.toLowerCase().startsWith(`${word} `));
    const taken = verb?.end ?? small?.length;
    if (taken === undefined) break;
    rest = trimSigns(rest.slice(taken), separators);
  }
  const slide = slideNear(rest, lexicon);
  if (slide !== null) {
    const behind = trimSigns(rest.slice(slide.end), separators);
    const about = lexicon.marksIn(behind).find(({ meaning, start }) => meaning === 'word.about' && start === 0);
    const before = withoutSmall(rest.slice(0, slide.start).trim(), { tag, lexicon }, 'start');
    rest = about !== undefined ? behind.slice(about.end).trim() : hasLetter(before) && behind === '' ? before : behind;
  }
  // "The summary, one page that stands by itself": what says how it is to look names nothing.
  const comma = rest.indexOf(', ');
  const isRemark =
    comma > 0 &&
    lexicon.marksIn(rest.slice(comma)).some(({ meaning }) => meaning === 'word.page' || meaning === 'word.slide');
  const name = trimSigns(isRemark ? rest.slice(0, comma) : rest, separators);
  return hasLetter(name) ? name : '';
}
