import type { DocumentPart } from '../extracted-document';

/** Several times a long article; what follows is rarely on the topic. */
const mostCharacters = 150_000;
/** No author writes a longer paragraph; finding the sentences of one costs its square. */
const longestLine = 4000;

/** The beginning of a page, with no line so long that it would hold up the process. */
export function limitParts(parts: readonly DocumentPart[]): DocumentPart[] {
  let left = mostCharacters;
  return parts.flatMap((part) => {
    const text = part.text.slice(0, Math.max(0, left));
    left -= part.text.length;
    return text === '' ? [] : [{ ...part, text: text.split('\n').flatMap(cutLine).join('\n') }];
  });
}

function cutLine(line: string): string[] {
  if (line.length <= longestLine) return [line];
  return line.match(new RegExp(`.{1,${longestLine}}(?:\\s|$)|.{1,${longestLine}}`, 'gu')) ?? [];
}
