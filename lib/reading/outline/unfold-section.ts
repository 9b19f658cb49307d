import type { Lexicon } from '@/lib/languages/lexicon';
import type { ContentPart, Item, Section } from '../reading';
import type { Block, Heading, Line, SourceSpan } from '../source/block';
import { endsSentence, sentencesIn, visualWidth, wordCount } from '../source/sentences';
import { endsWithColon, fieldOf, hasDigit, isWhole, startsSmall, withoutStop } from '../source/signs';
import { unfoldTalk } from './unfold-talk';

/** Where this share of a row says first what it is about, all of it does. */
const shareOfHeaded = 0.6;

/**
 * Gives content its most telling shape, whatever the signs it was written with: paragraphs that begin with what
 * they are about and interviews are rows of sections; labels with nothing below them are items.
 */
export function unfoldSection(section: Section, isRoot: boolean): void {
  foldLabels(section);
  unfoldTalk(section);
  unfoldHeads(section, isRoot);
}

const head =
  /^(\p{Lu}[^:：.!?\n]{1,48}?)(?:\s?(?::(?!\d)|：)\s*|\s+[–—]\s+|(?<!\d)\.\s+(?=\p{Lu}|\p{Nd}|£|€|\$))(\S.*)$/u;
const mostWordsOfHead = 6;
/** Items of a list that is all of a text say enough for a slide each. */
const wordsOfOwnSlide = 7;

/** Paragraphs that begin with what they are about are sections: "Prices: …", "Vehicles. The 2009 Defender …". */
function unfoldHeads(section: Section, isRoot: boolean): void {
  if (section.sections.length > 0 || section.parts.length < 2) {
    if (isRoot && section.sections.length === 0) unfoldList(section);
    return;
  }
  const paragraphs = section.parts.filter((part) => part.type === 'paragraph');
  const headed = paragraphs.filter(({ text }) => headIn(text) !== null);
  const needed = isRoot ? paragraphs.length * shareOfHeaded : Math.max(3, paragraphs.length);
  const isRow = headed.length >= 2 && headed.length >= needed && headed.some(({ text }) => wordCount(text) > 12);
  if (!isRow) {
    if (isRoot) unfoldList(section);
    return;
  }
  const parts = section.parts;
  section.parts = [];
  for (const part of parts) {
    const own = part.type === 'paragraph' ? (headIn(part.text) ?? leadIn(part.text)) : null;
    const last = section.sections.at(-1);
    if (part.type === 'paragraph' && own !== null)
      section.sections.push({
        title: own.title,
        marker: null,
        span: part.span,
        parts: [{ ...part, text: own.rest }],
        sections: [],
      });
    else if (last === undefined) section.parts.push(part);
    else last.parts.push(part);
  }
}

/** "Prices: …", "Vehicles. The 2009 Defender …": what a paragraph says it is about, and the rest; null for others. */
export function headIn(text: string): { title: string; rest: string } | null {
  const match = head.exec(text);
  const [, title = '', rest = ''] = match ?? [];
  return match === null ||
    !isWhole(title) ||
    wordCount(title) > mostWordsOfHead ||
    // "Br. Columba" begins a sentence.
    (text.charAt(title.length) === '.' && !endsSentence(`${title}.`)) ||
    (wordCount(title) > 3 && /^.{0,48}\.\s/u.test(text) && !/[:：–—]/u.test(text.slice(0, title.length + 3)))
    ? null
    : { title, rest };
}

const [fewestLed, mostWordsOfLead] = [4, 12];

/** "The course of a wash is always the same. Rinse with water. …": a short sentence leads to several. */
function leadIn(text: string): { title: string; rest: string } | null {
  const [lead, ...others] = sentencesIn(text);
  if (lead === undefined || others.length + 1 < fewestLed) return null;
  const isShort = wordCount(lead.text) <= mostWordsOfLead && !hasDigit(lead.text);
  return isShort ? { title: withoutStop(lead.text.trim()), rest: text.slice(lead.end).trim() } : null;
}

export const isLed = (text: string): boolean => leadIn(text) !== null;

/** A list that is all of a text. */
function unfoldList(section: Section): void {
  const lists = section.parts.filter((part) => part.type === 'list');
  const [list] = lists;
  if (list === undefined || lists.length > 1 || section.parts.at(-1) !== list || list.items.length < 3) return;
  const words = list.items.reduce((sum, { text, children }) => sum + wordCount(text) + children.length * 4, 0);
  if (words < list.items.length * wordsOfOwnSlide) return;
  section.parts = section.parts.filter((part) => part !== list);
  // "1. Roof. Repaired in May." says first what it is about, where most of them do.
  const headed = list.items.filter(({ text }) => headIn(text) !== null).length;
  const areHeaded = headed >= list.items.length * shareOfHeaded;
  section.sections = list.items.map((item) => {
    const said = areHeaded ? headIn(item.text) : null;
    const own = /^(.{2,60}?)(?:\s?(?::(?!\d)|：)\s*|\s+[–—-]\s+)(\S.*)$/u.exec(item.text);
    const [, title = said?.title ?? null, rest = said?.rest ?? item.text] =
      said === null && own !== null && wordCount(own[1] ?? '') <= 8 ? own : [];
    return {
      title,
      marker: item.marker?.sort === 'label' ? item.marker : null,
      span: item.span,
      parts: [
        { type: 'paragraph', text: rest, span: item.span },
        ...(item.children.length === 0
          ? []
          : [{ type: 'list' as const, isOrdered: false, items: item.children, span: item.span }]),
      ],
      sections: [],
    };
  });
}

