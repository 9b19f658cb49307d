import { factLexiconOf } from '@/lib/languages/fact-words';
import type { FactWord } from '@/lib/languages/concepts';
import { hasDigit } from '@/lib/reading/source/signs';
import { sentencesIn } from '@/lib/reading/source/sentences';
import type { Speech } from '@/lib/reading/data/told-number';
import type { AskedForms } from '../forms/draft';
import type { TextPoint } from '../forms/material';
import type { Roles } from '../forms/roles';
import { headOf } from '../text/pieces';
import { remembered } from '../text/remember';
import { unstopped } from '../text/signs';

/** One sentence or line of a passage. */
export interface ToldStatement {
  /** Without its stop. */
  text: string;
  /** What stands before its colon or dash; null for none. */
  label: string | null;
  /** What stands behind that, else all of it. */
  said: string;
  /** The point of the passage that it is of, by its place. */
  point: number;
}

/** A paragraph, a list, a told table or a section with those below it, before anybody knows what it shows. */
export interface ToldPassage {
  title: string;
  /** Null where the passage has no heading of its own. */
  heading: string | null;
  points: readonly TextPoint[];
  /** The same with the sentences of a paragraph in one. */
  paragraphs?: readonly TextPoint[];
  statements: readonly ToldStatement[];
  roles: Roles;
  asked: AskedForms;
}

const [mostStatements, longest] = [40, 3000];

/** Null for what is too long to be one thing. */
export function passageOf(given: Omit<ToldPassage, 'statements'>, context: Speech): ToldPassage | null {
  const lines = given.points.flatMap(({ text, children }, point) =>
    [text, ...children.map((child) => child.text)].map((line) => ({ line, point })),
  );
  if (lines.reduce((sum, { line }) => sum + line.length, 0) > longest) return null;
  const statements = lines.flatMap(({ line, point }) =>
    statementsIn(line, context).map((statement): ToldStatement => ({ ...statement, point })),
  );
  return statements.length === 0 || statements.length > mostStatements ? null : { ...given, statements };
}

/** The sentences and lines of a text, each with its label. */
export const statementsIn = remembered((line, _: Speech): Omit<ToldStatement, 'point'>[] =>
  statedIn(line).map((text) => {
    const plain = unstopped(text.trim());
    const headed = headOf(plain);
    return { text: plain, label: headed?.head ?? null, said: headed?.rest ?? plain };
  }),
);

/** Sentences; of several that end with a number, "7 and 9. Lower the heating", each ends there. */
function statedIn(line: string): string[] {
  const ends = [...line.matchAll(/(?<=\p{Nd}{1,2})\. (?=[\p{Lu}\p{Lo}«“"])/gu)];
  const parts = ends.length < fewestEnds ? [line] : line.split(/(?<=\p{Nd}{1,2}\.) (?=[\p{Lu}\p{Lo}«“"])/u);
  return parts.flatMap((part) => sentencesIn(part).map(({ text }) => text));
}

const fewestEnds = 3;

export interface FactMark {
  word: FactWord;
  start: number;
  end: number;
}

const prefix = 'fact.';

/** Where a text has general words of facts, the first and the longest of them first. */
export const factMarksIn = remembered((text, { tag }: Speech): FactMark[] =>
  factLexiconOf(tag)
    .marksIn(text)
    .flatMap(({ meaning, start, end }) =>
      meaning.startsWith(prefix) ? [{ word: meaning.slice(prefix.length) as FactWord, start, end }] : [],
    ),
);

export const hasFactWord = (text: string, word: FactWord, speech: Speech): boolean =>
  factMarksIn(text, speech).some((mark) => mark.word === word);

const colourCode = /#[\da-f]{6}(?![\da-z])/iu;

/** "I want people to see each step": what somebody wishes to be seen, and says nothing else. */
export const isWish = remembered((text, speech): boolean => {
  if (colourCode.test(text)) return true;
  if (hasDigit(text)) return false;
  const wants = speech.lexicon
    .marksIn(text)
    .some(({ meaning }) => meaning === 'word.want' || meaning === 'word.please' || meaning === 'word.ourselves');
  const shows = speech.lexicon.marksIn(text).some(({ meaning }) => meaning === 'word.show');
  return wants && (shows || hasFactWord(text, 'see', speech));
});
