import type { Lexicon } from '@/lib/languages/lexicon';
import type { Name } from '../naming/names-in';
import { linesOfMailHead } from '../roles/letters';
import type { Block, SourceSpan } from '../source/block';
import { wordCount } from '../source/sentences';
import { fieldOf } from '../source/signs';
import { deckIn, nameOfUnit, questionIn } from './about-deck';
import { wishedParts } from './brief-pieces';
import { placedParts } from '../source/brackets';
import { asksForDeck } from './told-sentence';
import type { BriefSentence } from './brief-sentences';
import type { BriefLanguage } from './brief-title';

const [fewestOfName, fewestOfSubject] = [4, 2];
/** Short words before colons that mails put before the subject of another one. */
const forwarded = /^\s*(?:\p{L}{2,3}:\s*)*/u;

/** The lines of mails that say from whom and when they are. */
export function mailHeadsIn(blocks: readonly Block[], lexicon: Lexicon): Set<number> {
  return new Set(
    blocks.flatMap((_, at) => {
      const lines = linesOfMailHead(blocks, at, lexicon);
      return lines > 1 ? Array.from({ length: lines }, (__, line) => at + line) : [];
    }),
  );
}

/** What surely names the whole: the subject of a mail, what a row of notes begins with, what the deck is said to be. */
export function namesOf(
  blocks: readonly Block[],
  sentences: readonly (readonly BriefSentence[])[],
  language: BriefLanguage,
): Name[] {
  const { lexicon } = language;
  const heads = mailHeadsIn(blocks, lexicon);
  const subjects = blocks.flatMap((block, at): Name[] => {
    const field = heads.has(at) && block.type === 'line' ? fieldOf(block.text) : null;
    const isSubject = field !== null && lexicon.meaningsOf(field.key).includes('word.titleLabel');
    if (!isSubject || block.type !== 'line') return [];
    const start = block.text.length - field.value.length;
    return [{ text: field.value, block: at, start, end: block.text.length, kinds: ['title 0'] }];
  });
  const [first] = sentences.flatMap((own, block) => own.map((sentence) => ({ ...sentence, block })));
  const named =
    first === undefined
      ? null
      : (subjectIn(first, lexicon) ??
        (first.isUnit === true
          ? nameOfUnit(first.text, lexicon)
          : (nameOfWish(first, language) ?? deckIn(first.text, lexicon) ?? questionIn(first.text, lexicon))));
  return first === undefined || named === null
    ? subjects
    : [
        ...subjects,
        {
          text: named.text,
          block: first.block,
          start: first.start + named.start,
          end: first.start + named.end,
          kinds: ['title 0'],
        },
      ];
}

/** "Explain why the claims department is reorganised, what changes, and who leads what: …": the first of the parts, where nothing is said of it. */
function nameOfWish(sentence: BriefSentence, language: BriefLanguage): (SourceSpan & { text: string }) | null {
  const [part] = wishedParts(sentence, language) ?? [];
  if (part === undefined || part.material !== null || wordCount(part.title) < fewestOfName) return null;
  const start = sentence.text.toLowerCase().indexOf(part.title.toLowerCase());
  return start === -1 ? null : { text: part.title, start, end: start + part.title.length };
}

/** "Subject: FW: Saltmarsh launch – slides for Friday?" in front of a mail that was pasted as one line. */
function subjectIn({ text, label }: BriefSentence, lexicon: Lexicon): (SourceSpan & { text: string }) | null {
  if (label === null || !lexicon.meaningsOf(label.text).includes('word.titleLabel')) return null;
  const value = text.slice(label.text.length + 1).replace(forwarded, '');
  const from = text.length - value.length;
  const part = placedParts(value, (sign, at) => '–—-'.includes(sign) && value.charAt(at + 1) === ' ').find(
    ({ text: said }) => !asksForDeck(said, lexicon),
  );
  return part === undefined || wordCount(part.text) < fewestOfSubject
    ? null
    : { text: part.text, start: from + part.start, end: from + part.end };
}
