/** Parsers make a piece of text of its own of each. */
const most = 20_000;
const reference = /&nbsp;|&#(\d{1,7}|x[\da-f]{1,6});|&|<(?!\/?[a-zA-Z])/gi;
/** Below are those that markup is written with, and those that mean another character than they say (HTML, 13.2.5.80). */
const firstPlain = 0xa0;

/** Numbered references become the characters that they stand for, `<` that opens no element becomes a reference. */
export function simplifyReferences(markup: string): string {
  let left = most;
  return markup.replace(reference, (found: string, number: string | undefined) => {
    if (found === '&nbsp;') return ' ';
    const code = number === undefined ? 0 : Number(number.toLowerCase().startsWith('x') ? `0${number}` : number);
    if (code >= firstPlain && code <= 0x10ffff) return String.fromCodePoint(code);
    left -= 1;
    if (left < 0) return ' ';
    return found === '<' ? '&lt;' : found;
  });
}
