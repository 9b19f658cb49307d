import { describe, expect, it } from 'vitest';
import type { TableElement } from '@/lib/deck/scene/scene';
import type { ThemeStyle } from '@/lib/deck/theme/theme';
import { tableElement, slide } from '../fixtures/elements';
import { lightTheme } from '../fixtures/theme';
import { normaliseSlide } from '../normalise/normalise-slide';
import { writeSlides } from '../write/write-slides';
import { childOf, childrenOf, descendantsOf, parseXml, type XmlElement } from '../xml/tree';
import { buildTemplatePackage } from './build-template-package';
import { tableStylesXml } from './table-style';

function withTables(table: ThemeStyle['table']) {
  return buildTemplatePackage({ ...lightTheme, style: { ...lightTheme.style, table } });
}

function styleOf(table: ThemeStyle['table']): XmlElement {
  const { tableStyle, name, colors } = withTables(table);
  const list = parseXml(new TextEncoder().encode(tableStylesXml(tableStyle, name, colors)));
  const style = childrenOf(list, 'a:tblStyle')[0];
  if (style === undefined) throw new Error('There is no style.');
  expect(list.get('def')).toBe(style.get('styleId'));
  return style;
}

const slotIn = (from: XmlElement | undefined) => from && descendantsOf(from, 'a:schemeClr')[0]?.get('val');

describe('the table style of a template', () => {
  it.each([
    { head: 'surface', words: 'tx1', fill: 'bg1', ruleWidth: '9525' },
    { head: 'accent', words: 'bg1', fill: 'accent1', ruleWidth: '9525' },
    { head: 'rule', words: 'tx1', fill: undefined, ruleWidth: '19050' },
  ] as const)('has a head by the theme: $head', ({ head, words, fill, ruleWidth }) => {
    const style = styleOf({ head, banded: false });
    const first = childOf(style, 'a:firstRow');
    expect(childOf(first, 'a:tcTxStyle')?.get('b')).toBe('on');
    expect(slotIn(childOf(first, 'a:tcTxStyle'))).toBe(words);
    expect(slotIn(descendantsOf(first!, 'a:fill')[0])).toBe(fill);
    expect(descendantsOf(first!, 'a:ln')[0]?.get('w')).toBe(ruleWidth);
    const total = childOf(style, 'a:lastRow');
    expect(childOf(total, 'a:tcTxStyle')?.get('b')).toBe('on');
    expect(descendantsOf(descendantsOf(total!, 'a:top')[0]!, 'a:ln')[0]?.get('w')).toBe('15875');
  });

  it('is another for another look and the same for the same', () => {
    const id = (table: ThemeStyle['table']) => withTables(table).tableStyle.id;
    expect(id({ head: 'rule', banded: true })).toBe(id({ head: 'rule', banded: true }));
    expect(id({ head: 'rule', banded: true })).not.toBe(id({ head: 'rule', banded: false }));
    expect(id({ head: 'rule', banded: true })).toMatch(/^\{[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}\}$/);
  });
});

const rows = [
  ['Team', 'Q2'],
  ['One', '1'],
  ['Two', '2'],
  ['Total', '3'],
] as const;

async function written(table: TableElement, style: ThemeStyle['table']): Promise<XmlElement> {
  const one = slide('T', [table]);
  const scene = { title: 'T', language: 'en', direction: 'ltr', slides: [one] } as const;
  const { slides } = await writeSlides(scene, lightTheme);
  const template = withTables(style);
  return parseXml(normaliseSlide(slides[0]!, one, { ...scene, ...template }, template.layouts.content));
}

/** The rows with what each cell says of its own. */
function saidBy(root: XmlElement) {
  return descendantsOf(root, 'a:tr').map((row) =>
    childrenOf(row, 'a:tc').map((cell) => {
      const properties = childOf(cell, 'a:tcPr');
      const words = descendantsOf(cell, 'a:rPr')[0];
      return [
        properties && childrenOf(properties).map(({ name }) => name),
        words?.get('b'),
        words && childOf(words, 'a:solidFill') && 'color',
      ];
    }),
  );
}

/** As the layout makes them: head, bands, total. */
function laid(change: Partial<TableElement['rows'][number]['cells'][number]> = {}, at = -1): TableElement {
  const table = tableElement(rows);
  return {
    ...table,
    rows: table.rows.map((row, index) => ({
      ...row,
      cells: row.cells.map((cell) => ({
        ...(index === 0 || index === 2 ? { fill: { color: 'surface' as const } } : {}),
        paragraphs: cell.paragraphs.map((paragraph) => ({
          ...paragraph,
          runs: paragraph.runs.map((run) => ({
            ...run,
            bold: row.kind !== 'body',
            color: index === 0 ? ('muted' as const) : ('ink' as const),
          })),
        })),
        ...(index === at ? change : {}),
      })),
    })),
  };
}

describe('cells', () => {
  const nothing = [[], undefined, undefined];
  const plain = rows.map(() => [nothing, nothing]);

  it('say nothing of what the table style says', async () => {
    const root = await written(laid(), { head: 'surface', banded: true });
    expect(saidBy(root)).toEqual(plain);
    const properties = descendantsOf(root, 'a:tblPr')[0];
    expect(['firstRow', 'lastRow', 'bandRow', 'firstCol'].map((name) => properties?.get(name))).toEqual([
      '1',
      '1',
      '1',
      undefined,
    ]);
    expect(descendantsOf(root, 'a:tableStyleId')[0]?.children).toEqual([
      withTables({ head: 'surface', banded: true }).tableStyle.id,
    ]);
  });

  it('say what differs from it, and that they have no fill where it gives them one', async () => {
    const filled = await written(laid({ fill: { color: 'accent' } }, 1), { head: 'surface', banded: true });
    expect(saidBy(filled)[1]).toEqual([
      [['a:solidFill'], undefined, undefined],
      [['a:solidFill'], undefined, undefined],
    ]);
    const open = await written(laid({ fill: undefined }, 2), { head: 'surface', banded: true });
    expect(saidBy(open)[2]?.[0]?.[0]).toEqual(['a:noFill']);
    const unbanded = await written(laid(), { head: 'rule', banded: false });
    expect(saidBy(unbanded)[2]?.[0]?.[0]).toEqual(['a:solidFill']);
    expect(saidBy(unbanded)[0]?.[0]).toEqual([['a:solidFill'], undefined, 'color']);
    expect(descendantsOf(unbanded, 'a:tblPr')[0]?.get('bandRow')).toBeUndefined();
  });

  it('of tables without a header keep fills and weight where the first column has a look of its own', async () => {
    const headless = { ...laid(), rows: laid().rows.slice(1) };
    const root = await written(headless, { head: 'surface', banded: true });
    expect(saidBy(root)[0]?.map(([, bold]) => bold)).toEqual(['0', undefined]);
    expect(saidBy(root)[1]?.map(([fills]) => fills)).toEqual([['a:solidFill'], []]);
  });
});
