import type { FencedCode } from './block';
import type { SourceLine } from './split-lines';

const [fewestLines, mostLines, mostGap, shareOfCode, fewestSigned] = [3, 300, 1, 0.6, 2];

/** Signs that stand in no prose: calls, comparisons, assignments, ends of statements, tags. */
const signed: readonly RegExp[] = [
  /[;{}]\s*$/u,
  /^\s*[)\]}]+[,;]?\s*$/u,
  /(?:==|!=|\+=|-=|:=|&&|\|\||::)|=>\s*[{(]|\)\s*=>/u,
  /\w\.\w+\(|(?<!\w)[A-Za-z_]\w*\((?:\)|["'[{*]|[\w.]+[,=)\]"'][^\p{L}]?[^()]*["'=\]])/u,
  /[\p{L}_]\(\s*$/u,
  /^\s*[\p{L}_][\p{L}\p{Nd}_.[\]"']*(?:\s*,\s*[\p{L}_][\p{L}\p{Nd}_]*)*\s*=\s*\S/u,
  /^\s*(?:def|class|for|while|if|elif|with|fn|func|function)\b.*[:{]\s*$/u,
  /^\s*<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/u,
  /^\s*(?:SELECT|FROM|WHERE|(?:LEFT |RIGHT |INNER |OUTER |CROSS )?JOIN|GROUP\s+BY|ORDER\s+BY|HAVING|INSERT\s+INTO|UPDATE|DELETE\s+FROM|CREATE (?:TABLE|VIEW|INDEX)|VALUES|LIMIT|UNION|AND|OR|ON|SET|WITH|AS)\b(?!\.)/u,
  /^\s*(?:\$|>>>|#!)\s*\S/u,
  /^\s*(?:sudo|npm|npx|pip|git|docker|kubectl|curl|apt|brew|cargo|chmod|mkdir|cd) [\w./-]/u,
  /^\s*(?:#include|using|package|import|from|const|let|var|export|public|private|protected|static)\s+[\w<"'{*@./]/u,
];
/** Words that begin lines of programs, and of sentences, too. */
const worded =
  /^\s*(?:return|print|else|try|except|finally|catch|break|continue|pass|end|begin|do|then|done|fi|echo|raise|throw|yield|await)\b/u;
const comment = /^\s*(?:\/\/|#(?!#)\s?\S|--\s|\/\*|\*\s|<!--|%\s)/u;
const prose = /^\s*[\p{L}][^=(){}[\];]*[.!?…]\s*$/u;

const tellTales: readonly (readonly [string, RegExp])[] = [
  ['sql', /^\s*(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE TABLE|WITH)\b/u],
  ['html', /^\s*<(?:!DOCTYPE|html|div|body|head|p|ul|form|table|section|main|button|input|h\d)\b/u],
  ['cpp', /^\s*#include\b/u],
  ['python', /^\s*(?:def \w+\(.*:|from [\w.]+ import|import \w+(?: as \w+)?\s*$|elif |print\()/u],
  ['go', /^\s*(?:package \w+|func \w*\(?)/u],
  ['rust', /^\s*(?:fn \w+|let mut )/u],
  ['java', /^\s*(?:public|private|protected) (?:static |final |class )/u],
  ['javascript', /(?:^|\s)(?:const|let|var|function|=>|console\.log)\b|=>/u],
  ['css', /^\s*[.#]?[\w-]+\s*\{\s*$/u],
  ['bash', /^\s*(?:\$ |#!|sudo |npm |pip |git |docker |curl |cd |echo )/u],
];

const listed = /^\s*(?:[-*•・·–—]|\d{1,2}[.)]|[a-z]\))\s/u;

const isSigned = (text: string): boolean =>
  !prose.test(text) && !listed.test(text) && signed.some((pattern) => pattern.test(text));
const isCode = (text: string): boolean => isSigned(text) || worded.test(text) || comment.test(text);

/** A listing that no fence marks: lines beside each other most of which could be nothing but code; null for anything else. */
export function readListing(
  text: string,
  lines: readonly SourceLine[],
  at: number,
): { blocks: FencedCode[]; lines: number } | null {
  const first = lines[at];
  if (first === undefined || first.isEmpty || !isSigned(first.text)) return null;
  let [to, gap] = [at, 0];
  for (let index = at + 1; index < Math.min(lines.length, at + mostLines) && gap <= mostGap; index += 1) {
    const line = lines[index];
    if (line === undefined) break;
    if (line.isEmpty) {
      gap += 1;
      continue;
    }
    // What is set in goes on; behind an empty line only what is code does.
    const next = lines[index + 1];
    // A line that could be anything is code between two that are.
    const isAmid = gap === 0 && next !== undefined && !next.isEmpty && isSigned(next.text) && !listed.test(line.text);
    const isIn = (line.indent > first.indent && gap === 0) || isAmid;
    const goesOn = isCode(line.text) || (isIn && !prose.test(line.text));
    if (!goesOn) break;
    [to, gap] = [index, 0];
  }
  const own = lines.slice(at, to + 1).filter(({ isEmpty }) => !isEmpty);
  const known = own.filter((line) => isSigned(line.text));
  if (own.length < fewestLines || known.length < Math.max(fewestSigned, own.length * shareOfCode)) return null;
  const span = { start: first.start, end: lines[to]?.end ?? first.end };
  const listing = text.slice(span.start, span.end);
  const language = tellTales.find(([, pattern]) => own.some((line) => pattern.test(line.text)))?.[0] ?? '';
  return { blocks: [{ type: 'code', language, text: listing, span }], lines: to - at + 1 };
}