const commas = /[,،;]\s|[，、；]/u;
const semicolons = /[;؛]\s|；/u;
/** How much a text has to list, and how much each thing may say, to be a list. */
interface Listing {
  fewest: number;
  mostWords: number;
}

const behindLabel: Listing = { fewest: 4, mostWords: 5 };
/** What a request announces it lists more surely. */
export const behindRequest: Listing = { fewest: 3, mostWords: 14 };

/** "Bring: a sleeping bag, a pillow, a torch, a mug. No phones": what a label lists are items. */
export function listedIn(
  text: string,
  span: SourceSpan,
  { fewest, mostWords }: Listing = behindLabel,
  lexicon?: Lexicon,
): ContentPart[] {
  const end = sentencesIn(text)[0]?.end ?? text.length;
  const said = withoutStop(text.slice(0, end));
  const parts = said.split(semicolons);
  // Commas within what semicolons part are its own.
  const things = parts.length >= fewest ? parts : said.split(commas);
  const isList = things.length >= fewest && things.every((each) => isWhole(each) && wordCount(each) <= mostWords);
  const rest = isList ? text.slice(end).trim() : text;
  const items = things.map((each): Item => ({
    text: withoutAnd(each.trim(), lexicon),
    marker: null,
    span,
    children: [],
  }));
  return [
    ...(isList ? [{ type: 'list' as const, isOrdered: false, items, span }] : []),
    ...(rest === '' ? [] : [{ type: 'paragraph' as const, text: rest, span }]),
  ];
}

/** "and free returns": the word before the last of a list is none of it. */
function withoutAnd(text: string, lexicon?: Lexicon): string {
  const and = lexicon?.marksIn(text).find(({ meaning, start }) => meaning === 'word.and' && start === 0);
  return and === undefined ? text : text.slice(and.end).trim() || text;
}

/** Labels of which most have nothing below them are the items of a list: "KR 1: …, KR 2: …". */
function foldLabels(section: Section): void {
  const { sections, title } = section;
  const alone = sections.filter(({ parts }) => parts.length === 0).length;
  const isList =
    alone > sections.length / 2 &&
    title !== null &&
    sections.every(
      (each) =>
        each.sections.length === 0 && each.title !== null && each.marker !== null && each.marker.role !== 'slide',
    );
  if (!isList) return;
  section.sections = [];
  for (const { title: label, marker, span, parts } of sections) {
    const [first, ...others] = parts;
    // What stands in the same line was parted from it only to name a section.
    const isSame = first?.type === 'paragraph' && first.span.start === span.start;
    const text = isSame
      ? `${label ?? ''}${startsSmall(first.text) || hasDigit(first.text.charAt(0)) ? ':' : '.'} ${first.text}`
      : (label ?? '');
    const item: Item = { text, marker, span, children: [] };
    const last = section.parts.at(-1);
    if (last?.type === 'list') last.items.push(item);
    else section.parts.push({ type: 'list', isOrdered: false, items: [item], span: section.span });
    section.parts.push(...(isSame ? others : parts));
  }
}

const widestTitle = 110;
const mostWordsOfLabelled = 9;
const isLabelled = ({ marker, text }: Line): boolean =>
  marker === null ? fieldOf(text) !== null : marker.sort === 'label' && marker.role !== 'question';

/** A long line with a label says its title first: "Slide 2: Costs – we pay …". */
export function titleOfBlock(block: Block | null): { title: string | null; rest: string | null } {
  const whole = (block as Heading | Line | null)?.text ?? '';
  if (block === null || whole === '') return { title: null, rest: null };
  const text = endsWithColon(whole) ? withoutStop(whole) : whole;
  const isCounted = 'marker' in block && block.marker?.role === 'slide' && /[:：]\s\p{Nd}/u.test(text);
  const isLong =
    isCounted ||
    visualWidth(text) > widestTitle ||
    (block.type === 'line' && isLabelled(block) && wordCount(text) > mostWordsOfLabelled);
  if (!isLong) return { title: text, rest: null };
  const cut = /^(.{3,90}?)(?:\s[–—-]\s|[:：]\s?|;\s)(.{3,})$/u.exec(text);
  if (cut !== null && isWhole(cut[1] ?? '') && sentencesIn(cut[1] ?? '').length === 1)
    return { title: cut[1]?.trim() ?? text, rest: cut[2] ?? null };
  const [first, ...others] = sentencesIn(text);
  const isSlide = block.type === 'line' && block.marker?.role === 'slide';
  const run = isSlide && others.length === 0 ? runIn(text) : null;
  if (run !== null) return run;
  if (first === undefined || others.length === 0) return { title: text, rest: null };
  const isTitle = visualWidth(first.text) <= widestTitle;
  return isTitle ? { title: withoutStop(first.text), rest: text.slice(first.end).trim() } : { title: null, rest: text };
}

/** "Migration. v2 is switched off": behind the name of a slide a sentence may begin with anything. */
function runIn(text: string): { title: string; rest: string } | null {
  const at = text.indexOf('. ');
  const [title, rest] = [text.slice(0, at), text.slice(at + 1).trim()];
  const isName = at > 2 && wordCount(title) <= mostWordsOfLabelled && isWhole(title) && endsSentence(`${title}.`);
  return isName && wordCount(rest) > 1 ? { title, rest } : null;
}
