/** Elements whose content is no text, in one pass: an opening without an end hides nothing. */
const silent = /<(script|style|template|iframe|noscript)\b[^>]*>/gi;

/** Markdown without comments and without scripts and styles, which stand there as HTML; code in fences keeps its own. */
export function dropMarkup(text: string): string {
  return text
    .split(/(^ {0,3}(?:`{3,}|~{3,})[^]*?^ {0,3}(?:`{3,}|~{3,})[^\n]*$)/m)
    .map((piece, index) => (index % 2 === 0 ? dropElements(dropBetween(piece, '<!--', '-->')) : piece))
    .join('');
}

function dropBetween(text: string, start: string, end: string): string {
  let kept = '';
  let at = 0;
  for (let from = text.indexOf(start); from !== -1; from = text.indexOf(start, at)) {
    const to = text.indexOf(end, from + start.length);
    if (to === -1) break;
    kept += text.slice(at, from);
    at = to + end.length;
  }
  return kept + text.slice(at);
}

function dropElements(text: string): string {
  let kept = '';
  let at = 0;
  // Of the same length, which lower case of all letters may not be.
  const lower = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  silent.lastIndex = 0;
  for (let match = silent.exec(text); match !== null; match = silent.exec(text)) {
    const to = lower.indexOf(`</${match[1]?.toLowerCase()}`, match.index);
    if (to === -1) break;
    kept += text.slice(at, match.index);
    at = Math.max(to, text.indexOf('>', to) + 1);
    silent.lastIndex = at;
  }
  return kept + text.slice(at);
}
