import type { Language } from '@/lib/languages/language';
import type { Mark } from '@/lib/languages/lexicon';
import type { SourceSpan } from '../source/block';
import { wordCount } from '../source/sentences';
import { chunksOf, has, type MarkedSentence } from './clauses';

/** A part of a deck that is named in a request has few words. */
const mostWordsOfSection = 9;

export interface Topic extends SourceSpan {
  text: string;
}

const edges = /^[\s\-–—,;:.!?。、，؛،"“”„]+|[\s\-–—,;:.。、，؛،"“”„(（]+$/gu;

/**
 * What a request is about: what stands behind (or, in languages that say it so, before) its word for "about"; else what
 * is left of it without its count, listeners, tone and the words that ask.
 */
export function readTopic(
  sentence: MarkedSentence,
  spent: readonly SourceSpan[],
  language: Language,
  isFirst: boolean,
): Topic | null {
  const { text, marks } = sentence;
  const asking = marks.filter(
    ({ meaning }) => meaning === 'word.deck' || meaning === 'word.slide' || meaning === 'word.make',
  );
  const abouts = marks.filter(
    ({ meaning, start, end }) =>
      meaning === 'word.about' && !spent.some((span) => start < span.end && end > span.start),
  );
  if (language.postpositions === true) {
    const about = abouts.at(0);
    const topic =
      about === undefined
        ? null
        : trimmed(text, { start: startBefore(text, about.start, spent, asking), end: about.start }, marks);
    if (topic !== null && !isMaterial(topic, sentence)) return topic;
  } else {
    const lead = asking.find(({ meaning }) => meaning !== 'word.make') ?? asking[0];
    const about = abouts.find(({ start }) => lead === undefined || start >= lead.end - 1);
    if (about !== undefined && has(sentence, 'word.deck', 'word.slide', 'word.make')) {
      const topic = trimmed(text, { start: about.end, end: endBehind(text, about.end, spent) }, marks);
      if (topic !== null && !isMaterial(topic, sentence)) return topic;
    }
  }
  if (!isFirst) return readQuestion(sentence, spent);
  let found: Topic | null = null;
  for (const chunk of chunksOf(text).slice(0, 4)) {
    const topic = trimmed(text, chunk, marks, spent);
    const isLed = /[:：]\s*$/u.test(text.slice(0, topic?.start ?? 0));
    const isName = topic !== null && !isMaterial(topic, sentence) && !isWish(topic, sentence, isLed);
    if (found === null && isName) found = topic;
    else if (found !== null && (!isName || topic === null || topic.start - found.end > 4)) break;
    // "Customer Support – OKRs Q4" goes on behind its dash.
    else if (found !== null && topic !== null && /[–—:：-]/u.test(text.slice(found.end, topic.start)))
      found = { start: found.start, end: topic.end, text: text.slice(found.start, topic.end) };
    else if (found !== null) break;
  }
  return found ?? readQuestion(sentence, spent);
}

const fewestWordsOfQuestion = 4;

/** "Can you show me how visits developed?": what is asked of the data is what the deck is about. */
function readQuestion({ text, marks }: MarkedSentence, spent: readonly SourceSpan[]): Topic | null {
  const asked = marks.find(
    ({ meaning, start, end }) =>
      meaning === 'word.askWord' &&
      !marks.some(
        (other) =>
          (other.meaning === 'word.please' || other.meaning === 'word.want') &&
          other.start <= start &&
          other.end >= end,
      ),
  );
  if (asked === undefined) return null;
  const chunk = chunksOf(text).find(({ start, end }) => start <= asked.start && end >= asked.end);
  const end = Math.min(
    chunk?.end ?? text.length,
    ...spent.map(({ start }) => start).filter((start) => start > asked.start),
  );
  const words = text.slice(asked.start, end).replace(edges, '');
  return wordCount(words) < fewestWordsOfQuestion ? null : { text: words, start: asked.start, end };
}

/** "From the notes below" is what the slides are made of, not what they are about. */
function isMaterial({ start, end, text }: Topic, { marks, lexicon }: MarkedSentence): boolean {
  const words = text.split(/\s+/u);
  if (words.length <= 5 && lexicon.closes('word.below', words.at(-1) ?? '')) return true;
  return marks.some((each) => each.meaning === 'word.below' && each.start < end && each.end > start);
}

/** No name of a deck has these in it, or begins with those. */
const asks = new Set(['word.please', 'word.greeting', 'word.slide', 'word.below']);
const leads = new Set([
  'word.make',
  'word.show',
  'word.keep',
  'word.end',
  'word.begin',
  'word.no',
  'word.atMost',
  'word.farewell',
  'word.for',
  'word.want',
  'word.remark',
  'word.around',
  'word.exactly',
]);

/** Words about the slides: limits, forms, wishes. */
function isWish({ start, end, text: words }: Topic, { marks }: MarkedSentence, isLed: boolean): boolean {
  const inside = marks.filter((each) => each.start >= start && each.end <= end);
  const isAsking =
    inside.some(({ meaning }) => asks.has(meaning)) ||
    inside.some(({ meaning, start: at }) => at - start <= 2 && leads.has(meaning));
  const isForm = inside.some(({ meaning }) => meaning.startsWith('form.')) && wordCount(words) <= 4;
  const isName = (isLed || /^[\p{Lu}\p{Lo}\p{Nd}]/u.test(words)) && wordCount(words) >= 2;
  return isAsking || isForm || !isName;
}

function endBehind(text: string, from: number, spent: readonly SourceSpan[]): number {
  const stops = spent.map(({ start }) => start).filter((start) => start > from + 1);
  const sentenceEnd = text.slice(from).search(/[.!?。！？](?:\s|$)|\n/u);
  return Math.min(text.length, sentenceEnd === -1 ? text.length : from + sentenceEnd, ...stops);
}

function startBefore(text: string, to: number, spent: readonly SourceSpan[], asking: readonly Mark[]): number {
  const stops = [
    ...spent.map(({ end }) => end),
    ...asking.filter(({ meaning }) => meaning !== 'word.make').map(({ end }) => end),
  ].filter((end) => end < to);
  const lastBreak =
    Math.max(text.lastIndexOf('\n', to - 1), text.lastIndexOf('。', to - 1), text.lastIndexOf('. ', to - 1)) + 1;
  return Math.max(0, lastBreak, ...stops);
}

/** A stretch without what was spent in it and without the words that ask around it. */
function trimmed(
  text: string,
  span: SourceSpan,
  marks: readonly Mark[],
  spent: readonly SourceSpan[] = [],
): Topic | null {
  const inside = spent.filter(({ start, end }) => start < span.end && end > span.start);
  let [start, end] = [span.start, span.end];
  for (const { start: from, end: to } of inside) {
    if (from - start <= end - to) start = Math.max(start, to);
    else end = Math.min(end, from);
  }
  if (end <= start) return null;
  const around = [
    'word.make',
    'word.want',
    'word.please',
    'word.ourselves',
    'word.deck',
    'word.slide',
    'word.about',
    'word.for',
    'word.greeting',
    'word.titleLabel',
    'word.exactly',
    'word.around',
    'word.atMost',
    'word.language',
  ];
  for (let taken = true; taken;) {
    taken = false;
    while (start < end && /[\s\-–—,;:.!?。、，"“”„]/u.test(text[start] ?? '')) start += 1;
    const lead = marks
      .filter((each) => each.start === start && each.end <= end && around.includes(each.meaning))
      .sort((a, b) => b.end - a.end)[0];
    const article =
      /^(?:an?|the|eine?n?|der|die|das|une?|le|la|les|el|los|las|una?|um|uma|o|os|il|lo|gli|i|een|de|het|bir|of|de|von|zu|zum|zur|to|us|me|mir|uns|für)\s+/iu.exec(
        text.slice(start, end),
      );
    const hasAsked = start > span.start;
    if (lead !== undefined) [start, taken] = [lead.end, true];
    else if (
      article !== null &&
      hasAsked &&
      marks.some((each) => each.start === start + article[0].length && around.includes(each.meaning))
    )
      [start, taken] = [start + article[0].length, true];
  }
  for (let taken = true; taken;) {
    taken = false;
    while (end > start && /[\s\-–—,;:.。、，"“”„(（]/u.test(text[end - 1] ?? '')) end -= 1;
    const tail = marks.find(
      (each) =>
        each.end === end &&
        each.start >= start &&
        [
          'word.make',
          'word.deck',
          'word.slide',
          'word.please',
          'word.for',
          'word.about',
          'word.and',
          'word.language',
          'word.exactly',
          'word.around',
          'word.atMost',
        ].includes(each.meaning),
    );
    if (tail !== undefined) [end, taken] = [tail.start, true];
    else {
      const small =
        /\s(?:in|with|on|of|a|an|the|mit|in|auf|en|con|com|avec|dans|met|op|w|na|z|в|на|с|の|を|の|은|는|을|를|으로|로)$/iu.exec(
          text.slice(start, end),
        );
      if (small !== null) [end, taken] = [end - small[0].length, true];
    }
  }
  const words = text.slice(start, end).replace(edges, '');
  return words === '' ? null : { text: words, start, end };
}

/** "Covering costs, risks and the plan": what the parts of the deck have to be. */
export function readSections(sentence: MarkedSentence, topic: Topic | null): string[] {
  const { text, marks } = sentence;
  const leads = marks.filter(({ meaning }) => meaning === 'word.show' || meaning === 'word.about');
  const from = topic === null ? (leads[0]?.end ?? null) : leads.find(({ start }) => start >= topic.end - 1)?.end;
  const colon = /[:：]\s/u.exec(text);
  const start = from ?? (colon === null ? null : colon.index + 1);
  if (start === null || start === undefined) return [];
  const sentenceEnd = text.slice(start).search(/[.!?。！？](?:\s|$)/u);
  const body = text.slice(start, sentenceEnd === -1 ? text.length : start + sentenceEnd);
  const ands = new Set(marks.filter(({ meaning }) => meaning === 'word.and').map(({ start: at }) => at - start));
  const parts = body
    .split(/[,;、，،；]\s*/u)
    .flatMap((part, index, all) => {
      if (index < all.length - 1) return [part];
      const offset = body.length - part.length;
      const cut = [...ands].filter((at) => at > offset + 1).at(-1);
      return cut === undefined
        ? [part]
        : [part.slice(0, cut - offset), part.slice(cut - offset).replace(/^\S+\s*/u, '')];
    })
    .map((part) =>
      part
        .replace(/^(?:and|und|et|y|e|en|i|ve|и|ו|و)\s+/iu, '')
        .replace(edges, '')
        .trim(),
    )
    .filter((part) => part !== '');
  const isList = parts.length >= 3 && parts.every((part) => wordCount(part) <= mostWordsOfSection);
  const isCount = parts.some((part) => /^\d+\b/u.test(part));
  return isList && !isCount ? parts : [];
}
