import { Moon, Sun } from 'lucide-react';
import type { TemplateLook } from '@/lib/services/templates/list-template-gallery';

const appearances = { light: { Icon: Sun, label: 'Light' }, dark: { Icon: Moon, label: 'Dark' } } as const;

/** The colours and fonts of a template in one line. */
export function LookLine({
  look: { appearance, canvas, ink, accents, headingFont, bodyFont },
}: {
  look: TemplateLook;
}) {
  const { Icon, label } = appearances[appearance];
  const fonts = headingFont === bodyFont ? headingFont : `${headingFont} with ${bodyFont}`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      <span aria-hidden className="flex">
        {[canvas, ink, ...accents].map((color, index) => (
          <span
            key={index}
            className="-ml-1.5 size-5 rounded-full border border-field ring-2 ring-page first:ml-0"
            style={{ background: `#${color}` }}
          />
        ))}
      </span>
      <span>{fonts}</span>
      <span className="flex items-center gap-1.5">
        <Icon aria-hidden className="size-4" /> {label}
      </span>
    </div>
  );
}
