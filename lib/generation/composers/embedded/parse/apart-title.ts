const longestTitle = 60;
const endMark = /[.!?:;,…。！？：；，、؟،]["”’»)]*$/u;
const structure = /^\s*(?:#|[-*•>|]|\p{Nd}{1,2}[.)]\s|\p{Extended_Pictographic})|[|\t]/u;
const label = /^[^:：]{1,40}[:：]\s?\S/u;

/** Sets a title line apart from the prose right below it, as a blank line would. */
export function apartTitle(text: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.trim() !== '');
  const line = (lines[at] ?? '').trim();
  const next = (lines[at + 1] ?? '').trim();
  if (line === '' || next === '' || line.length > longestTitle || endMark.test(line) || structure.test(lines[at] ?? '') || structure.test(next) || label.test(line)) return text;
  const prose = endMark.test(next) || label.test(next) || next.length > longestTitle;
  const begins = /^[\p{Lu}\p{Lo}\p{Nd}"“„«¿¡]/u.test(next) && /^[\p{L}\p{Nd}]/u.test(line);
  // A wrapped line is about as long as the next one; a title is shorter.
  return prose && begins && (next.length > line.length * 1.3 || label.test(next)) ? [...lines.slice(0, at + 1), '', ...lines.slice(at + 1)].join('\n') : text;
}
