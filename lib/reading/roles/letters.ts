import type { Lexicon } from '@/lib/languages/lexicon';
import type { Block, Line } from '../source/block';
import { digitsIn, endsWithColon, fieldOf, hasDigit, isQuestion, trimSigns } from '../source/signs';
import { wordCount } from '../source/sentences';
import { chunksOf, has, mark } from './clauses';

/** What mail programs of all countries set before the subject of an answer. */
const replies = new Set(
  're fw fwd aw wg tr rv rif odp ynt ilt ha sv vs res enc 回复 转发 答复 回覆 轉寄 返信 転送 답장 전달'.split(' '),
);
const longestSignature = 8;
const mostWordsOfFarewell = 6;
const mostWordsOfSigned = 8;
const mostWordsOfRule = 8;

/** "----- Original message -----", "On 3 March 2025, Ann wrote:": where a mail that is sent on begins. */
export function isForwarding(text: string, lexicon: Lexicon): boolean {
  const plain = trimSigns(text, '> *');
  const isRule = plain.startsWith('---') && plain.endsWith('---') && wordCount(plain) <= mostWordsOfRule;
  if (isRule || !endsWithColon(plain)) return isRule;
  const wrote = mark(plain, lexicon).marks.findLast(({ meaning }) => meaning === 'word.quoteWord');
  return wrote !== undefined && wrote.end >= plain.length - 3 && hasDigit(plain);
}

/** Addresses, telephones and functions stand below a name: "T 01865 496 000 | ann@example.org". */
export function isContact(text: string): boolean {
  return text.includes('@') || text.includes('|') || text.includes('www.') || digitsIn(text) >= 7;
}

/** "Best regards" and the few short lines behind it. */
export function findSignature(blocks: readonly Block[], lexicon: Lexicon): { from: number; to: number } | null {
  const greeted = blocks.findIndex((block) => block.type === 'line' && isGreeting(block, lexicon));
  const from = blocks.findIndex((block, index) => {
    if (index === 0 || block.type !== 'line' || !isFarewell(block, lexicon)) return false;
    const after = blocks.slice(index + 1, index + 1 + longestSignature);
    return (
      (greeted !== -1 && greeted < index) ||
      after.every((each) => each.type !== 'line' || wordCount(each.text) <= mostWordsOfSigned || each.isApart)
    );
  });
  return from === -1 ? null : { from, to: endOfSignature(blocks, from, lexicon) };
}

function endOfSignature(blocks: readonly Block[], from: number, lexicon: Lexicon): number {
  let to = from + 1;
  let hasContact = false;
  for (; to < blocks.length && to - from <= longestSignature; to += 1) {
    const block = blocks[to];
    if (block?.type === 'rule') continue;
    if (block?.type !== 'line' || block.marker?.sort === 'label' || isForwarding(block.text, lexicon)) break;
    const isMine = isContact(block.text) || (hasContact && !block.isApart);
    if (wordCount(block.text) > mostWordsOfSigned && !isMine) break;
    // Behind the name another mail begins.
    if (to - from > 2 && block.isApart && to + 1 < blocks.length && !isMine) break;
    hasContact ||= isContact(block.text);
  }
  return to;
}

function isGreeting({ text }: Line, lexicon: Lexicon): boolean {
  return (
    wordCount(text) <= 7 &&
    mark(text, lexicon).marks.some(({ meaning, start }) => meaning === 'word.greeting' && start === 0)
  );
}

function isFarewell({ text, marker }: Line, lexicon: Lexicon): boolean {
  if (marker !== null || wordCount(text) > mostWordsOfFarewell) return false;
  const farewell = mark(text, lexicon).marks.find(({ meaning, start }) => meaning === 'word.farewell' && start === 0);
  return farewell !== undefined && wordCount(text.slice(farewell.end)) <= 3;
}

/** What a mail is about: without "Re:", tags, what it says of slides, and what is asked behind its dash. */
function plainSubject(subject: string, lexicon: Lexicon): string {
  let plain = subject.trim();
  for (let field = fieldOf(plain, 6); field !== null && replies.has(field.key.toLowerCase()); field = fieldOf(plain, 6))
    plain = field.value;
  if (plain.startsWith('[')) plain = plain.slice(plain.indexOf(']') + 1).trim() || plain;
  return withoutWishes(plain, lexicon);
}

/** "Parents' evening – slides" without what it says of slides. */
export function withoutWishes(subject: string, lexicon: Lexicon): string {
  const chunks = chunksOf(subject);
  const kept = chunks.filter(({ start, end }, index) => {
    const text = subject.slice(start, end);
    const isAsked = index > 0 && isQuestion(subject.slice(0, end + 1));
    return !isAsked && !has(mark(text, lexicon), 'word.slide', 'word.deck');
  });
  const [first, last] = [kept[0], kept.at(-1)];
  const isAll = kept.length === chunks.length;
  return isAll || first === undefined || last === undefined ? subject : subject.slice(first.start, last.end).trim();
}

export interface MailHead {
  lines: number;
  subject: string | null;
}

/** "From: …, To: …, Subject: …": a mail begins; its subject says what it is about. */
export function mailHeadAt(blocks: readonly Block[], index: number, lexicon: Lexicon): MailHead | null {
  let [lines, isAddressed]: [number, boolean] = [0, false];
  let subject: string | null = null;
  for (let block = blocks[index]; block?.type === 'line'; block = blocks[index + lines]) {
    const field = fieldOf(block.text.replaceAll('*', ''), 20);
    const meanings = field === null ? [] : lexicon.meaningsOf(field.key);
    if (field === null || !meanings.includes('word.mailLabel')) break;
    if (meanings.includes('word.titleLabel')) subject = plainSubject(field.value, lexicon);
    isAddressed ||= field.value.includes('@');
    lines += 1;
  }
  return lines === 0 || (lines < 2 && subject === null) || (subject === null && !isAddressed)
    ? null
    : { lines, subject };
}
