import { wordCount } from '@/lib/reading/source/sentences';
import { linesOf, type Atom } from '../atoms';
import { capitalised, unstopped } from '../text/signs';
import { draftOf, type Draft } from './draft';

const [mostPoints, mostWordsOfPoint, fullLines, leastFill] = [4, 24, 16, 0.4];
/** As they are called, where that is not what their tags say with a capital letter. */
const names: Readonly<Record<string, string>> = {
  js: 'JavaScript',
  javascript: 'JavaScript',
  jsx: 'JavaScript',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  tsx: 'TypeScript',
  py: 'Python',
  rb: 'Ruby',
  sh: 'Shell',
  bash: 'Shell',
  zsh: 'Shell',
  console: 'Shell',
  ps1: 'PowerShell',
  powershell: 'PowerShell',
  cs: 'C#',
  csharp: 'C#',
  cpp: 'C++',
  'c++': 'C++',
  rs: 'Rust',
  go: 'Go',
  kt: 'Kotlin',
  yml: 'YAML',
  md: 'Markdown',
  php: 'PHP',
};
/** Tags that name nothing, and short ones, which are abbreviations. */
const nameless = new Set(['text', 'txt', 'plain', 'plaintext', 'code']);
const longestAbbreviation = 4;

function nameOf(tag: string): string | null {
  const [first = ''] = tag
    .trim()
    .toLowerCase()
    .split(/[\s,{]/u);
  if (first === '' || nameless.has(first)) return null;
  return names[first] ?? (first.length <= longestAbbreviation ? first.toUpperCase() : capitalised(first));
}

/** A fenced listing as it is written, with the few lines that are said of it. */
export function codeDraft(title: string, atoms: readonly Atom[]): Draft | null {
  const listings = atoms.flatMap((atom) => (atom.type === 'code' ? [atom.code] : []));
  const [only, second] = listings;
  if (only === undefined || second !== undefined || only.text.trim() === '') return null;
  const others = atoms.filter(({ type }) => type !== 'code');
  if (others.some(({ type }) => type !== 'sentence' && type !== 'item')) return null;
  const points = others.flatMap(linesOf).map((line) => capitalised(unstopped(line)));
  if (points.length > mostPoints || points.some((point) => wordCount(point) > mostWordsOfPoint)) return null;
  const language = nameOf(only.language);
  const count = only.text.trim().split('\n').length;
  return draftOf(null, 3, Math.min(1, Math.max(leastFill, count / fullLines)), {
    kind: 'code',
    title,
    code: only.text,
    ...(language === null ? {} : { language }),
    ...(points.length > 0 && { points }),
  });
}
