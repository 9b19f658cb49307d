'use client';

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

export interface CodeTabsProps {
  label: string;
  tabs: readonly { id: string; name: string; panel: ReactNode }[];
}

/** Where each key moves among `count` tabs (WAI-ARIA Authoring Practices, tabs). */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The same thing in several languages. Without JavaScript they stand below each other. */
export function CodeTabs({ label, tabs }: CodeTabsProps) {
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(current, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 border-b border-line noscript:hidden"
      >
        {tabs.map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-controls={`${id}-panel`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setCurrent(index)}
            className="-mb-px h-10 border-b-2 border-transparent px-3 font-medium text-muted transition-colors duration-100 hover:text-ink aria-selected:border-accent aria-selected:text-ink"
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab`}
          className={`min-w-0 ${index === current ? '' : 'hidden noscript:block'}`}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
