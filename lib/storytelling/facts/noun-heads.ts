import { courseWords } from '@/lib/languages/course-words';
import { languageOf } from '@/lib/languages/find-language';
import type { FactWord } from '@/lib/languages/concepts';
import { withoutSmall, type Speech } from '@/lib/reading/data/told-number';
import { hasLetter } from '@/lib/reading/source/signs';
import { remembered } from '../text/remember';
import { partsOf } from '@/lib/reading/source/brackets';
import { isBlank, trimmed } from '../text/signs';
import { factMarksIn } from './passage';

const around = ' \t\u00a0,.;:：。，、；–—-=~•|→"“”„«»()（）';
const mostTurns = 6;

const idle: ReadonlySet<FactWord> = new Set(['be', 'person']);
const moving: ReadonlySet<FactWord> = new Set(['be', 'person', 'rise', 'fall', 'part']);

/**
 * The noun phrase that a stretch of a clause is about: "Against that, raw materials cost us" is about "raw materials".
 * Articles, pronouns, words that lead on, and verbs that say nothing more than that something moves, are cut from its
 * edges; what stands behind such a verb amid it is told of it, and cut too.
 */
export const nounIn = remembered((text, speech): string => edged(lastPart(beforeVerb(text, speech)), moving, speech));

/** What a clause says happened, without the words that say nothing by themselves at its edges. */
export const eventIn = remembered((text, speech): string => edged(text, idle, speech));

function edged(text: string, words: ReadonlySet<FactWord>, speech: Speech): string {
  const isUnspaced = languageOf(speech.tag).unspaced === true;
  let rest = trimmed(text, around);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const before = rest;
    if (!isUnspaced) rest = trimmed(withoutStart(rest, words, speech), around);
    rest = trimmed(withoutEnd(rest, words, speech), around + (languageOf(speech.tag).particles ?? ''));
    if (rest === before || rest === '') break;
  }
  return rest;
}

/** Without the "then" or "and" that leads to a text. */
export function withoutLead(text: string, speech: Speech): string {
  const plain = trimmed(text, around);
  const lower = plain.toLowerCase();
  const then = courseWords(speech.tag).then.find(
    (word) => lower.startsWith(word) && !hasLetter(lower.charAt(word.length)),
  );
  if (then !== undefined) return trimmed(plain.slice(then.length), around);
  const and = speech.lexicon
    .marksIn(plain.slice(0, 16))
    .find(({ meaning, start }) => meaning === 'word.and' && start === 0);
  return and === undefined ? plain : trimmed(plain.slice(and.end), around);
}

function withoutStart(text: string, words: ReadonlySet<FactWord>, speech: Speech): string {
  const led = withoutLead(text, speech);
  if (led !== trimmed(text, around)) return led;
  const mark = factMarksIn(text, speech)
    .filter(({ word, start }) => start === 0 && words.has(word))
    .sort((a, b) => b.end - a.end)[0];
  return mark === undefined ? withoutSmall(text, speech, 'start') : text.slice(mark.end);
}

function withoutEnd(text: string, words: ReadonlySet<FactWord>, speech: Speech): string {
  const mark = factMarksIn(text, speech)
    .filter(({ word, end }) => end === text.length && words.has(word))
    .sort((a, b) => a.start - b.start)[0];
  if (mark !== undefined) return text.slice(0, mark.start);
  return isBlank(text) ? '' : withoutSmall(text, speech, 'end');
}

/** "The new contracts brought back" without the verb and what follows it. */
function beforeVerb(text: string, speech: Speech): string {
  const verb = factMarksIn(text, speech).find(
    ({ word, start }) => (word === 'rise' || word === 'fall') && hasLetter(edged(text.slice(0, start), moving, speech)),
  );
  return verb === undefined || verb.end >= text.length ? text : text.slice(0, verb.start);
}

/** "Against that, raw materials" behind its comma; "Delay, site, management: plus" is all of its label. */
function lastPart(text: string): string {
  const [label = '', ...behind] = text.split(/[:：](?=\s|$)/u);
  if (behind.length > 0 && hasLetter(label)) return label;
  const parts = partsOf(text, (sign, at) => '，、،'.includes(sign) || (sign === ',' && isBlank(text.charAt(at + 1))));
  return parts.findLast(hasLetter) ?? text;
}
