import { useId } from 'react';
import { CopyButton } from './copy-button';

/** The colour of each kind, which the page around it gives where it is undefined. */
export const tokenClasses = {
  plain: undefined,
  comment: 'text-muted',
  string: 'text-good',
  keyword: 'text-accent',
} as const satisfies Record<TokenKind, string | undefined>;

export interface CodeBlockProps {
  code: string;
  label: string;
  language?: CodeLanguage;
}

/** Code to read and to copy. Long lines scroll inside the block, never the page. */
export function CodeBlock({ code, label, language = 'shell' }: CodeBlockProps) {
  const id = useId();
  return (
    <figure className="min-w-0 overflow-hidden rounded-card border border-line bg-surface">
      <figcaption className="flex min-h-10 items-center justify-between gap-3 border-b border-line py-1 pr-1.5 pl-4 text-sm text-muted">
        <span id={id}>{label}</span>
        <CopyButton describedBy={id} />
      </figcaption>
      <pre
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        className="overflow-x-auto px-4 py-3 font-mono text-[13px] leading-5 -outline-offset-2!"
      >
        <code>
          {highlight(code, language).map(({ kind, text }, index) => (
            <span key={index} className={tokenClasses[kind]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}

export const codeLanguages = ['shell', 'typescript', 'python', 'json', 'http'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

export type TokenKind = 'plain' | 'comment' | 'string' | 'keyword';

interface Token {
  kind: TokenKind;
  text: string;
}

const words = (list: string) => `(?<keyword>\\b(?:${list.split(' ').join('|')})\\b)`;

const doubleQuoted = String.raw`"(?:\\.|[^"\\])*"`;
const singleQuoted = String.raw`'(?:\\.|[^'\\])*'`;

/** What stands out in each language; everything between two matches is plain. */
const grammars: Record<CodeLanguage, RegExp> = {
  shell: grammar(
    String.raw`(?<comment>(?<=^|\s)#.*)`,
    `(?<string>${doubleQuoted}|'[^']*')`,
    words('case do done elif else esac exit export fi if in set then trap until while'),
  ),
  typescript: grammar(
    String.raw`(?<comment>\/\/.*|\/\*[\s\S]*?\*\/)`,
    `(?<string>${doubleQuoted}|${singleQuoted}|\`(?:\\\\.|[^\`\\\\])*\`)`,
    words(
      'as async await catch const else export for from function if import instanceof interface let new return throw try type while',
    ),
  ),
  python: grammar(
    '(?<comment>#.*)',
    `(?<string>"""[\\s\\S]*?"""|[fb]?${doubleQuoted}|[fb]?${singleQuoted})`,
    words('and as def else except for from if import in is not or raise return True try while with'),
  ),
  json: grammar(`(?<keyword>${doubleQuoted}(?=\\s*:))`, `(?<string>${doubleQuoted})`),
  http: grammar(String.raw`(?<keyword>^[\w-]+(?=:))`),
};

function grammar(...parts: string[]): RegExp {
  return new RegExp(parts.join('|'), 'gm');
}

/** Cuts code into coloured pieces that together are the code again. */
export function highlight(code: string, language: CodeLanguage): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(grammars[language])) {
    if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) });
    tokens.push({ kind: kindOf(match.groups ?? {}), text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) });
  return tokens;
}

function kindOf(groups: Record<string, string | undefined>): TokenKind {
  if (groups.comment !== undefined) return 'comment';
  return groups.string !== undefined ? 'string' : 'keyword';
}
