import { languageOf } from '@/lib/languages/find-language';
import { normalForm, toAsciiDigits, wordsIn } from '@/lib/languages/normal-form';
import { hasDigit } from '@/lib/reading/source/signs';
import { linesOf, type Atom } from './atoms';
import { countedOff, headOf } from './text/pieces';
import type { TellingContext } from './context';
import { remembered } from './text/remember';
import { isBlank, isEnder, trimmed } from './text/signs';
import { gistOf } from './text/telling';
import { textsOn } from './texts-on';

/** What it costs when a slide leaves out a number, a name or label, and a word. */
const [costOfNumber, costOfName, costOfWord] = [0.5, 0.2, 0.09];
/** A chart says at a glance what cells say one by one. */
const [shareOfCells, mostOfData] = [0.35, 3.6];

/** The pieces of a text, with what it costs to lose each of them. */
type Pieces = ReadonlyMap<string, number>;

/** Of a language: they say nothing by themselves. */
export const smallWords = remembered((_, { tag }) => new Set(languageOf(tag).signs.words.split(' ').map(normalForm)));

/** Numbers by their digits, however they are grouped, scaled and written; words without their accents; pairs of signs where no blanks part words. */
const piecesIn = remembered((text, speech): Pieces => {
  const pieces = new Map<string, number>();
  const plain = toAsciiDigits(text);
  const small = smallWords('', speech);
  const isUnspaced = languageOf(speech.tag).unspaced === true;
  const labelled = headOf(text)?.head.length ?? 0;
  let number = { end: -2, digits: '' };
  for (const { form, start, end } of wordsIn(plain)) {
    if (hasDigit(form)) {
      const between = plain.slice(number.end, start);
      const isSame: boolean =
        number.end + 1 === start && (isBlank(between) ? end - start === 3 : ".,'’٫٬".includes(between));
      if (isSame) pieces.delete(number.digits);
      number = { end, digits: isSame ? number.digits + form : form };
      pieces.set(number.digits, costOfNumber);
      continue;
    }
    if (small.has(form)) continue;
    if (isUnspaced && form.length > 1) {
      for (let at = 0; at + 1 < form.length; at += 1) pieces.set(form.slice(at, at + 2), costOfWord / 2);
      continue;
    }
    const isFirst = start === 0 || isEnder(plain.charAt(start - 2));
    const isName = end <= labelled || (!isFirst && plain.charAt(start) !== form.charAt(0) && form.length > 1);
    pieces.set(form, Math.max(pieces.get(form) ?? 0, isName ? costOfName : costOfWord));
  }
  return new Map([...pieces].map(([piece, cost]) => [hasDigit(piece) ? trimmed(piece, '0') : piece, cost]));
});

/** What it would cost to lose all of a text. */
export const worthOf = remembered((text, speech) =>
  [...piecesIn(text, speech).values()].reduce((sum, cost) => sum + cost, 0),
);

const known = new WeakMap<Atom, Pieces>();

function piecesOf(atom: Atom, context: TellingContext): Pieces {
  const found = known.get(atom);
  if (found !== undefined) return found;
  const lines = atom.type === 'turn' ? gistOf(atom.turn, context) : linesOf(atom);
  // "1) register 2) pay": steps are counted by their places.
  const parts = lines.flatMap((line) => {
    const steps = countedOff(line);
    return steps.length > 0 ? steps : [line];
  });
  const pieces = new Map(parts.flatMap((part) => [...piecesIn(part, context)]));
  known.set(atom, pieces);
  return pieces;
}

/** What content says and slides don't show, by what it costs to lose it. */
export function lossOf(
  atoms: readonly Atom[],
  titles: readonly string[],
  slides: readonly object[],
  context: TellingContext,
): number {
  const shown = new Set<string>();
  for (const slide of slides)
    for (const text of textsOn(slide)) for (const piece of piecesIn(text, context).keys()) shown.add(piece);
  const lost = (pieces: Pieces): number => {
    let sum = 0;
    for (const [piece, cost] of pieces) if (!shown.has(piece)) sum += cost;
    return sum;
  };
  const ofAtoms = atoms.map((atom) => {
    const loss = lost(piecesOf(atom, context));
    return atom.type === 'data' ? Math.min(loss * shareOfCells, mostOfData) : loss;
  });
  const ofTitles = titles.map((title) => lost(piecesIn(title, context)));
  return [...ofAtoms, ...ofTitles].reduce((sum, loss) => sum + loss, 0);
}
