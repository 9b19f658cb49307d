'use client';

import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

export interface DocsNavProps {
  sections: readonly { id: string; title: string }[];
}

/** The chapters, with the one that is being read marked: beside the text on wide screens, folded above it on phones. */
export function DocsNav({ sections }: DocsNavProps) {
  const current = useCurrentSection(sections);
  const folded = useRef<HTMLDetailsElement>(null);
  const title = sections.find(({ id }) => id === current)?.title;
  return (
    <>
      <nav aria-label="Chapters" className="sticky top-8 hidden self-start lg:block">
        <Chapters sections={sections} current={current} />
      </nav>
      <nav aria-label="Chapters" className="sticky top-0 z-10 -mx-5 border-b border-line bg-page lg:hidden">
        <details ref={folded} className="group relative">
          <summary className="flex h-12 cursor-pointer list-none items-center justify-between gap-3 px-5 -outline-offset-2">
            <span className="truncate">
              <span className="text-muted">On this page</span>
              {title && <span className="ml-2 font-medium">{title}</span>}
            </span>
            <ChevronDown aria-hidden className="size-4 shrink-0 text-muted group-open:rotate-180" />
          </summary>
          <div
            onClick={() => folded.current?.removeAttribute('open')}
            className="absolute inset-x-0 border-y border-line bg-page px-5 py-3"
          >
            <Chapters sections={sections} current={current} />
          </div>
        </details>
      </nav>
    </>
  );
}

function Chapters({ sections, current }: DocsNavProps & { current: string | undefined }) {
  return (
    <ol className="flex flex-col border-line lg:border-l">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className="block py-1.5 text-muted transition-colors duration-100 hover:text-ink aria-[current]:font-medium aria-[current]:text-ink lg:-ml-px lg:border-l-2 lg:border-transparent lg:py-1 lg:pl-4 lg:aria-[current]:border-accent"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The section that crosses a line a quarter down the window. */
function useCurrentSection(sections: DocsNavProps['sections']): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-25% 0px -75% 0px' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
