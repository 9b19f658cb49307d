import type { Lexicon } from '@/lib/languages/lexicon';
import type { SourceSpan } from '../source/block';
import { partedOutside, signsOutside } from '../source/brackets';
import { hasLetter, trimEnd, trimSigns } from '../source/signs';
import type { BriefPiece } from './brief-piece';

const [semicolons, around] = [';；؛', ' \t,;.，；、–—-'];
const [fewestBySemicolon, fewestCounted, fewestBracketed] = [3, 2, 3];
const counted = ['word.stepLabel', 'word.optionLabel', 'word.itemLabel'];

/** What is told with semicolons, or counts its steps ("phase 1 …, phase 2 …"), as items. */
export function itemised(piece: BriefPiece, text: string, lexicon: Lexicon): BriefPiece[] {
  if (piece.sort !== 'told') return [piece];
  const said = text.slice(piece.start, piece.end);
  const items =
    [bySemicolons(said), byLabels(said, lexicon), byOrdinals(said, lexicon), behindDash(said)].find(
      (each) => each.length > 0,
    ) ?? [];
  const [first] = items;
  if (first === undefined) return [piece];
  const lead = said.slice(0, first.start);
  return [
    ...(hasLetter(lead)
      ? [{ sort: 'told' as const, start: piece.start, end: piece.start + trimEnd(lead, around).length }]
      : []),
    ...items.map(({ start, end }) => ({ sort: 'item' as const, start: piece.start + start, end: piece.start + end })),
  ];
}

/** "There will be four teams – First (18 people, …), Second (…), Third (…)": what a dash leads to, where brackets say what each is. */
function behindDash(said: string): SourceSpan[] {
  const dash = signsOutside(said, '–—-').find((at) => said.charAt(at - 1) === ' ' && said.charAt(at + 1) === ' ');
  if (dash === undefined) return [];
  const parts = partedOutside(said.slice(dash + 1), ',，、،').map(({ text, start, end }) => ({
    text,
    start: dash + 1 + start,
    end: dash + 1 + end,
  }));
  return parts.length >= fewestBracketed && parts.every(({ text }) => trimEnd(text, around).endsWith(')')) ? parts : [];
}

function bySemicolons(said: string): SourceSpan[] {
  const parts = partedOutside(said, semicolons);
  const isRow = parts.length >= fewestBySemicolon && !/[.!?]\s+\p{Lu}/u.test(said.slice(0, parts[1]?.start));
  return isRow ? parts : [];
}

/** Where labels count from one on, each item begins with its own. */
function byLabels(said: string, lexicon: Lexicon): SourceSpan[] {
  const marks = lexicon.marksIn(said);
  const places: number[] = [];
  for (const { meaning, start, end } of marks) {
    const isNext = counted.includes(meaning) && /^\s?\p{Nd}/u.test(said.slice(end)) && start > (places.at(-1) ?? -1);
    if (isNext && Number.parseInt(said.slice(end).trimStart(), 10) === places.length + 1) places.push(start);
  }
  const isRow = places.length >= fewestCounted && trimSigns(said.slice(0, places[0]), around) === '';
  return isRow
    ? places.map((start, at) => ({ start, end: start + trimEnd(said.slice(start, places[at + 1]), around).length }))
    : [];
}

/** "First a new cart (£4,800), second a menu, third a tasting": what is counted one after the other. */
function byOrdinals(said: string, lexicon: Lexicon): SourceSpan[] {
  const marks = lexicon.marksIn(said).filter(({ meaning }) => meaning.startsWith('ordinal.'));
  const parts = partedOutside(said, ',;，；、،').map(({ start }) => start);
  const places = parts.flatMap((start, at) =>
    marks.some((mark) => mark.start === start && mark.meaning === `ordinal.${at + 1}`) ? [start] : [],
  );
  const isRow = places.length >= fewestBySemicolon && places.length === parts.length;
  return isRow
    ? places.map((start, at) => ({ start, end: start + trimEnd(said.slice(start, places[at + 1]), around).length }))
    : [];
}
