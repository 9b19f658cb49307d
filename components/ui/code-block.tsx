import { useId } from 'react';
import { CopyButton } from './copy-button';
import { highlight, type CodeLanguage, type TokenKind } from './highlight';

const looks = {
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
            <span key={index} className={looks[kind]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}
