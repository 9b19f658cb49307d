import type { Passage } from '@/lib/reading/passage';
import { leansOnPrevious } from '../analyse/key-sentences';
import { findFigures } from '../analyse/read-number';
import { shorten, visualLength } from '../analyse/shorten';
import { splitSentences } from '../analyse/split-sentences';
import { addressesReader } from './addresses-reader';
import type { Statement } from './statement';
import { sharedTerms, termsOf } from './terms';

export interface StatementQuery {
  passages: readonly Passage[];
  /** What the slides are about, in the words of who asked. */
  topic: string;
  language: string;
  /** Telling words that a sentence has to share with the topic; 1 for a bare topic. */
  fewestShared: number;
}

/** A longer sentence is no bullet. */
const longestShown = 160;
const shortestShown = 24;
const mostPassages = 60;
const mostSentences = 40;
/** Two statements with this share of their words in common say the same. */
const alike = 0.6;
/** With this share of its words in the author's text, a statement adds nothing. */
const mostKnown = 0.85;

/**
 * Sentences of passages that belong to a topic, the most telling first. They are taken as
 * written; what speaks to the reader, leans on other sentences or says the same again is left out.
 */
export function readStatements({ passages, topic, language, fewestShared }: StatementQuery): Statement[] {
  const wanted = termsOf(topic);
  if (wanted.size === 0) return [];
  const enough = Math.min(fewestShared, wanted.size);
  const found = passages
    .slice(0, mostPassages)
    .flatMap((passage, rank) => fromPassage(passage, { wanted, rank, language, enough }));
  return distinct(found.sort((a, b) => b.score - a.score));
}

interface Reading {
  wanted: ReadonlySet<string>;
  rank: number;
  language: string;
  enough: number;
}

function fromPassage(passage: Passage, { wanted, rank, language, enough }: Reading): Statement[] {
  const named = addressesReader(passage.heading) ? new Set<string>() : termsOf(`${passage.title} ${passage.heading}`);
  const all = termsOf(`${passage.title} ${passage.heading} ${passage.text}`);
  // A passage that has little to do with the topic was found by accident.
  if (sharedTerms(wanted, all) < Math.max(1, Math.ceil(Math.min(wanted.size, 4) / 2))) return [];
  const about = sharedTerms(wanted, named) > 0 && enough <= 1;
  return sentencesOf(passage.text, language)
    .slice(0, mostSentences)
    .flatMap((full, index) => {
      const shown = shownOf(full);
      const shared = sharedTerms(wanted, termsOf(full));
      if (shown === null || (shared < enough && !about)) return [];
      const figures = findFigures(full).length > 0 ? 0.8 : 0;
      return [{ passage: passage.id, full, shown, score: shared + figures - rank * 0.15 - index * 0.05 }];
    });
}

/** Whole sentences of paragraphs and list items; headings, questions and cells are none. */
function sentencesOf(text: string, language: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => splitSentences(line.replace(/^\s*(?:[-*•]|\p{Nd}{1,2}[.)])\s+/u, '').trim(), language))
    .filter(isStatement);
}

const complete = /[.。।۔!！…]["”’»)\]]*$/u;

function isStatement(sentence: string): boolean {
  const words = sentence.split(/\s+/u).length;
  const whole = complete.test(sentence) || (words >= 5 && /^[\p{Lu}\p{Lo}\p{Nd}]/u.test(sentence));
  return (
    whole &&
    !/[?？؟:：]$|https?:|www\.|[{}<>|]/u.test(sentence) &&
    !leansOnPrevious(sentence) &&
    !addressesReader(sentence)
  );
}

function shownOf(sentence: string): string | null {
  const shown = shorten(sentence, longestShown);
  const length = visualLength(shown);
  return length < shortestShown || length > longestShown ? null : shown;
}

function distinct(statements: readonly Statement[]): Statement[] {
  const kept: { statement: Statement; terms: Set<string>; figures: string }[] = [];
  for (const statement of statements) {
    const terms = termsOf(statement.shown);
    const figures = figuresOf(statement.shown);
    const repeats = kept.some(
      (each) =>
        each.statement.shown === statement.shown ||
        (isAlike(each.terms, terms) && (each.figures === figures || figures === '')),
    );
    if (!repeats) kept.push({ statement, terms, figures });
  }
  return kept.map(({ statement }) => statement);
}

function figuresOf(text: string): string {
  return (text.match(/\p{Nd}+/gu) ?? []).join(' ');
}

function isAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return sharedTerms(a, b) >= alike * Math.min(a.size, b.size) && Math.min(a.size, b.size) > 0;
}

/** Statements that a text does not say already: with words or figures that it lacks. */
export function withoutSaid(statements: readonly Statement[], said: readonly string[]): Statement[] {
  const text = said.join('\n');
  const known = termsOf(text);
  return statements.filter(({ full }) => {
    const terms = termsOf(full);
    return (
      sharedTerms(terms, known) < mostKnown * terms.size ||
      (full.match(/\p{Nd}+/gu) ?? []).some((digits) => !text.includes(digits))
    );
  });
}
