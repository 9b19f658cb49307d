import type { Fill, Stroke } from '@/lib/deck/scene/scene';
import type { RoleColors } from '@/lib/deck/theme/scheme-color';
import type { ColorRole, TableLook } from '@/lib/deck/theme/theme';
import { escapeXml } from '../package/escape-xml';
import { guidOf } from '../package/part';
import { namespaces, xmlDeclaration } from '../package/vocabulary';
import { colorXml, fillXml, strokeXml } from './shape-xml';

/** The table style of a template: by `id` tables name it, by `look` cells know what they need not say. */
export interface TableStyle {
  id: string;
  look: TableLook;
  /** The finished list of styles, where a template brings its own. */
  xml?: Uint8Array;
}

/** Equal looks have the same id, so that a slide that is pasted into a deck of the same theme finds its style there. */
export function tableStyleOf(look: TableLook): TableStyle {
  return { id: guidOf(JSON.stringify(look)), look };
}

type Side = 'left' | 'right' | 'top' | 'bottom' | 'insideH' | 'insideV';

/**
 * `ppt/tableStyles.xml` (ECMA-376 part 1, 20.1.4.2): the template's style alone, which new tables take too. Parts
 * stand in the order of 20.1.4.2.26. The total row names its fill though it has none, or the band would show in it.
 */
export function tableStylesXml({ id, look }: TableStyle, name: string, colors: RoleColors): string {
  const { body, header, total } = look.rows;
  const part = (tag: string, rules: Partial<Record<Side, Stroke | null>>, fill?: Fill, words?: string) =>
    `<a:${tag}>${words ?? ''}<a:tcStyle><a:tcBdr>${bordersXml(rules, colors)}</a:tcBdr>` +
    `<a:fill>${fill ? fillXml(fill, colors) : '<a:noFill/>'}</a:fill></a:tcStyle></a:${tag}>`;
  const words = (color: ColorRole, bold: boolean) =>
    `<a:tcTxStyle${bold ? ' b="on"' : ''}><a:fontRef idx="minor"/>${colorXml(colors[color])}</a:tcTxStyle>`;
  const open = { left: null, right: null, top: null, bottom: null } as const;
  const parts = [
    part('wholeTbl', { ...open, insideH: look.rule, insideV: null }, body.fill, words(body.color, body.bold)),
    // Without bands of its own a style has none to switch on: those that people ask for are the surface's.
    part('band2H', {}, look.band ?? { color: 'surface' }),
    '<a:firstCol><a:tcTxStyle b="on"/><a:tcStyle><a:tcBdr/></a:tcStyle></a:firstCol>',
    part('lastRow', { top: look.totalRule }, total.fill, words(total.color, total.bold)),
    part('firstRow', { bottom: look.headRule ?? look.rule }, header.fill, words(header.color, header.bold)),
  ];
  return (
    `${xmlDeclaration}<a:tblStyleLst xmlns:a="${namespaces.a}" def="${id}">` +
    `<a:tblStyle styleId="${id}" styleName="${escapeXml(name)}">${parts.join('')}</a:tblStyle></a:tblStyleLst>`
  );
}

function bordersXml(rules: Partial<Record<Side, Stroke | null>>, colors: RoleColors): string {
  return Object.entries(rules)
    .map(([side, rule]) => `<a:${side}>${rule ? strokeXml(rule, colors) : '<a:ln><a:noFill/></a:ln>'}</a:${side}>`)
    .join('');
}
