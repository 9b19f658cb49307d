import { languageOf } from '@/lib/languages/find-language';
import type { Lexicon } from '@/lib/languages/lexicon';
import { wordsIn } from '@/lib/languages/normal-form';
import { isKin, termsOf } from '../naming/terms';
import type { Section } from '../reading';
import type { Block, Heading, Turn } from '../source/block';
import { sentencesIn, wordCount } from '../source/sentences';
import { hasDigit, hasLetter, hasQuestion, isQuestion, trimSigns, trimStart } from '../source/signs';

const [fewestQuestions, mostSpeakers, shareOfQuestions] = [3, 3, 0.6];

/** Who asks the questions of an interview, if that is what the turns are. */
export function askerOf(turns: readonly Turn[]): string | null {
  const [asker, count] = mostAsking(turns);
  const own = turns.filter(({ speaker }) => speaker === asker);
  // Who leads a meeting asks, too, but says something as well.
  if (own.some(({ text }) => hasDigit(text) && !hasQuestion(text) && wordCount(text) >= fewestWordsBehind)) return null;
  const mine = own.length;
  const speakers = new Set(turns.map(({ speaker }) => speaker)).size;
  return count >= fewestQuestions && count >= mine * shareOfQuestions && speakers <= mostSpeakers ? asker : null;
}

function mostAsking(turns: readonly Turn[], asks: (text: string) => boolean = isQuestion): [string, number] {
  const counts = new Map<string, number>();
  for (const { speaker, text } of turns) if (asks(text)) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
}

const [mostWordsOfTopic, mostWordsOfAsked, fewestWordsBehind, fewestWordsUnder, longestLead] = [4, 8, 12, 8, 4];
const idle = [
  'word.remark',
  'word.farewell',
  'word.greeting',
  'word.please',
  'word.ourselves',
  'word.no',
  'heading.pros',
  'heading.before',
  'heading.after',
];

interface Subject {
  title: string;
  /** The words that announce it. */
  said: string;
  /** What is said about it stands in the next turn. */
  isLast: boolean;
}

/** A talk under the subjects that are announced in it: "Heating. Des.", "Money, Priya?", "Risks: …", "Where does it go?" */
export function headTalk(content: readonly Block[], all: readonly Block[], tag: string, lexicon: Lexicon): Block[] {
  const announcer = new Announcer(all, tag, lexicon);
  const subjects = announcer.turns.map((turn, at) => ({
    turn,
    found: announcer.subjectsOf(turn, announcer.turns[at + 1]),
  }));
  const headed: Block[] = [];
  let heading: Heading | null = null;
  const open = (before: number): void => {
    for (; subjects[0] !== undefined && subjects[0].turn.span.start < before; subjects.shift())
      for (const { title: text } of subjects[0].found)
        heading = { type: 'heading', level: 2, text: capital(text), marker: null, span: subjects[0].turn.span };
  };
  const push = (turn: Turn): void => {
    if (!hasLetter(turn.text) && !hasDigit(turn.text)) return;
    if (heading !== null) headed.push(heading);
    heading = null;
    headed.push(turn);
  };
  for (const block of content) {
    if (block.type !== 'turn') {
      headed.push(block);
      continue;
    }
    open(block.span.start);
    const own = subjects[0]?.turn.span.start === block.span.start ? (subjects[0]?.found ?? []) : [];
    const text = own.reduce((rest, { said }) => without(rest, said), block.text);
    if (own.some(({ isLast }) => !isLast)) open(block.span.start + 1);
    push({ ...block, text: trimStart(text, ' ,;:.') });
  }
  const wordsBehind = (index: number): number => {
    const next = headed.findIndex((block, at) => at > index && block.type !== 'turn');
    const behind = headed.slice(index + 1, next < 0 ? undefined : next);
    return behind.reduce((sum, block) => sum + (block.type === 'turn' ? wordCount(block.text) : 0), 0);
  };
  return headed.filter(
    ({ type }, at) =>
      content.includes(headed[at] as Block) || type !== 'heading' || wordsBehind(at) >= fewestWordsUnder,
  );
}

