import type { Lexicon } from '@/lib/languages/lexicon';
import type { Block } from '../source/block';
import { wordCount } from '../source/sentences';
import { mark } from './clauses';

/** Before the subject of an answer. */
const replies = /^(?:(?:re|fwd?|aw|wg|tr|rv|odp|yn|ha|ilt|רe|回复|转发|答复)\s*[:：]\s*)+/iu;

/** Where a mail that is sent on begins. */
export const forwarded =
  /^[-_*>\s]{0,12}(?:original|forwarded|weitergeleitete|ursprüngliche|message transféré|mensaje (?:original|reenviado)|mensagem (?:original|encaminhada)|messaggio (?:originale|inoltrato)|doorgestuurd|oorspronkelijk|wiadomość|пересылаемое|begin forwarded)\b.{0,40}$|^(?:on|am|le|el|em|il|op|w dniu)\s.{8,80}\s(?:wrote|schrieb.{0,30}|a écrit|escribió|escreveu|ha scritto|schreef|napisał\p{L}*)\s*:$/iu;
const longestSignature = 8;
/** What stands below a name. */
const contact = /@|www\.|\||\+?\d[\d\s/()-]{6,}\d|e-?mail|confidential|vertraulich|addressee/iu;

function isAfterGreeting(blocks: readonly Block[], index: number, lexicon: Lexicon): boolean {
  return blocks
    .slice(0, index)
    .some(
      (block) =>
        block.type === 'line' &&
        wordCount(block.text) <= 7 &&
        mark(block.text, lexicon).marks.some(({ meaning, start }) => meaning === 'word.greeting' && start === 0),
    );
}

/** "Best regards" and the few short lines behind it. */
export function findSignature(blocks: readonly Block[], lexicon: Lexicon): { from: number; to: number } | null {
  const from = blocks.findIndex((block, index) => {
    if (block.type !== 'line' || block.marker !== null || wordCount(block.text) > 6 || index === 0) return false;
    const { marks } = mark(block.text, lexicon);
    const farewell = marks.find(({ meaning, start }) => meaning === 'word.farewell' && start === 0);
    if (farewell === undefined || wordCount(block.text.slice(farewell.end)) > 3) return false;
    const after = blocks.slice(index + 1, index + 1 + longestSignature);
    return (
      isAfterGreeting(blocks, index, lexicon) ||
      after.every((each) => each.type !== 'line' || wordCount(each.text) <= 8 || each.isApart)
    );
  });
  if (from === -1) return null;
  let to = from + 1;
  while (to < blocks.length && to - from <= longestSignature) {
    const block = blocks[to];
    if (block?.type === 'rule') {
      to += 1;
      continue;
    }
    if (block?.type !== 'line' || block.marker?.sort === 'label' || forwarded.test(block.text)) break;
    if (wordCount(block.text) > 8 && !contact.test(block.text)) break;
    // Behind the name another mail begins.
    if (to - from > 2 && block.isApart && to + 1 < blocks.length && !contact.test(block.text)) break;
    to += 1;
  }
  return { from, to };
}

/** What a mail is about, without "Re:" and tags. */
export function plainSubject(subject: string): string {
  return subject
    .replace(replies, '')
    .replace(/^\[[^\]]{1,20}\]\s*/u, '')
    .trim();
}

/** "From: …, To: …, Subject: …": a mail begins; its subject says what it is about. */
export function mailHeadAt(
  blocks: readonly Block[],
  index: number,
  lexicon: Lexicon,
): { lines: number; subject: string | null } | null {
  let [lines, isAddressed]: [number, boolean] = [0, false];
  let subject: string | null = null;
  for (let block = blocks[index]; block?.type === 'line'; block = blocks[index + lines]) {
    const [, key = '', value = ''] = /^\**([^:：*\n]{1,20})\**[:：]\**\s*(.*)$/u.exec(block.text) ?? [];
    const meanings = lexicon.meaningsOf(key);
    if (!meanings.includes('word.mailLabel')) break;
    if (meanings.includes('word.titleLabel')) subject = plainSubject(value);
    isAddressed ||= value.includes('@');
    lines += 1;
  }
  return lines < 2 || (subject === null && !isAddressed) ? null : { lines, subject };
}
