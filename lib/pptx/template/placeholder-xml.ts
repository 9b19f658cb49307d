import type { Box } from '@/lib/deck/scene/scene';
import { inchesToEmu } from '../package/emu';
import { escapeXml } from '../package/escape-xml';
import { transformXml } from './shape-xml';
import type { PlaceholderSlot } from './template-package';

export interface PlaceholderShape {
  id: number;
  name: string;
  /** Absent for content of any kind. */
  type?: 'title' | 'body' | 'subTitle' | 'pic' | 'sldNum' | 'dt' | 'ftr';
  idx?: number;
  size?: 'half' | 'quarter';
  box: Box;
  anchor?: 'top' | 'middle' | 'bottom';
  /** Children of `a:lstStyle`. */
  listStyle?: string;
  /** What stands in it: prompt, levels, field. */
  content: 'title' | 'levels' | 'subtitle' | 'text' | 'number' | 'date' | 'blank';
  /** What stands in it in the place of that. */
  words?: string;
  /** Where it stands and how its text lies is the master's. */
  isInherited?: boolean;
}

const anchors = { top: 't', middle: 'ctr', bottom: 'b' } as const;

const levelPrompts = ['Click to edit Master text styles', 'Second level', 'Third level', 'Fourth level', 'Fifth level'];

const contents: Readonly<Record<PlaceholderShape['content'], string>> = {
  title: run('Click to edit Master title style'),
  subtitle: run('Click to edit Master subtitle style'),
  text: run('Click to edit Master text styles'),
  levels: levelPrompts.map((prompt, level) => run(prompt, `<a:pPr lvl="${level}"/>`)).join(''),
  number:
    '<a:p><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="en-US"/><a:t>‹#›</a:t></a:fld></a:p>',
  date: '<a:p><a:fld id="{4F1C0C52-7C1B-4F0A-9A0D-3C2E5B7A6D41}" type="datetimeFigureOut"><a:rPr lang="en-US"/><a:t>‹date›</a:t></a:fld></a:p>',
  // LibreOffice gives a footer the looks of its layout only where that has a run.
  blank: run(' '),
};

function run(text: string, properties = ''): string {
  return `<a:p>${properties}<a:r><a:rPr lang="en-US"/><a:t>${text}</a:t></a:r></a:p>`;
}

/** How text lies in a placeholder; text boxes of scenes have no insets of their own, so these have none either. */
export const textBody = ({ anchor = 'top' }: Pick<PlaceholderShape, 'anchor'>): Record<string, string> => ({
  vert: 'horz',
  wrap: 'square',
  lIns: '0',
  tIns: '0',
  rIns: '0',
  bIns: '0',
  rtlCol: '0',
  anchor: anchors[anchor],
});

const attributesOf = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');

/**
 * A placeholder of a master or layout. Text shrinks to fit where the master says so: where a layout says it again,
 * LibreOffice sets the lines of its slides closer than at any other place.
 */
export function placeholderXml(shape: PlaceholderShape, of: 'master' | 'layout'): string {
  const { type, size: sz, idx, isInherited } = shape;
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${shape.id}" name="${shape.name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
    `<p:nvPr><p:ph${attributesOf({ type, sz, idx })}/></p:nvPr></p:nvSpPr>` +
    (isInherited
      ? '<p:spPr/><p:txBody><a:bodyPr/>'
      : `<p:spPr>${transformXml(shape.box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>` +
        `<p:txBody><a:bodyPr${attributesOf(textBody(shape))}>${of === 'master' ? '<a:normAutofit/>' : ''}</a:bodyPr>`) +
    `<a:lstStyle>${shape.listStyle ?? ''}</a:lstStyle>${shape.words === undefined ? contents[shape.content] : run(escapeXml(shape.words))}</p:txBody></p:sp>`
  );
}

/** How slides refer to a placeholder, and what they have from it: resolved when a slide first fills it, because most stay empty. */
export function slotOf(shape: PlaceholderShape, resolve: () => PlaceholderSlot['levels']): PlaceholderSlot {
  const { type, idx, size, box } = shape;
  let levels: PlaceholderSlot['levels'] | undefined;
  return {
    ...(type !== undefined && { type }),
    ...(size !== undefined && { size }),
    ...(idx !== undefined && { idx }),
    x: inchesToEmu(box.x),
    y: inchesToEmu(box.y),
    cx: inchesToEmu(box.w),
    cy: inchesToEmu(box.h),
    textBody: textBody(shape),
    get levels() {
      return (levels ??= resolve());
    },
  };
}
