import { Fragment, type ReactNode } from 'react';
import { buttonClass, type ButtonVariant } from '@/components/ui/control-class';

export interface DocsSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** Lines of text stay readable where tables and code take the whole width. */
const prose =
  '[&>p]:max-w-[68ch] [&>ul]:flex [&>ul]:max-w-[68ch] [&>ul]:list-disc [&>ul]:flex-col [&>ul]:gap-2 [&>ul]:pl-5 [&>ul]:marker:text-muted';

/** A chapter of the guide: its heading is the address of the chapter. */
export function DocsSection({ id, title, children }: DocsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`flex scroll-mt-16 flex-col gap-5 lg:scroll-mt-8 ${prose}`}
    >
      <h2 id={`${id}-title`} className="text-2xl font-semibold tracking-tight">
        <AnchorLink id={id}>{title}</AnchorLink>
      </h2>
      {children}
    </section>
  );
}

/** A heading below that of a chapter, with an address of its own. */
export function DocsHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h3 id={id} className="mt-3 scroll-mt-16 text-lg font-semibold tracking-tight lg:scroll-mt-8">
      <AnchorLink id={id}>{children}</AnchorLink>
    </h3>
  );
}

function AnchorLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={`#${id}`} className="group">
      {children}
      <span
        aria-hidden
        className="ml-2 font-normal text-muted opacity-0 transition-opacity duration-100 group-hover:opacity-100 group-focus-visible:opacity-100"
      >
        #
      </span>
    </a>
  );
}

/** A name or value of the interface within a sentence. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <code className="rounded-sm bg-stage px-1 py-0.5 font-mono text-[0.875em] break-words sm:whitespace-nowrap">
      {children}
    </code>
  );
}

/** Text of the contract, in which backticks set off names and values. */
export function MarkedText({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <Code key={index}>{part}</Code> : <Fragment key={index}>{part}</Fragment>,
    );
}

/** The way to the reference, a page that is loaded whole. */
export function ReferenceLink({ variant = 'primary', children }: { variant?: ButtonVariant; children: ReactNode }) {
  return (
    <a href="/docs/reference" className={buttonClass({ variant })}>
      {children}
    </a>
  );
}
