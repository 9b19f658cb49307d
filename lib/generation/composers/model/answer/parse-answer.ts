import { jsonrepair } from 'jsonrepair';

/** Thoughts that some models write before they answer, with or without the opening tag; and the marks of channels. */
const thoughts = /<(think|thinking|thought|reasoning|scratchpad)>[\s\S]*?<\/\1>/gi;
const endOfThoughts = /^[\s\S]*<\/(?:think|thinking|thought|reasoning|scratchpad)>/i;
const channels = /^[\s\S]*<\|channel\|>final<\|message\|>/;
const mostCandidates = 6;

/**
 * The values that a model may have meant as its answer, the likeliest first: what stands in code
 * fences and between brackets, strictly read where it can be and else repaired. Empty for an answer
 * that holds no object and no list.
 */
export function parseAnswer(text: string): unknown[] {
  const said = text
    .replace(/^\uFEFF/, '')
    .replace(thoughts, ' ')
    .replace(endOfThoughts, ' ')
    .replace(channels, ' ')
    .trim();
  const pieces = [...new Set([said, ...fenced(said), ...bracketed(said)])];
  const bare = bareMembers(said);
  if (isStructure(bare)) return [bare];
  const strict = pieces.map(parseStrictly).filter(isStructure);
  if (strict.length > 0) return strict.slice(-mostCandidates).reverse();
  const loose = pieces
    .filter((piece) => /^\s*[[{]/.test(piece))
    .map(repair)
    .filter(isStructure);
  if (loose.length > 0) return loose.slice(0, mostCandidates);
  return [repair(said.slice(firstBracket(said)))].filter(isStructure);
}

const longestRefusal = 1500;
const marked = /^\s*(?:[-*•#>|<]|\d+[.)]\s)/m;

/** Whether an answer is a few sentences and nothing else: what a model says that asks back, or would rather not. */
export function isPlainProse(text: string): boolean {
  const said = text.replace(thoughts, ' ').trim();
  return /\p{L}/u.test(said) && said.length <= longestRefusal && !/[[{]/.test(said) && !marked.test(said);
}

function fenced(text: string): string[] {
  return [...text.matchAll(/```[\w-]*\s*\n?([\s\S]*?)(?:```|$)/g)].map(([, inner = '']) => inner.trim());
}

/** Each outermost run between brackets that belong together; one that is never closed reaches to the end. */
function bracketed(text: string): string[] {
  const runs: string[] = [];
  for (let at = firstBracket(text); at < text.length && runs.length < mostCandidates;) {
    const end = endOfStructure(text, at);
    runs.push(text.slice(at, end));
    at = end + firstBracket(text.slice(end));
  }
  return runs;
}

function firstBracket(text: string): number {
  const at = text.search(/[[{]/);
  return at === -1 ? text.length : at;
}

function endOfStructure(text: string, start: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted && sign === '\\') at += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '{' || sign === '[')) depth += 1;
    else if (!isQuoted && (sign === '}' || sign === ']') && (depth -= 1) === 0) return at + 1;
  }
  return text.length;
}

/** A text that holds JSON is read once more. */
function parseStrictly(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return undefined;
  }
}

function repair(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text)) as unknown;
  } catch {
    return undefined;
  }
}

/** An object whose outer braces were forgotten. */
function bareMembers(text: string): unknown {
  return /^"\w+"\s*:/.test(text) ? repair(`{${text}}`) : undefined;
}

function isStructure(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
