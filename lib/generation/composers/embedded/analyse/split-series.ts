import { trimStop } from './shorten';

// Dutch "of" and "en" mean other things elsewhere.
const and = '(?:and|or|und|oder|sowie|et|ou|y|o|e|i|oraz|lub|ve|veya|и|или)';
const span = /(?<!\p{L})(?:between|from|zwischen|von|entre|both|sowohl|tra|fra)\s/iu;
const behindComma = /^(?:and|or|und|oder|sowie|et|ou|и|или|ve)\s+|^و(?=ال|\p{L}{4})/iu;
/** Behind the comma of a series these are "and" as well. */
const lateAnd = /^\s*(?:en|y|e|i|oraz)\s+(?=\p{L})/u;
const lastJoint = new RegExp(`\\s${and}\\s`, 'giu');
const nested = /^(?:\S+\s){2,}(?:for|of|in|with|to|from|für|von|mit|de|pour|para|di|per|em)\s\S+$/iu;
const comma = /,(?=\s)|[，、،]/u;
const semicolon = /[;；؛]/u;

/** "a, b (c, d) and e" as its parts; commas inside brackets and numbers do not count. One part for anything else. */
export function splitSeries(text: string): string[] {
  const plain = trimStop(text);
  const clauses = cutOutside(plain, semicolon);
  if (clauses.length >= 2) return clauses.map(bare).filter((part) => part !== '');
  const parts = cutOutside(plain, comma);
  const second = (parts[1] ?? '').trim();
  // "Buildings in NL, DE and BE" is one thing with a series inside.
  const inner = nested.test(parts[0] ?? '') && /^\S+(?:\s(?:and|or|und|oder|et|ou|y|e)\s.+)?$/iu.test(second);
  return inner ? [plain] : series(parts);
}

function series(parts: readonly string[]): string[] {
  const last = parts.at(-1) ?? '';
  if (parts.length >= 3 && lateAnd.test(last))
    return [...parts.slice(0, -1), last.replace(lateAnd, '')].map(bare).filter((part) => part !== '');
  if (parts.length < 2 || behindComma.test(last)) return parts.map(bare).filter((part) => part !== '');
  return [...parts.slice(0, -1), ...cutLast(last)].map(bare).filter((part) => part !== '');
}

/** Whether a series closes with "and": then it is one, not clauses in a row. */
export function closesWithAnd(text: string): boolean {
  const plain = trimStop(text);
  // Arabic writes "and" as the first letter of every member.
  if (/[،,]\s*و\p{Script=Arabic}/u.test(plain)) return splitSeries(plain).length >= 3;
  return splitSeries(plain).length >= 3 && new RegExp(`(?:,|[，、،])?\\s${and}\\s[^,，]*$`, 'iu').test(plain);
}

/** "b and c" behind the last comma, when it has one joint outside brackets and both sides are alike in length. */
function cutLast(text: string): string[] {
  const joints = [...text.matchAll(lastJoint)].filter((match) => depthAt(text, match.index) === 0);
  const joint = joints[0];
  if (joint === undefined || joints.length > 1 || span.test(text.slice(0, joint.index))) return [text];
  return [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)];
}

function bare(part: string): string {
  return trimStop(part.trim().replace(behindComma, ''));
}

function cutOutside(text: string, mark: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (/[(（[]/u.test(char)) depth += 1;
    else if (/[)）\]]/u.test(char)) depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      mark.test(text.slice(index, index + 2)) &&
      mark.exec(text.slice(index, index + 2))?.index === 0
    ) {
      parts.push(text.slice(from, index));
      from = index + 1;
    }
  }
  return [...parts, text.slice(from)];
}

function depthAt(text: string, index: number): number {
  const before = text.slice(0, index);
  return (before.match(/[(（[]/gu)?.length ?? 0) - (before.match(/[)）\]]/gu)?.length ?? 0);
}