class Announcer {
  readonly turns: readonly Turn[];
  readonly #names: ReadonlySet<string>;
  readonly #chair: string;
  readonly #sentences: readonly string[];
  /** The words of what says more than a subject. */
  readonly #rows: readonly (readonly string[])[];
  readonly #tag: string;
  readonly #lexicon: Lexicon;

  constructor(all: readonly Block[], tag: string, lexicon: Lexicon) {
    this.turns = all.filter((block): block is Turn => block.type === 'turn');
    this.#names = new Set(this.turns.flatMap(({ speaker }) => wordsIn(speaker).map(({ form }) => form)));
    this.#sentences = this.turns.flatMap(({ text }) => sentencesIn(text).map((each) => each.text));
    const lines = all.flatMap((block) => (block.type === 'line' ? block.text : []));
    this.#rows = [...this.#sentences, ...lines].flatMap((text) =>
      wordCount(text) > mostWordsOfTopic ? [termsOf(text, tag)] : [],
    );
    this.#tag = tag;
    this.#lexicon = lexicon;
    this.#chair = mostAsking(this.turns, (text) => isQuestion(text) || this.#isPlainQuestion(text))[0];
  }

  subjectsOf({ speaker, text }: Turn, next: Turn | undefined): Subject[] {
    const own = sentencesIn(text).map((each) => each.text);
    const isChair = speaker === this.#chair;
    return own.flatMap((sentence, index) => {
      const rest = own.slice(index + 1);
      const isLast = rest.every((each) => this.#bare(each) === '');
      const isFirst = own.slice(0, index).every((each) => wordCount(each) <= 2);
      const colon = sentence.indexOf(':');
      const said = colon > 0 ? sentence.slice(sentence.lastIndexOf('. ', colon) + 1, colon).trim() : sentence;
      const title = this.#bare(said);
      const behind = colon > 0 ? sentence.slice(colon) : isLast ? (next?.text ?? '') : rest.join(' ');
      const isAlone = colon < 0 && isLast && next?.speaker === speaker;
      if (isAlone || hasDigit(title) || this.#sentences.filter((each) => each === sentence).length > 1) return [];
      if (!hasDigit(behind) && wordCount(behind) < fewestWordsBehind) return [];
      if (isQuestion(said) || this.#isPlainQuestion(said)) {
        const isSubject = isLast && isChair && wordCount(title) <= mostWordsOfAsked && this.#asks(title);
        const asked = wordCount(title) > 2 ? `${this.#fromAsking(title)}?` : title;
        return isSubject && !isShort(behind.split(/[,!]/u)[0] ?? '') ? [{ title: asked, said, isLast }] : [];
      }
      const isPlace = colon > 0 || (isLast ? isChair : isFirst);
      return isPlace && this.#isSubject(title, colon > 0) ? [{ title, said, isLast: isLast && colon < 0 }] : [];
    });
  }

  /** "what could go wrong", of who writes without signs. */
  #isPlainQuestion(said: string): boolean {
    const isEnded = trimSigns(said, '.!…') !== said.trim();
    return !isEnded && !said.includes(':') && this.#asks(this.#bare(said)) && wordCount(this.#bare(said)) > 2;
  }

  /** "So what does that do to the date" */
  #fromAsking(title: string): string {
    const opens = this.#lexicon.marksIn(title).find(({ meaning }) => meaning === 'word.askWord');
    return opens !== undefined && opens.start <= longestLead ? title.slice(opens.start) : title;
  }

  /** "Where does it go", "Money": neither "Shall we start" nor "Anything else". */
  #asks(title: string): boolean {
    const opens = this.#lexicon.marksIn(title).some(({ meaning, start }) => start === 0 && meaning === 'word.askWord');
    return termsOf(title, this.#tag).length === 1 || (opens && wordCount(title) > 2);
  }

  /** A few words that the talk speaks of elsewhere, or that head parts of texts. */
  #isSubject(title: string, isLabel: boolean): boolean {
    const terms = termsOf(title, this.#tag);
    const meanings = this.#lexicon.marksIn(title).map(({ meaning }) => meaning);
    if (terms.length === 0 || wordCount(title) > mostWordsOfTopic || title.includes(',')) return false;
    if (meanings.some((meaning) => idle.includes(meaning) || meaning.startsWith('number.'))) return false;
    if (meanings.some((meaning) => meaning.startsWith('heading.'))) return true;
    // An article before nouns, and no word more that names nothing: neither "park it" nor "that's a fair point".
    const words = wordsIn(title);
    const isName = words.length - terms.length <= 1 && terms.includes(words.at(-1)?.form ?? '');
    const isUnspaced = languageOf(this.#tag).unspaced === true;
    if (isLabel || (!isName && !isUnspaced)) return false;
    return terms.every((term) => this.#rows.some((row) => row.some((each) => isKin(each, term))));
  }

  /** Without whom it is said to, and without what leads to it. */
  #bare(text: string): string {
    const clauses = text
      .slice(text.trimEnd().lastIndexOf('. ') + 1)
      .split(/[,،、，]\s?/u)
      .map((each) => trimSigns(each, ' .!?？؟…'));
    const said = clauses.filter((each) => !wordsIn(each).every(({ form }) => this.#names.has(form)));
    const left = (wordCount(said[0] ?? '') <= 1 && said.length > 1 ? said.slice(1) : said).join(', ');
    const marks = this.#lexicon.marksIn(left).filter(({ start }) => start === 0);
    const named = marks.find(({ meaning }) => meaning.startsWith('heading.'));
    // "Next steps then"
    if (named !== undefined && named.end > left.length / 2) return left.slice(0, named.end);
    return left.slice(marks.find(({ meaning }) => meaning === 'word.and')?.end ?? 0).trim();
  }
}

/** A text without the words that announce its subject, and without the few before them. */
function without(text: string, said: string): string {
  const at = text.indexOf(said);
  const before = text.slice(0, Math.max(0, at));
  return at < 0 ? text : `${wordCount(before) <= 2 ? '' : before}${text.slice(at + said.length)}`.trim();
}

/** "Yes", "Sure": what is agreed to is no subject. */
const isShort = (text: string): boolean => wordCount(text) <= 1 && !hasDigit(text);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An interview is a row of questions with their answers. */
export function unfoldTalk(section: Section): void {
  const talks = section.parts.filter((part) => part.type === 'talk');
  const [talk] = talks;
  if (talk === undefined || talks.length > 1 || section.sections.length > 0) return;
  const asker = askerOf(talk.turns);
  if (asker === null) return;
  const behind = section.parts.splice(section.parts.indexOf(talk));
  for (const turn of talk.turns) {
    const last = section.sections.at(-1);
    if (turn.speaker === asker && (hasQuestion(turn.text) || last !== undefined))
      section.sections.push({ title: questionOf(turn.text), marker: null, span: turn.span, parts: [], sections: [] });
    else if (last === undefined) section.parts.push({ type: 'paragraph', text: turn.text, span: turn.span });
    else last.parts.push({ type: 'paragraph', text: turn.text, span: turn.span });
  }
  section.sections = section.sections.filter(({ parts }) => parts.length > 0);
  for (const part of behind.slice(1))
    section.sections.push({ title: null, marker: null, span: part.span, parts: [part], sections: [] });
}

/** The question of a turn, without what leads to it. */
function questionOf(text: string): string {
  const sentences = sentencesIn(text);
  return (sentences.findLast((each) => isQuestion(each.text)) ?? sentences.at(-1))?.text ?? text;
}
