import type { SourceSpan } from '../source/block';
import { partedOutside, placedParts, signsOutside } from '../source/brackets';
import { wordCount } from '../source/sentences';
import { hasDigit } from '../source/signs';
import { type BriefLabel, labelIn } from './brief-label';

/** What parts a telegram, with how many pieces it takes to be seen as that. */
interface Parting {
  fewest: number;
  partsOf: (text: string) => SourceSpan[];
}

const [fewestOfSign, fewestOfPhrase, mostWordsOfUnit, mostWordsOfLabel] = [3, 4, 22, 5];
const [semicolons, bars, dashes, slashes, colons] = [';；؛', '|｜·•', '–—-', '/', ':：'];
export const fewestCells = 3;

/** A dash or slash that stands between blanks. */
const spaced = (signs: string): Parting => ({
  fewest: fewestOfPhrase,
  partsOf: (text) =>
    placedParts(text, (sign, at) => signs.includes(sign) && text.charAt(at - 1) === ' ' && text.charAt(at + 1) === ' '),
});
const signed = (signs: string): Parting => ({ fewest: fewestOfSign, partsOf: (text) => partedOutside(text, signs) });

/** Of two that a text has, what parts it more often; semicolons and bars before dashes, which may stand behind labels. */
const partings: readonly Parting[] = [signed(semicolons), signed(bars), spaced(slashes), spaced(dashes)];

/**
 * The pieces of a text that is no sentence but a row of notes, parted by semicolons, bars, slashes or dashes; null where
 * it is none, such as one label with a list behind it.
 */
export function unitsOf(text: string): SourceSpan[] | null {
  for (const { fewest, partsOf } of partings) {
    const parts = partsOf(text);
    if (parts.length < fewest) continue;
    const words = parts.map(({ start, end }) => wordCount(text.slice(start, end)));
    // "Contacts: stock – Ann; finance – Ben": what stands behind a colon goes on to the end where no other colon does.
    const labelled = parts.map(({ start, end }) => signsOutside(text.slice(start, end), colons).length > 0);
    const isOneLabel = labelled[0] === true && !labelled.slice(1).includes(true);
    const areRows = parts.filter(({ start, end }) => cellsIn(text.slice(start, end)).length >= fewestCells).length > 1;
    if ((!isOneLabel || areRows) && words.reduce((sum, each) => sum + each, 0) <= parts.length * mostWordsOfUnit)
      return parts.flatMap((part) => partedAtName(text, part));
  }
  return null;
}

/** "New kitchen – costs: ovens, floor": what stands before a dash is none of the label behind it. */
function partedAtName(text: string, { start, end }: SourceSpan): SourceSpan[] {
  const said = text.slice(start, end);
  const [dash] = signsOutside(said, dashes).filter((at) => said.charAt(at - 1) === ' ' && said.charAt(at + 1) === ' ');
  const [colon] = signsOutside(said, colons);
  const isName =
    dash !== undefined &&
    colon !== undefined &&
    colon > dash &&
    wordCount(said.slice(dash, colon)) <= mostWordsOfLabel &&
    !hasDigit(said.slice(0, dash));
  return isName
    ? [
        { start, end: start + said.slice(0, dash).trimEnd().length },
        { start: start + dash + 2, end },
      ]
    : [{ start, end }];
}

/** What slashes or bars between blanks part within a piece. */
export const cellsIn = (text: string): string[] =>
  placedParts(
    text,
    (sign, at) => '/|'.includes(sign) && text.charAt(at - 1) === ' ' && text.charAt(at + 1) === ' ',
  ).map((part) => part.text);

/** What a piece of a telegram says first that it is about: there a dash behind a few words is enough. */
export function labelOfUnit(text: string, speech: Parameters<typeof labelIn>[1]): BriefLabel | null {
  const label = labelIn(text, speech);
  if (label !== null) return label;
  const dash = signsOutside(text, dashes).find((at) => text.charAt(at - 1) === ' ' && text.charAt(at + 1) === ' ');
  const named = dash === undefined ? '' : text.slice(0, dash).trim();
  const isNamed = named !== '' && wordCount(named) <= mostWordsOfLabel && !hasDigit(named);
  return isNamed && dash !== undefined && wordCount(text.slice(dash)) > 0 ? { text: named, value: dash + 1 } : null;
}
