import type { Lexicon } from '@/lib/languages/lexicon';
import type { Block, Line } from '../source/block';
import { digitsIn, endsWithColon, fieldOf, hasDigit, trimSigns } from '../source/signs';
import { wordCount } from '../source/sentences';
import { mark } from './clauses';

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

const [fewestDialled, address] = [7, /@\p{L}|www\.|(?:\+|(?<![\p{Nd}.,])0)\p{Nd}[\p{Nd} ()/-]*/gu];

/** Whether somebody can be written to or called by what it says: not every long number is one of telephones. */
export const hasAddress = (text: string): boolean => addressIn(text) !== -1;

/** Where the first address or number of a telephone begins; -1 for none. */
export function addressIn(text: string): number {
  for (const { 0: found, index } of text.matchAll(address)) {
    if (found.startsWith('@')) return text.lastIndexOf(' ', index) + 1;
    if (found.startsWith('www') || digitsIn(found) >= fewestDialled) return index;
  }
  return -1;
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

/** "From: …, To: …, Subject: …": of how many lines the head of a mail is that begins here; 0 where none does. */
export function linesOfMailHead(blocks: readonly Block[], index: number, lexicon: Lexicon): number {
  let [lines, isAddressed, hasSubject]: [number, boolean, boolean] = [0, false, false];
  for (let block = blocks[index]; block?.type === 'line'; block = blocks[index + lines]) {
    const field = fieldOf(block.text.replaceAll('*', ''), 20);
    const meanings = field === null ? [] : lexicon.meaningsOf(field.key);
    if (field === null || !meanings.includes('word.mailLabel')) break;
    hasSubject ||= meanings.includes('word.titleLabel');
    isAddressed ||= field.value.includes('@');
    lines += 1;
  }
  return hasSubject || (lines > 1 && isAddressed) ? lines : 0;
}
