import { hasDigit, hasLetter, startsLarge } from '@/lib/reading/source/signs';
import { wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { headOf } from '../text/pieces';
import { partsOf } from '@/lib/reading/source/brackets';
import { capitalised, isEnder, trimmed, unstopped } from '../text/signs';
import { draftOf, type Draft } from './draft';
import type { FormMaterial, TextPoint } from './material';

const [fewestNames, mostNames, mostWordsOfName, longestUncased] = [3, 48, 5, 14];
/** Of the words of a name: what joins them, such as "of" and "und". */
const longestJoint = 3;

interface Named {
  name: string;
  group?: string;
}

/** Under a heading that says so, customers, partners or sponsors by nothing but their names, in groups or without. */
export function logos({ title, points, roles }: FormMaterial, context: TellingContext): Draft | null {
  if (!roles.has('partners')) return null;
  const named = points.flatMap((point) => namedIn(point, context));
  const names = new Set(named.map(({ name }) => name));
  if (names.size < Math.max(fewestNames, named.length) || names.size > mostNames) return null;
  if (!named.every(({ name }) => isName(name))) return null;
  return draftOf(null, 2.4, Math.max(0.3, named.length / 24), { kind: 'logos', title, logos: named });
}

/** "Carriers: Halden Marine, Nordbahn", lines below a line, names after one another, or one name. */
function namedIn({ text, children }: TextPoint, context: TellingContext): Named[] {
  const inGroup = (head: string, names: readonly string[]): Named[] =>
    names.map((name) => ({ name: unstopped(name).trim(), group: capitalised(trimmed(unstopped(head), ':：')) }));
  if (children.length > 0)
    return inGroup(
      text,
      children.map((child) => (child.children.length > 0 ? '' : child.text)),
    );
  const headed = headOf(text);
  if (headed !== null) return inGroup(headed.head, namesIn(headed.rest, context));
  return namesIn(text, context).map((name) => ({ name }));
}

/** "Halden Marine, Nordbahn and Vento": an "and" behind commas ends the list, others are parts of names. */
function namesIn(text: string, { lexicon }: TellingContext): string[] {
  const parts = partsOf(unstopped(text), (sign) => ',;،、'.includes(sign));
  const last = parts.at(-1) ?? '';
  const and = lexicon.marksIn(last).find(({ meaning, start }) => meaning === 'word.and' && start > 0);
  if (parts.length < 2 || and === undefined) return parts;
  const ends = [last.slice(0, and.start), last.slice(and.end)].map((part) => part.trim()).filter(Boolean);
  return [...parts.slice(0, -1), ...ends];
}

/** A few words that begin with large letters but for what joins them; a few signs of a script without those. */
function isName(text: string): boolean {
  if (!hasLetter(text) || wordCount(text) > mostWordsOfName || Array.from(text).some(isEnder)) return false;
  if (!/[\p{Lu}\p{Ll}]/u.test(text)) return text.length <= longestUncased;
  const words = text.split(/\s+/u);
  return words.every((word, at) => (at > 0 && word.length <= longestJoint) || startsLarge(word) || isWritten(word));
}

/** "eBay", "3M", "commercetools" are no words of a sentence: a letter within is large, or a digit is there. */
const isWritten = (word: string): boolean => /\p{Lu}/u.test(word) || hasDigit(word);
