import { languageOf } from '@/lib/languages/find-language';
import type { Lexicon, Meaning } from '@/lib/languages/lexicon';
import { wordsIn } from '@/lib/languages/normal-form';
import { termsOf } from '../naming/terms';
import type { Reading } from '../reading';
import type { Block, Turn } from '../source/block';
import { endsSentence, sentencesIn, wordCount } from '../source/sentences';
import { hasDigit, isQuestion, startsLarge, startsSmall, trimSigns } from '../source/signs';
import { askerOf, capital, headTalk } from './unfold-talk';

/** Fewer words without a number say nothing that the turn before doesn't. */
const mostWordsOfNothing = 2;
const [mostWordsOfQuestion, mostWordsOfAnswer, mostWordsOfAssent] = [24, 5, 2];
const [longAnswer, fewestShared, fewestLetters] = [24, 2, 4];
const questionMarks = '?？؟ ';
const pauses = ',.!،。、！';

/**
 * Talk without what only keeps it going: a question becomes the label of its answer where that says little alone, and
 * goes where the answer says all; echoes and assent alone are no content.
 */
export function tidyTalk(
  content: readonly Block[],
  all: readonly Block[],
  { tag, lexicon, hasParts, isHeaded }: { tag: string; lexicon: Lexicon; hasParts: boolean; isHeaded: boolean },
): { blocks: Block[]; asides: Reading['asides'] } {
  const turns = content.filter((block): block is Turn => block.type === 'turn');
  const asker = askerOf(turns);
  // Under parts that were asked for questions head nothing.
  if (turns.length === 0 || (asker !== null && !hasParts)) return { blocks: [...content], asides: [] };
  const headed = isHeaded ? headTalk(content, all, tag, lexicon) : content;
  const above = content[content.findIndex(({ type }) => type === 'turn') - 1];
  // What the whole talk is called heads no part of it.
  const isName = headed.length > content.length && above?.type === 'line' && !endsSentence(above.text);
  const blocks = headed.filter((block) => !isName || block !== above);
  const asides: Reading['asides'] = isName ? [{ text: above.text, role: 'boilerplate', span: above.span }] : [];
  const kept: Block[] = [];
  for (const block of blocks) {
    const before = kept.at(-1);
    if (block.type !== 'turn' || before?.type !== 'turn') {
      kept.push(block);
      continue;
    }
    const right = echoes(before, block) ? [before] : answered(before, block);
    if (right !== null) kept.splice(-1, 1, ...right);
    else kept.push(block);
  }
  const telling = kept.filter((block): block is Turn => block.type === 'turn');
  const spread = spreadOf(telling.flatMap(({ text }) => sentencesIn(text).map((each) => termsOf(each.text, tag))));
  const isShort = telling.length < fewestTurns;
  const aside = (block: Turn, text: string, role: 'boilerplate' | 'doubtful'): void => {
    if (text !== '') asides.push({ text, role, span: block.span });
  };
  const left = kept.flatMap((block): Block[] => {
    if (block.type !== 'turn') return [block];
    if (!says(block.text) && !speaksForSelf(block.text, lexicon)) {
      aside(block, block.text, 'boilerplate');
      return [];
    }
    const sentences = sentencesIn(block.text).map(({ text }) => text);
    const isAnswer = asker !== null && block.speaker !== asker;
    const worth = sentences.filter((text) => isShort || isAnswer || isWorth(text, spread, tag, lexicon));
    aside(block, sentences.filter((text) => !worth.includes(text)).join(' '), 'doubtful');
    return worth.length === 0 ? [] : [{ ...block, text: worth.join(' ') }];
  });
  return { blocks: withTasks(left, all, tag, lexicon), asides };
}

const longQuestion = 12;
const [fewestTerms, fewestRelated, fewestListed, lettersOfStem] = [5, 3, 3, 5];
/** Of a short talk everything is worth showing. */
const fewestTurns = 5;

/** In how many sentences the stem of each term stands. */
function spreadOf(rows: readonly (readonly string[])[]): Map<string, number> {
  const spread = new Map<string, number>();
  for (const row of rows) for (const stem of new Set(row.map(stemOf))) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  return spread;
}

const stemOf = (term: string): string => term.slice(0, lettersOfStem);

/** Numbers, dates and names, what is counted off, and what the talk comes back to: what is none of these only keeps it going. */
function isWorth(text: string, spread: ReadonlyMap<string, number>, tag: string, lexicon: Lexicon): boolean {
  if (isQuestion(text) && !(hasDigit(text) && wordCount(text) >= longQuestion)) return false;
  const isFact = lexicon.marksIn(text).some(({ meaning }) => /^(?:number|month|weekday|heading)\./u.test(meaning));
  const isNamed = wordsIn(text).some(
    ({ start }) => start > 0 && startsLarge(text.slice(start)) && text.charAt(start - 2) !== '.',
  );
  if (isFact || isNamed || hasDigit(text) || speaksForSelf(text, lexicon)) return true;
  const terms = termsOf(text, tag);
  const related = terms.filter((term) => (spread.get(stemOf(term)) ?? 0) > 1);
  const isList = text.split(/[,،、，]/u).length >= fewestListed;
  const isLong = terms.length >= fewestTerms * (languageOf(tag).unspaced === true ? 3 : 1);
  return isList || isLong || (related.length > 0 && terms.length >= fewestRelated);
}

interface Task {
  owner: string;
  action: string;
  /** Somebody is named who does it. */
  isGiven: boolean;
}

