import { Moon, Sun } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import type { TemplateLook } from '@/lib/services/templates/list-template-gallery';

/** Four slides in the template: cover, section, chart and cards. */
export function TemplatePicture({ name, src, eager = false }: { name: string; src: string; eager?: boolean }) {
  return (
    <div className="aspect-video overflow-hidden border-b border-line bg-stage">
      {/* Plain, because the service drew it in the size it is shown in, and signed addresses change. */}
      <img
        src={src}
        alt={`${name}: a cover, a section, a chart and cards`}
        width={640}
        height={360}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="size-full object-cover"
      />
    </div>
  );
}

/** The heading of a template's card; the badge says which one requests get that name none. */
export function TemplateName({ name, isDefault }: { name: string; isDefault: boolean }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
      <h3 dir="auto" className="min-w-0 text-lg font-semibold tracking-tight wrap-anywhere">
        {name}
      </h3>
      {isDefault && <Badge tone="accent">Default</Badge>}
    </div>
  );
}

const appearances = { light: { Icon: Sun, label: 'Light' }, dark: { Icon: Moon, label: 'Dark' } } as const;

/** The colours and fonts of a template in one line. */
export function AppearanceLine({
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

export function UseTemplate({ name }: { name: string }) {
  return (
    <LinkButton
      href={`/new?${new URLSearchParams({ template: name })}`}
      variant="quiet"
      size="small"
      aria-label={`Use this template: ${name}`}
      className="max-sm:h-11 max-sm:w-full"
    >
      Use this template
    </LinkButton>
  );
}
