import { languageOf } from '@/lib/languages/find-language';
import { wordsIn } from '@/lib/languages/normal-form';
import { chunksOf } from '@/lib/reading/roles/clauses';
import type { ContentPart, Item, Reading, Section } from '@/lib/reading/reading';
import { endsSentence, visualWidth, wordCount } from '@/lib/reading/source/sentences';
import { sharedTerms, termsOf } from '@/lib/reading/naming/terms';
import { atomsOf, linesOf } from '../atoms';
import type { TellingContext } from '../context';
import { countedOf } from '../text/counted';
import { headOf, listed } from '../text/pieces';
import { gistOf } from '../text/telling';
import { withCounts } from '../forms/data-views';
import { withToldTables } from '../text/told-tables';
import { endsWithColon } from '@/lib/reading/source/signs';
import { isHeadline, missingSayings } from '../parts/sayings';
import { capitalised, quotedIn, unstopped } from '../text/signs';

/** What a single slide is about, and all that is to be said of it. */
export interface Subject {
  /** Null where nothing names it: then each form says what it shows. */
  title: string | null;
  /** The title is the author's own. */
  isNamed: boolean;
  root: Section;
  /** What is said at the foot: "Source: …". */
  foot: string | null;
}

export function subjectOf(reading: Reading, context: TellingContext): Subject {
  const { instructions } = reading;
  let { section: root, foot } = takeFoot(toldInLists(reading.content, context), context);
  const sayings = missingSayings(reading.content, context);
  const headline = sayings.find((saying) => isHeadline(saying, context));
  let title = instructions.title ?? headline ?? reading.title;
  // What somebody said names nothing.
  if (title !== null && title !== instructions.title && quotedIn(title)?.around === '') {
    root = { ...root, parts: [{ type: 'paragraph', text: title, span: root.span }, ...root.parts] };
    title = null;
  }
  // What all of it stands under names it.
  for (let only = onlySection(root); only !== null; only = onlySection(root)) {
    const isRow = title !== null && countedOf(only.title ?? '', context) !== null;
    const row = { type: 'paragraph' as const, text: only.title ?? '', span: only.span };
    if (isRow) only = { ...only, parts: [row, ...only.parts] };
    else if (title !== null) only = { ...only, parts: withNameOfData(only) };
    title ??= only.title;
    ({ section: root, foot } = takeFoot({ ...only, title: null }, context, foot));
  }
  root = withoutLevel(root);
  root = { ...root, sections: withPick(root.sections, context) };
  title ??= topicOf(reading, context);
  const above = title === null ? nameAbove(root) : null;
  if (above !== null) [title, root] = [above, { ...root, parts: [] }];
  title ??= requestName(reading, context);
  const headed = title === null ? headIn(root, context) : null;
  if (headed !== null) [title, root] = [headed.head, headed.root];
  return {
    title: title === null || title.trim() === '' ? null : capitalised(unstopped(title)),
    isNamed: title !== null && (title === instructions.title || title === reading.title),
    root: withCounts(withToldTables(root, context), context),
    foot:
      [foot ?? askedFoot(reading, context), ...sayings.filter((saying) => saying !== headline)]
        .flatMap((said) => (said === null ? [] : capitalised(said)))
        .filter((said, at, all) => !all.slice(0, at).some((other) => other.includes(said)))
        .join(' · ') || null,
  };
}

/** What was said, a line for each turn: on one slide nobody is heard out. */
function toldInLists(section: Section, context: TellingContext): Section {
  const parts = section.parts.map((part): ContentPart => {
    if (part.type !== 'talk') return part;
    const items = part.turns.flatMap((turn): Item[] => {
      const text = gistOf(turn, context).reduce(
        (all, said) => `${all}${all === '' || endsSentence(all) ? '' : '.'} ${said}`.trim(),
        '',
      );
      return text === '' ? [] : [{ text, marker: null, span: turn.span, children: [] }];
    });
    return { type: 'list', isOrdered: false, items, span: part.span };
  });
  return { ...section, parts, sections: section.sections.map((inner) => toldInLists(inner, context)) };
}

/** "3 variants to choose from" is no topic. */
function topicOf({ instructions: { topic } }: Reading, { lexicon }: TellingContext): string | null {
  return topic === null || lexicon.marksIn(topic).some(({ meaning }) => meaning === 'word.variant') ? null : topic;
}

const [mostWordsOfForm, mostWordsAtFoot, widestName] = [3, 16, 90];
const wishes: ReadonlySet<string> = new Set(
  ['slide', 'page', 'deck', 'make', 'please', 'variant', 'below', 'want', 'language'].map((word) => `word.${word}`),
);

