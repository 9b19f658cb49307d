const longestTitle = 60;
const longestHeading = 32;
const endMark = /[.!?:;,…。！？：；，、؟،]["”’»)]*$/u;
const structure = /^\s*(?:#|[-*•>|]|\p{Nd}{1,2}[.)]\s|\p{Extended_Pictographic})|[|\t]/u;
const label = /^[^:：]{1,40}[:：]\s?\S/u;

/** Sets a title line apart from the prose right below it, as a blank line would; short ones within the text as well. */
export function apartTitle(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  return lines
    .flatMap((line, at) => (isTitle(lines, at, at === first ? longestTitle : longestHeading) ? [line, ''] : [line]))
    .join('\n');
}

function isTitle(lines: readonly string[], at: number, longest: number): boolean {
  const line = (lines[at] ?? '').trim();
  const next = (lines[at + 1] ?? '').trim();
  if (line === '' || next === '' || line.length > longest || (lines[at - 1] ?? '').trim() !== '') return false;
  if (endMark.test(line) || structure.test(lines[at] ?? '') || structure.test(next) || label.test(line)) return false;
  const prose = endMark.test(next) || label.test(next) || next.length > longestTitle;
  const begins = /^[\p{Lu}\p{Lo}\p{Nd}"“„«¿¡]/u.test(next) && /^[\p{L}\p{Nd}]/u.test(line);
  // A wrapped line is about as long as the next one; a title is shorter.
  return prose && begins && (next.length > line.length * 1.3 || (longest === longestTitle && label.test(next)));
}