/** What somebody is to do stands together behind all that is said, with who does it. */
function withTasks(blocks: readonly Block[], all: readonly Block[], tag: string, lexicon: Lexicon): Block[] {
  const turns = all.filter((block): block is Turn => block.type === 'turn');
  const owners = [...new Set(turns.flatMap(({ speaker }) => [speaker, speaker.split(' ')[0] ?? '']))].filter(
    (name) => name.length > 1 && startsLarge(name),
  );
  const [self = ''] = languageOf(tag).words.ourselves.split(',');
  const tasks: Task[] = [];
  const { deck, forms } = languageOf(tag);
  const left: Block[] = [];
  let at: number | null = null;
  for (const block of blocks) {
    const found = block.type === 'turn' ? tasksIn(block, owners, self) : [];
    const isDue = ({ action }: Task): boolean =>
      lexicon.marksIn(action).some(({ meaning }) => /^(?:month\.|weekday\.|relative)/u.test(meaning));
    // "I want that": who says so gives a day to what is a task, unless somebody else is given one, too.
    const isSure = found.length > 1 && found.some(({ isGiven }) => isGiven);
    if (found.length === 0 || !(isSure || found.every(isDue))) left.push(block);
    else {
      tasks.push(...found);
      const above = left.findLast(({ type }) => type !== 'turn');
      const isAnnounced = above?.type === 'heading' && has(above.text, 'heading.actions', lexicon);
      if (isAnnounced) at ??= left.length;
    }
  }
  const span = turns.at(-1)?.span;
  if (tasks.length < 2 || span === undefined) return [...blocks];
  const [title = ''] = forms.actions.replaceAll('*', '').split(',');
  const rows = tasks.map(({ owner, action }) => [owner, action]);
  const table: Block = { type: 'table', head: [deck.owner, deck.action], rows, span };
  const heading: Block = { type: 'heading', level: 2, text: capital(title), marker: null, span };
  return at === null ? [...left, heading, table] : left.toSpliced(at, 0, table);
}

const has = (text: string, meaning: Meaning, lexicon: Lexicon): boolean =>
  lexicon.marksIn(text).some((mark) => mark.meaning === meaning);

/** "Mick sends the plan by 14 May. And I write to the hall": all of a turn, or nothing of it. */
function tasksIn({ text, speaker }: Turn, owners: readonly string[], self: string): Task[] {
  const sentences = sentencesIn(text).map((sentence) => {
    const tasks: Task[] = [];
    for (const clause of sentence.text.split(/[,;，、]\s(?=\p{Lu})/u)) {
      const words = trimSigns(clause, ' .!').split(' ');
      const at = words.findIndex((word) => owners.includes(word) || word.toLowerCase() === self);
      const [word = '', next = ''] = words.slice(at);
      const last = tasks.at(-1);
      if (at >= 0 && at <= 1 && startsSmall(next)) {
        const isGiven = owners.includes(word);
        tasks.push({ owner: isGiven ? word : speaker, action: words.slice(at + 1).join(' '), isGiven });
      } else if (last !== undefined) last.action += `, ${words.join(' ')}`;
    }
    return tasks;
  });
  return sentences.every((tasks) => tasks.length > 0) ? sentences.flat() : [];
}

/** "I do the set-up": who says so is part of it. */
function speaksForSelf(text: string, lexicon: Lexicon): boolean {
  return lexicon.marksIn(text).some(({ meaning, start }) => meaning === 'word.ourselves' && start === 0);
}

const says = (text: string): boolean => hasDigit(text) || wordCount(text) > mostWordsOfNothing;

/** "The cover's a no-brainer, yes": what was said right before. */
function echoes(before: Turn, turn: Turn): boolean {
  const words = tellingOf(turn.text);
  return words.length > 0 && !hasDigit(turn.text) && sharedWords(turn.text, before.text) === words.length;
}

/** A turn that ends with a question, and the one that answers it. */
function answered(before: Turn, turn: Turn): Turn[] | null {
  const sentences = sentencesIn(before.text);
  const question = sentences.at(-1);
  if (question === undefined || before.speaker === turn.speaker || !isQuestion(question.text)) return null;
  if (isQuestion(turn.text) || hasDigit(question.text) || wordCount(question.text) > mostWordsOfQuestion) return null;
  const rest = before.text.slice(0, question.start).trim();
  const left = rest === '' ? [] : [{ ...before, text: rest }];
  const needsQuestion =
    wordCount(turn.text) <= mostWordsOfAnswer || (isAssent(turn.text) && wordCount(turn.text) <= longAnswer);
  if (isAgreed(turn.text)) return left;
  const isSaid = sharedWords(question.text, turn.text) >= fewestShared;
  const text = `${trimSigns(question.text, questionMarks)}: ${turn.text}`;
  return [...left, needsQuestion && !isSaid ? { ...turn, text } : turn];
}

/** "Go for it" */
const isAgreed = (text: string): boolean =>
  wordCount(text) <= mostWordsOfAnswer && tellingOf(text).length === 0 && !hasDigit(text);

/** "Yes, by 1 March": a clause of a word or two before what it says. */
function isAssent(text: string): boolean {
  const clause = text.slice(
    0,
    Array.from(text).findIndex((sign) => pauses.includes(sign)),
  );
  return wordCount(clause) <= mostWordsOfAssent && !hasDigit(clause);
}

function sharedWords(some: string, others: string): number {
  const said = new Set(tellingOf(others));
  return tellingOf(some).filter((word) => said.has(word)).length;
}

const tellingOf = (text: string): string[] =>
  wordsIn(text).flatMap(({ form }) => (form.length >= fewestLetters ? [form] : []));
