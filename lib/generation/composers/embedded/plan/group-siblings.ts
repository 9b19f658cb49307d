import { visualLength } from '../analyse/shorten';
import { roleOf } from '../words/heading-roles';
import type { HeadingRole } from '../words/heading-roles';
import { noteLines } from '../write/notes';
import type { Portion } from './portion';
import { onlyPart } from './portion';

/** Siblings this short read better side by side than on slides of their own. */
const smallSibling = 240;
const mostSiblings = 6;
const quadrants: readonly (HeadingRole | null)[] = ['strengths', 'weaknesses', 'opportunities', 'threats'];

/** Joins what belongs on one slide: the four parts of a SWOT, and runs of small sections under one heading. */
export function groupSiblings(portions: readonly Portion[]): Portion[] {
  const result: Portion[] = [];
  let index = 0;
  while (index < portions.length) {
    const run = swotRun(portions, index) ?? siblingRun(portions, index);
    result.push(run.length === 1 ? run[0]! : { parts: run.flatMap((portion) => portion.parts) });
    index += run.length;
  }
  return result;
}

function swotRun(portions: readonly Portion[], from: number): Portion[] | null {
  const four = portions.slice(from, from + 4);
  const roles = four.map((portion) => roleOf(onlyPart(portion)?.heading ?? null));
  return four.length === 4 && quadrants.every((role) => roles.includes(role)) ? four : null;
}

function siblingRun(portions: readonly Portion[], from: number): Portion[] {
  const first = portions[from]!;
  const parent = onlyPart(first)?.parent ?? null;
  const same = (portion: Portion | undefined): boolean => parent !== null && portion !== undefined && onlyPart(portion)?.parent === parent;
  let end = from;
  while (same(portions[end])) end += 1;
  const run = portions.slice(from, end);
  const headings = new Set(run.map((portion) => onlyPart(portion)?.heading));
  const small = run.every((portion) => isSmall(portion));
  return run.length >= 2 && run.length <= mostSiblings && headings.size === run.length && small && !same(portions[from - 1]) ? run : [first];
}

function isSmall(portion: Portion): boolean {
  const plain = portion.parts.every((part) => part.blocks.every((block) => block.type === 'paragraph' || (block.type === 'list' && block.items.length <= 5)));
  return plain && visualLength(portion.parts.flatMap((part) => noteLines(part)).join(' ')) <= smallSibling;
}
