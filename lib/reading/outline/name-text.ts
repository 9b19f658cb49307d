import type { Lexicon } from '@/lib/languages/lexicon';
import { chunksOf, has, mark } from '../roles/clauses';
import { withoutWishes } from '../roles/letters';
import type { ContentPart, ParagraphPart, Section } from '../reading';
import { endsSentence, sentencesIn, visualWidth, wordCount } from '../source/sentences';
import {
  digitsIn,
  endsWith,
  endsWithColon,
  fieldOf,
  hasDigit,
  startsSmall,
  trimSigns,
  withoutStop,
} from '../source/signs';

const mostWordsOfLead = 18;
const widestLead = 120;
/** Lines below a title that are no text yet: who, where, when. */
const [mostLinesBelow, mostWordsBelow] = [3, 24];
/** "INFORME DE CIERRE" needs the line below it to name something. */
const mostWordsOfGenre = 4;
const fewestWordsOfRemark = 4;

/** Words of a line that speaks of what follows it. */
const leading = ['word.below', 'word.show', 'word.word', 'word.make', 'word.keep', 'word.noteLabel'] as const;

/** Takes the name of a text off it: a first heading above all others, or a few words before everything else. */
export function takeTitle(content: Section, prompt: string, lexicon: Lexicon): string | null {
  const title = takeHeading(content, prompt, lexicon);
  return title === null ? null : plainTitle(title, lexicon);
}

function takeHeading(content: Section, prompt: string, lexicon: Lexicon): string | null {
  const [first, ...others] = content.sections;
  if (first?.title == null || content.parts.length > 0 || first.marker?.sort === 'label') return null;
  if (others.length === 0) {
    content.parts = first.parts;
    content.sections = first.sections;
    // "Points to cover:" leads to what follows and names nothing.
    const isLead = endsWithColon(prompt.slice(first.span.start, first.span.end));
    return isLead && has(mark(first.title, lexicon), ...leading) ? null : first.title;
  }
  if (first.sections.length > 0 || first.marker !== null || first.parts.length > mostLinesBelow) return null;
  if (first.parts.length > 0 && !(isBlockOfTitle(first) && others.filter(isText).length * 2 > others.length))
    return null;
  content.sections = others;
  const [below, ...rest] = first.parts;
  if (!isGenre(first.title, lexicon) || below?.type !== 'paragraph' || fieldOf(below.text) !== null) {
    content.parts = first.parts;
    return first.title;
  }
  content.parts = rest;
  return startsSmall(below.text) ? `${first.title} ${below.text}` : below.text;
}

/** Lines that stand below a title say who, where or when, and no sentence. */
function isBlockOfTitle({ parts, span }: Section): boolean {
  return parts.every((part) => part.span.start >= span.end && isBelowTitle(part));
}

const isText = ({ parts, sections }: Section): boolean => sections.length > 0 || !parts.every(isBelowTitle);

function isBelowTitle(part: ContentPart): boolean {
  return part.type === 'paragraph' && wordCount(part.text) <= mostWordsBelow && !endsSentence(part.text);
}

/** "Minutes", "CLOSING REPORT": says what sort of text it is, not what it is about. */
function isGenre(title: string, lexicon: Lexicon): boolean {
  return wordCount(title) <= mostWordsOfGenre && has(mark(title, lexicon), 'word.genre');
}

/** "Transcript – Range review, 9 June" without what it says of the text itself, and without remarks. */
function plainTitle(title: string, lexicon: Lexicon): string {
  const named = withoutRemark(withoutWishes(title, lexicon));
  const [first, second] = chunksOf(named);
  if (first === undefined) return named;
  const lead = named.slice(first.start, first.end);
  if (second !== undefined && !hasDigit(lead) && isGenre(lead, lexicon))
    return trimSigns(named.slice(second.start), ' "“”').trim();
  const { marks } = mark(lead, lexicon);
  const genre = marks.find(({ meaning, start }) => meaning === 'word.genre' && start === 0);
  const about = genre && marks.find(({ meaning, start }) => meaning === 'word.about' && start >= genre.end);
  return about === undefined ? named : named.slice(about.end).trim();
}

/** "(for the members' magazine)" behind a name is said beside it. */
function withoutRemark(title: string): string {
  const open = Math.max(title.lastIndexOf(' ('), title.lastIndexOf('（'));
  const isRemark = open > 0 && endsWith(title, ')）') && wordCount(title.slice(open)) >= fewestWordsOfRemark;
  return isRemark ? title.slice(0, open).trim() : title;
}

/** A few words before everything else name it, with or without a full stop. */
export function takeLead(content: Section, prompt: string, lexicon: Lexicon): string | null {
  const [lead, ...others] = content.parts;
  if (lead?.type !== 'paragraph' || (content.sections.length === 0 && others.length === 0)) return null;
  const { text } = lead;
  const isName = wordCount(text) >= 2 && wordCount(text) <= mostWordsOfLead && visualWidth(text) <= widestLead;
  const isValue = digitsIn(text) > text.length / 3;
  if (
    !isName ||
    isValue ||
    endsWith(text, ':：?？!') ||
    sentencesIn(text).length > 1 ||
    isRecord(text) ||
    (isBeside(lead, others[0], prompt) && (startsSmall(text) || text.split(/\p{Nd}+/u).length > mostNumbers + 1)) ||
    isOneOf(lead, others.slice(0, 2), prompt)
  )
    return null;
  content.parts = others;
  return plainTitle(withoutStop(text), lexicon);
}

const mostNumbers = 2;

/** Whether the next line is the one right below: no empty line sets the first apart. */
function isBeside(lead: ParagraphPart, next: ContentPart | undefined, prompt: string): boolean {
  return next !== undefined && prompt.slice(lead.span.end, next.span.start).split('\n').length === 2;
}

/** "Kilos: 4,310,000 (last year 2,980,000)" says something itself. */
function isRecord(text: string): boolean {
  const value = fieldOf(text)?.value ?? '';
  return hasDigit(value.charAt(0)) && withoutRemark(text) !== text;
}

/** The first of several lines that are made in one way, and stand no further apart than they do, is no title of them. */
function isOneOf(lead: ParagraphPart, next: readonly ContentPart[], prompt: string): boolean {
  const lines = [lead, ...next].flatMap((part) =>
    part.type === 'paragraph' && !endsSentence(part.text) ? [part] : [],
  );
  const gaps = lines
    .slice(1)
    .map(({ span }, index) => prompt.slice(lines[index]?.span.end, span.start).split('\n').length);
  if (next.length === 0 || lines.length <= next.length || new Set(gaps).size > 1) return false;
  const signs = lines.map(({ text }) => /^[^(（]{1,40}?([:：]|\s[–—-])\s/u.exec(text)?.[1] ?? '');
  const isHeaded = signs[0] !== '' && new Set(signs).size === 1;
  const areNumbered = lines.every(({ text }) => /\p{Nd}/u.test(text));
  const haveNoHead = signs.every((sign) => sign === '');
  const beginWithNumber = lines.every(({ text }) => /^\p{Nd}/u.test(text));
  return next.length > 1 ? isHeaded || beginWithNumber || (areNumbered && haveNoHead) : isHeaded && (gaps[0] ?? 0) <= 2;
}
