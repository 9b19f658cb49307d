import { describe, expect, it } from 'vitest';
import { codeLanguages, highlight, type CodeLanguage } from './code-block';

const kinds = (code: string, language: CodeLanguage) =>
  highlight(code, language)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`);

describe('highlight', () => {
  it.each(codeLanguages)('loses and adds nothing in %s', (language) => {
    const code = `# "a" 'b' /* c */ if x: \`d\`\n\n"open\n'it's' // é 😀 \\" """x""" key: "v"`;
    expect(
      highlight(code, language)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  });

  it.each<[CodeLanguage, string, string[]]>([
    [
      'shell',
      `if [ "$a" = 'b' ]; then # say so`,
      ['keyword if', 'string "$a"', "string 'b'", 'keyword then', 'comment # say so'],
    ],
    ['shell', 'echo $# "# no comment"', ['string "# no comment"']],
    ['typescript', "const url = 'http://x'; // one", ['keyword const', "string 'http://x'", 'comment // one']],
    ['typescript', 'return `a \\` ${b}`', ['keyword return', 'string `a \\` ${b}`']],
    ['python', 'raise f"it\'s {x}"  # one', ['keyword raise', 'string f"it\'s {x}"', 'comment # one']],
    ['json', '{"a": "b"}', ['keyword "a"', 'string "b"']],
    ['http', 'Retry-After: 2', ['keyword Retry-After']],
  ])('finds what stands out in %s: %s', (language, code, expected) => {
    expect(kinds(code, language)).toEqual(expected);
  });
});