/** What a request names between its wishes: "SWOT analysis of the bakery, one slide". */
function requestName({ asides }: Reading, { lexicon, tag }: TellingContext): string | null {
  const small = new Set(wordsIn(languageOf(tag).signs.words).map(({ form }) => form));
  const chunks = asides
    .filter(({ role }) => role === 'instruction')
    .flatMap(({ text }) => chunksOf(text).map(({ start, end }) => text.slice(start, end).trim()));
  for (const chunk of chunks) {
    const words = wordsIn(chunk);
    const first = words.find(({ form }) => !small.has(form));
    const marks = lexicon.marksIn(chunk);
    const isForm = words.length <= mostWordsOfForm && marks.some(({ meaning }) => meaning.startsWith('form.'));
    const isWish = isForm || marks.some(({ meaning }) => wishes.has(meaning));
    if (first === undefined || isWish || words.length < 2 || visualWidth(chunk) > widestName) continue;
    // "SWOT as a 2x2": how it is to be shown is none of the name.
    const form = marks.findLast(
      ({ meaning, start, end }) => meaning.startsWith('form.') && end === chunk.length && start > 0,
    );
    const before = words.filter(({ end }) => end <= (form?.start ?? chunk.length));
    return chunk.slice(
      first.start,
      form === undefined ? undefined : before.findLast(({ form: word }) => !small.has(word))?.end,
    );
  }
  return null;
}

/** What a first line says that it is about, unless the next one does so, too, or there is nothing but one sentence. */
function headIn(root: Section, context: TellingContext): { head: string; root: Section } | null {
  const [first, next, ...others] = root.parts;
  const headed = first?.type === 'paragraph' ? headOf(first.text) : null;
  if (headed === null || first?.type !== 'paragraph') return null;
  const isRow = next?.type === 'paragraph' && headOf(next.text) !== null;
  if (next === undefined ? listed(headed.rest, context).length < 2 : isRow) return null;
  const rest = next === undefined ? [] : [next, ...others];
  return { head: headed.head, root: { ...root, parts: [{ ...first, text: headed.rest }, ...rest] } };
}

function onlySection({ parts, sections: [only, ...others] }: Section): Section | null {
  return only !== undefined && others.length === 0 && parts.length === 0 && hasContent(only) ? only : null;
}

/** What a table stands under says what it shows, where the whole has another title. */
function withNameOfData({ title, parts: [first, ...others] }: Section): Section['parts'] {
  const own = first?.type === 'data' ? { ...first, data: { ...first.data, name: first.data.name ?? title } } : first;
  return own === undefined ? [] : [own, ...others];
}

/** A line above several sections that is no sentence. */
function nameAbove({ parts: [first, ...others], sections }: Section): string | null {
  const isName = first?.type === 'paragraph' && others.length === 0 && sections.length > 1;
  return isName && !endsSentence(first.text) && !endsWithColon(first.text) && visualWidth(first.text) <= widestName
    ? first.text
    : null;
}

/** "Objectives" above all of them, beside some fields: a level that parts nothing. */
function withoutLevel(root: Section): Section {
  const [only, ...others] = root.sections;
  const isLevel = only !== undefined && others.length === 0 && only.parts.length === 0 && only.sections.length > 1;
  return isLevel ? { ...root, sections: only.sections } : root;
}

/** "Our pick: LeadNest" beside LeadNest and another: what only names one of the others marks it. */
function withPick(sections: readonly Section[], { tag }: TellingContext): Section[] {
  for (const pick of sections) {
    const [line = '', more] = atomsOf(pick).flatMap(linesOf);
    const terms = more === undefined ? termsOf(line, tag) : [];
    const others = sections.filter((each) => each !== pick);
    const meant = others.filter(({ title }) => {
      const own = termsOf(title ?? '', tag);
      return own.length > 0 && sharedTerms(terms, own).length === terms.length;
    });
    const [only, another] = meant;
    if (terms.length === 0 || only === undefined || another !== undefined || others.length < 2) continue;
    return others.map((each) =>
      each === only ? { ...each, title: `${each.title ?? ''} – ${pick.title ?? ''}` } : each,
    );
  }
  return [...sections];
}

export function hasContent({ parts, sections }: Section): boolean {
  return parts.length > 0 || sections.length > 0;
}

/** A note that the request wants on the slide: "small note under it: foot passengers only". */
function askedFoot({ asides }: Reading, context: TellingContext): string | null {
  const texts = asides.map(({ text }, at) => (endsWithColon(text) ? `${text} ${asides[at + 1]?.text ?? ''}` : text));
  return texts.map((text) => footIn(text, context, true)).find((text) => text !== null) ?? null;
}

/** What a line says that calls itself a source or a note, if it is no more than the foot of a slide takes. */
function footIn(text: string, { lexicon }: TellingContext, isAsked = false): string | null {
  const headed = headOf(text);
  const head = headed?.head ?? '';
  const isLabel = (label: string): boolean => lexicon.marksIn(head).some(({ meaning }) => meaning === label);
  const isFoot = isLabel('word.footLabel') || (isAsked && isLabel('word.noteLabel') && wordCount(head) > 1);
  return headed !== null && isFoot && wordCount(headed.rest) <= mostWordsAtFoot ? unstopped(headed.rest) : null;
}

function takeFoot(section: Section, context: TellingContext, known: string | null = null) {
  const last = section.parts.at(-1);
  const foot = last?.type === 'paragraph' ? footIn(last.text, context) : null;
  return foot === null
    ? { section, foot: known }
    : { section: { ...section, parts: section.parts.slice(0, -1) }, foot };
}
