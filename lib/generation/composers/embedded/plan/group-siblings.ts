import { visualLength } from '../analyse/shorten';
import { roleOf } from '../words/heading-roles';
import type { HeadingRole } from '../words/heading-roles';
import { isPair } from '../words/heading-pairs';
import { noteLines } from '../write/notes';
import { areRivals } from './are-rivals';
import type { Portion } from './portion';
import { onlyPart } from './portion';

/** Siblings this short read better side by side than on slides of their own. */
const smallSibling = 240;
/** Rivals and pairs are worth a comparison even when there is more to say. */
const smallRival = 500;
const mostSiblings = 6;
const quadrants: readonly (HeadingRole | null)[] = ['strengths', 'weaknesses', 'opportunities', 'threats'];

/** Joins what belongs on one slide: a SWOT, rivals such as "build" and "buy", pairs such as pros and cons, small siblings. */
export function groupSiblings(portions: readonly Portion[], title: string | null): Portion[] {
  const result: Portion[] = [];
  let index = 0;
  while (index < portions.length) {
    const run = swotRun(portions, index) ?? rivalRun(portions, index, title) ?? siblingRun(portions, index);
    result.push(run.length === 1 ? run[0]! : joined(run));
    index += run.length;
  }
  return result;
}

function joined(run: readonly Portion[]): Portion {
  return { parts: run.flatMap((portion) => portion.parts) };
}

function swotRun(portions: readonly Portion[], from: number): Portion[] | null {
  const four = portions.slice(from, from + 4);
  const roles = four.map((portion) => roleOf(onlyPart(portion)?.heading ?? null));
  return four.length === 4 && quadrants.every((role) => roles.includes(role)) ? four : null;
}

/** Sections directly under the title count as its answers. */
function rivalRun(portions: readonly Portion[], from: number, title: string | null): Portion[] | null {
  const [first, second] = portions.slice(from, from + 2);
  if (first === undefined || second === undefined || !isSmall(first, smallRival) || !isSmall(second, smallRival))
    return null;
  const named = [first, second].map((portion) => ({
    parts: portion.parts.map((part) => ({ ...part, parent: part.parent ?? title })),
  }));
  const headings = named.map((portion) => onlyPart(portion)?.heading ?? null);
  const pair = headings[0] != null && headings[1] != null && isPair(headings[0], headings[1]);
  return pair || areRivals(joined(named)) ? named : null;
}

function siblingRun(portions: readonly Portion[], from: number): Portion[] {
  const first = portions[from]!;
  const parent = onlyPart(first)?.parent ?? null;
  const same = (portion: Portion | undefined): boolean =>
    parent !== null && portion !== undefined && onlyPart(portion)?.parent === parent;
  let end = from;
  while (same(portions[end])) end += 1;
  const run = portions.slice(from, end);
  const headings = new Set(run.map((portion) => onlyPart(portion)?.heading));
  const small = run.every((portion) => isSmall(portion, smallSibling));
  return run.length >= 2 &&
    run.length <= mostSiblings &&
    headings.size === run.length &&
    small &&
    !same(portions[from - 1])
    ? run
    : [first];
}

function isSmall(portion: Portion, limit: number): boolean {
  const plain = portion.parts.every((part) =>
    part.blocks.every((block) => block.type === 'paragraph' || (block.type === 'list' && block.items.length <= 5)),
  );
  return plain && visualLength(portion.parts.flatMap((part) => noteLines(part)).join(' ')) <= limit;
}
