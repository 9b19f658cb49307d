import type { Box } from '@/lib/deck/scene/scene';
import { inchesToEmu } from '../package/emu';
import { transformXml } from './shape-xml';
import type { PlaceholderSlot } from './template-package';

export interface PlaceholderShape {
  id: number;
  name: string;
  type: 'title' | 'body' | 'subTitle' | 'sldNum' | 'dt' | 'ftr';
  idx?: number;
  box: Box;
  anchor?: 'top' | 'middle' | 'bottom';
  /** Children of `a:lstStyle`. */
  listStyle?: string;
  /** Further words on `p:cNvPr`'s shape: prompt, levels, field. */
  content: 'title' | 'levels' | 'subtitle' | 'number' | 'none';
}

const anchors = { top: 't', middle: 'ctr', bottom: 'b' } as const;

const levelPrompts = ['Click to edit Master text styles', 'Second level', 'Third level', 'Fourth level', 'Fifth level'];

const contents: Readonly<Record<PlaceholderShape['content'], string>> = {
  title: run('Click to edit Master title style'),
  subtitle: run('Click to edit Master subtitle style'),
  levels: levelPrompts.map((prompt, level) => run(prompt, `<a:pPr lvl="${level}"/>`)).join(''),
  number:
    '<a:p><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="en-US"/><a:t>‹#›</a:t></a:fld></a:p>',
  none: '<a:p><a:endParaRPr lang="en-US"/></a:p>',
};

function run(text: string, properties = ''): string {
  return `<a:p>${properties}<a:r><a:rPr lang="en-US"/><a:t>${text}</a:t></a:r></a:p>`;
}

/** A placeholder of a master or layout; text boxes of scenes have no insets of their own, so these have none either. */
export function placeholderXml(shape: PlaceholderShape): string {
  const idx = shape.idx === undefined ? '' : ` idx="${shape.idx}"`;
  const size =
    shape.type === 'sldNum' || shape.type === 'ftr' ? ' sz="quarter"' : shape.type === 'dt' ? ' sz="half"' : '';
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${shape.id}" name="${shape.name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
    `<p:nvPr><p:ph type="${shape.type}"${size}${idx}/></p:nvPr></p:nvSpPr>` +
    `<p:spPr>${transformXml(shape.box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>` +
    `<p:txBody><a:bodyPr vert="horz" wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" anchor="${anchors[shape.anchor ?? 'top']}"><a:normAutofit/></a:bodyPr>` +
    `<a:lstStyle>${shape.listStyle ?? ''}</a:lstStyle>${contents[shape.content]}</p:txBody></p:sp>`
  );
}

/** How slides refer to a placeholder. */
export function slotOf({ type, idx, box }: PlaceholderShape): PlaceholderSlot {
  return {
    type,
    ...(idx !== undefined && { idx }),
    x: inchesToEmu(box.x),
    y: inchesToEmu(box.y),
    cx: inchesToEmu(box.w),
    cy: inchesToEmu(box.h),
  };
}
