import type { OwnGalleryTemplate } from '@/lib/services/templates/list-template-gallery';

const colorNames = {
  text: 'Text',
  muted_text: 'Muted text',
  background: 'Background',
  surface: 'Surface',
  accent: 'Accent',
  accent2: 'Accent 2',
  accent3: 'Accent 3',
  accent4: 'Accent 4',
  accent5: 'Accent 5',
  hairline: 'Hairline',
} as const satisfies Record<OwnGalleryTemplate['changes']['colors'][number]['role'], string>;

/** The colours and fonts that an own template sets, each with its value. */
export function TemplateChanges({
  baseTemplate,
  changes: { colors, fonts },
}: Pick<OwnGalleryTemplate, 'baseTemplate' | 'changes'>) {
  return (
    <details className="text-sm">
      <summary className="cursor-pointer rounded-md py-1 text-muted hover:text-ink">
        {summaryOf(baseTemplate, colors.length, Object.values(fonts).filter(Boolean).length)}
      </summary>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {fonts.heading && <Change name="Headings" value={fonts.heading} />}
        {fonts.body && <Change name="Body" value={fonts.body} />}
        {colors.map(({ role, hex }) => (
          <Change key={role} name={colorNames[role]} value={`#${hex}`} color={`#${hex}`} />
        ))}
      </dl>
    </details>
  );
}

function Change({ name, value, color }: { name: string; value: string; color?: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="flex items-center gap-2">
        {color && <span aria-hidden className="size-4 rounded-sm border border-field" style={{ background: color }} />}
        <span className={color && 'font-mono text-[13px]'}>{value}</span>
      </dd>
    </>
  );
}

function summaryOf(baseTemplate: string, colors: number, fonts: number): string {
  const counts = [countOf(colors, 'colour'), countOf(fonts, 'font')].filter((count) => count !== null);
  return counts.length > 0 ? `Varies ${baseTemplate} in ${counts.join(' and ')}` : `The same as ${baseTemplate}`;
}

function countOf(count: number, thing: string): string | null {
  if (count === 0) return null;
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}
