import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SceneSlide, TableElement } from '../../scene/scene';
import { deckSpecSchema } from '../../spec/deck-spec';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { measureTextWidthIn } from '../../text/measure-text';
import type { ThemeStyle } from '../../theme/theme';
import { layOutDeck } from '../lay-out-deck';
import { blockingOf, distinct, laySlide } from '../testing/lay-slide';

const [meridian] = builtinThemes;
const theme = meridian!;

function tableOf(slide: SceneSlide | undefined): TableElement {
  const found = slide?.elements.find((element) => element.type === 'table');
  if (found?.type !== 'table') throw new Error('The slide has no table.');
  return found;
}

function firstRuns(table: TableElement, row: number) {
  return table.rows[row]?.cells.map((cell) => cell.paragraphs[0]?.runs[0]) ?? [];
}

const headcount: SlideSpecInput = {
  kind: 'table',
  title: 'Headcount',
  columns: [{ label: 'Team' }, { label: 'Q2' }, { label: 'Q3' }],
  rows: [
    ['Operations', '112', '131'],
    ['Engineering', '64', '66'],
    ['Sales', '41', '44'],
    ['Total', '217', '241'],
  ],
  totalRow: true,
};

test('numbers stand at the end of their columns, words at the start, the first column and the total in bold', () => {
  const table = tableOf(laySlide(headcount, { theme }).slides[0]);
  expect(table.rows[1]?.cells.map((cell) => cell.paragraphs[0]?.align)).toEqual(['start', 'end', 'end']);
  expect(firstRuns(table, 1).map((run) => run?.bold ?? false)).toEqual([true, false, false]);
  expect(firstRuns(table, 4).map((run) => run?.bold ?? false)).toEqual([true, true, true]);
  expect(table.rows.map(({ kind }) => kind)).toEqual(['header', 'body', 'body', 'body', 'total']);
  expect(table.totalRule.widthPt).toBeGreaterThan(table.rule.widthPt);
});

describe.each([
  { head: 'surface', color: 'muted', fill: 'surface', rule: false },
  { head: 'accent', color: 'onAccent', fill: 'accentFill', rule: false },
  { head: 'rule', color: 'ink', fill: undefined, rule: true },
] as const)('head $head', ({ head, color, fill, rule }) => {
  test.each([true, false])('in a table with bands: %s', (banded) => {
    const style: ThemeStyle = { ...theme.style, table: { head, banded } };
    const look = { ...theme, style };
    const scene = laySlide(headcount, { theme: look });
    const table = tableOf(scene.slides[0]);
    expect(firstRuns(table, 0).map((run) => run?.color)).toEqual([color, color, color]);
    expect(table.rows[0]?.cells[0]?.fill?.color).toBe(fill);
    expect(table.headRule !== undefined).toBe(rule);
    expect(table.rows.slice(1).map((row) => row.cells[0]?.fill !== undefined)).toEqual([false, banded, false, false]);
    expect(blockingOf(scene, look)).toEqual([]);
  });
});

test('one column may stand out', () => {
  const scene = laySlide({ ...headcount, arrangement: 'highlighted-column' }, { theme });
  expect(scene.slides[0]?.arrangement).toBe('highlighted-column');
  expect(firstRuns(tableOf(scene.slides[0]), 1).map((run) => run?.color)).toEqual(['ink', 'ink', 'accent']);
  expect(blockingOf(scene, theme)).toEqual([]);
});

test('a long caption runs across the slide below the table, or beside one that needs the height, in every template and direction', () => {
  const caption =
    'Operations took most of the new posts because the second shift starts in May; engineering waits for the budget.';
  for (const look of builtinThemes) {
    for (const direction of ['ltr', 'rtl'] as const) {
      for (const [times, isBelow] of [
        [1, true],
        [3, false],
      ] as const) {
        const rows = Array.from({ length: times }, () => headcount.rows).flat();
        const scene = laySlide({ ...headcount, rows, caption }, { theme: look, direction });
        expect(scene.slides[0]?.arrangement).toBe('table-and-caption');
        const table = tableOf(scene.slides[0]).box;
        const said = scene.slides[0]!.elements.find(({ name }) => /^Takeaway/.test(name))!.box;
        expect(said.y > table.y + table.h).toBe(isBelow);
        expect(blockingOf(scene, look)).toEqual([]);
      }
    }
  }
});

test('a caption below a table is large, and both fill the body', () => {
  const caption =
    'Assumptions: 100,000 miles in five years, 16 miles a gallon at $4.00 a gallon, and half a kilowatt hour a mile at $0.14.';
  for (const look of builtinThemes) {
    const [slide] = laySlide({ ...headcount, caption, arrangement: 'table-and-caption' }, { theme: look }).slides;
    const said = slide!.elements.filter(({ name }) => /^Takeaway/.test(name));
    const { box } = look.layouts[slide!.layout].body;
    const sizes = said.flatMap((one) => (one.type === 'text' ? one.paragraphs[0]!.runs[0]!.sizePt : []));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18);
    expect(box.y + box.h - Math.max(...said.map((one) => one.box.y + one.box.h))).toBeLessThan(0.3);
  }
});

test('a template with a smallest size keeps tables close to it and goes on instead', () => {
  const rows = Array.from({ length: 10 }, (_, index) => [
    `Risk ${index + 1}`,
    'The second carrier starts in May and the lease of the hall runs until the end of the year, so that both depend on one another',
    'Dana',
  ]);
  const risks: SlideSpecInput = {
    kind: 'table',
    title: 'Risks',
    columns: [{ label: 'Risk' }, { label: 'Effect' }, { label: 'Owner' }],
    rows,
  };
  const large = { ...theme, style: { ...theme.style, type: { ...theme.style.type, leastPt: 18 } } };
  const sizesOf = (look: typeof theme) =>
    laySlide(risks, { theme: look }).slides.map((slide) => firstRuns(tableOf(slide), 1)[0]?.sizePt ?? 0);
  expect(sizesOf(theme)).toHaveLength(1);
  expect(Math.min(...sizesOf(large))).toBeGreaterThanOrEqual(16);
  expect(sizesOf(large).length).toBeGreaterThan(1);
});

test('the row that the title names stands out, and no other', () => {
  const named = { ...headcount, title: `What became of ${headcount.rows[1]![0]!.toLowerCase()}` };
  const bold = tableOf(laySlide(named, { theme }).slides[0]).rows.map(
    ({ cells }) => cells[1]?.paragraphs[0]?.runs[0]?.color === 'accent',
  );
  expect(bold).toEqual([false, false, true, false, false]);
});

test('a table of five rows fills most of the body', () => {
  const table = tableOf(laySlide(headcount, { theme }).slides[0]);
  expect(table.box.h / theme.layouts.content.body.box.h).toBeGreaterThan(0.7);
});

describe('rows that somebody adds', () => {
  const measures = (count: number) => ({
    kind: 'table' as const,
    title: 'Measures',
    columns: [{ label: 'Region' }, { label: 'Measure' }, { label: 'Owner' }],
    rows: Array.from({ length: count }, (_, index) => [`Region ${index + 1}`, 'Second shift in Kiel', 'Kim']),
    arrangement: 'full-table',
  });

  /** The height of a row of one line without the air that rows grow by. */
  const rowOf = (table: TableElement) => ((firstRuns(table, 1)[0]?.sizePt ?? 0) / 72) * 1.75;

  test.each([1, 2, 3, 4, 5, 6, 7, 9])(
    'find room for one of a line below a table of %i, which fills the rest of the body',
    (count) => {
      for (const look of builtinThemes) {
        const [slide] = laySlide(measures(count), { theme: look }).slides;
        const table = tableOf(slide);
        const { box } = table;
        const body = look.layouts[slide!.layout].body.box;
        expect(box.y + box.h + rowOf(table)).toBeLessThanOrEqual(body.y + body.h + 1e-6);
        if (count >= 3) expect(box.h / body.h).toBeGreaterThan(0.84);
      }
    },
  );

  test('find room for one of a line also where rows have several', () => {
    const text = 'Agency staff for the peak weeks, hired and trained together with the team of the hall in Munich';
    const rows = Array.from({ length: 4 }, () => ['North', text, 'Kim']);
    const table = tableOf(laySlide({ ...measures(1), rows }, { theme }).slides[0]);
    const { box } = table;
    const body = theme.layouts.content.body.box;
    const freeIn = body.y + body.h - box.y - box.h;
    expect(freeIn).toBeGreaterThan(0.999 * rowOf(table));
    expect(freeIn).toBeLessThan(1.5 * rowOf(table));
  });
});

describe('the type of a table', () => {
  const risks = (count: number): SlideSpecInput => ({
    kind: 'table',
    title: 'Risks',
    columns: ['Risk', 'Extent', 'Measure', 'In charge'].map((label) => ({ label })),
    rows: Array.from({ length: count }, () => [
      'Bad data in the old system',
      'A tenth of all addresses',
      'Two specialists hired from outside',
      'Jana Summer',
    ]),
    arrangement: 'full-table',
  });
  const sizeAt = (count: number) => firstRuns(tableOf(laySlide(risks(count), { theme }).slides[0]), 1)[0]?.sizePt ?? 0;

  test('is as large as running text where cells may take two lines, smaller where rows are many', () => {
    expect(sizeAt(3)).toBeGreaterThanOrEqual(18);
    expect(sizeAt(9)).toBeLessThan(sizeAt(3));
    expect(sizeAt(9)).toBeGreaterThanOrEqual(14);
  });

  test('is never so large that it looks like a title', () => {
    const little = { ...risks(2), columns: [{ label: 'A' }, { label: 'B' }], rows: [['One', 'Two']] };
    for (const look of builtinThemes)
      expect(firstRuns(tableOf(laySlide(little, { theme: look }).slides[0]), 1)[0]?.sizePt).toBe(20);
  });
});

describe('words that somebody types', () => {
  const risks = {
    kind: 'table' as const,
    title: 'Five measures are under way',
    columns: [{ label: 'Risk' }, { label: 'Measure' }, { label: 'Owner' }, { label: 'Due' }],
    rows: [
      ['Late vans', 'Second shift in Kiel from May on, rented vans for the islands and a depot in Husum', 'Kim', 'May'],
      ['Full hall', 'Buffer stock in Leipzig', 'Bo', 'June'],
      ['Few people', 'Agency staff for the peak weeks, hired and trained together with the Munich team', 'Ann', 'July'],
      ['Old system', 'New stock system', 'Li', 'May'],
    ],
    arrangement: 'full-table',
  };

  test('stand whole in narrow text columns, which borrow from a wide one without costing it a line', () => {
    const { columnWidthsIn, rows } = tableOf(laySlide(risks, { theme }).slides[0]);
    const { sizePt = 0 } = firstRuns({ rows } as TableElement, 1)[2] ?? {};
    const nameIn = measureTextWidthIn('Bartholomäus', { family: theme.fonts.body, sizePt });
    expect(sizePt).toBe(20);
    expect(columnWidthsIn.every((width) => width - 0.24 > nameIn)).toBe(true);
    expect(rows.map(({ cells }) => cells[1]?.paragraphs[0]?.lines.length)).toEqual([1, 2, 1, 2, 1]);
  });

  test('leave columns of numbers and marks as narrow as they were', () => {
    const numbered = risks.rows.map((row, index) => [`${index + 1}`, `${row[1]!} as of this spring`, row[2]!, '✓']);
    const columns = [{ label: '#' }, { label: 'Measure' }, { label: 'Owner' }, { label: '' }];
    const { columnWidthsIn } = tableOf(laySlide({ ...risks, columns, rows: numbered }, { theme }).slides[0]);
    const [number = 0, measure = 0, owner = 0, mark = 0] = columnWidthsIn;
    expect(Math.max(number, mark)).toBeLessThan(0.7);
    expect(owner).toBeGreaterThan(2);
    expect(measure).toBeGreaterThan(owner);
  });
});

describe('a table to be filled in', () => {
  const labels = ['Risk', 'Chance', 'Measure', 'Owner'];
  const form = (firstCell: string) => ({
    kind: 'table' as const,
    title: 'To be filled in',
    columns: labels.map((label) => ({ label })),
    rows: Array.from({ length: 5 }, () => [firstCell, '', '', '']),
    arrangement: 'full-table',
  });

  test.each(['Late vans', 'Vans are late on the islands', ''])('shares its width evenly beside "%s"', (firstCell) => {
    for (const look of builtinThemes) {
      const { columnWidthsIn } = tableOf(laySlide(form(firstCell), { theme: look }).slides[0]);
      expect(distinct(columnWidthsIn.slice(1))).toHaveLength(1);
    }
  });

  test('gives what its filled columns do not need to the empty ones', () => {
    const questions: SlideSpecInput = {
      ...form(''),
      columns: [{ label: 'Question' }, { label: 'Answer' }],
      rows: Array.from({ length: 4 }, () => ['What does an exit cost?', '']),
    };
    const [question = 0, answer = 0] = tableOf(laySlide(questions, { theme }).slides[0]).columnWidthsIn;
    expect(answer).toBeGreaterThan(1.8 * question);
  });
});

test('a table is never made narrow at the cost of its size', () => {
  const wide = {
    ...headcount,
    columns: ['Team', 'January', 'February', 'March', 'April', 'September'].map((label) => ({ label })),
    rows: Array.from({ length: 9 }, () => [
      'Operations and legal affairs',
      ...Array.from({ length: 5 }, () => '1,120,300.50 €'),
    ]),
  };
  expect(
    laySlide({ ...wide, totalRow: false, arrangement: 'compact-table' }, { theme }).slides[0]?.arrangement,
  ).not.toBe('compact-table');
  expect(laySlide({ ...headcount, arrangement: 'compact-table' }, { theme }).slides[0]?.arrangement).toBe(
    'compact-table',
  );
});

test('the parts of a table that goes on keep the widths of their columns and its size', () => {
  const rows = Array.from({ length: 23 }, (_, index) => [
    `Measure ${index + 1}`,
    index < 12 ? 'Short' : 'The second carrier starts in May and the lease of the hall runs until December',
    index < 12 ? '1' : `${index},000,000`,
  ]);
  const long = { ...headcount, rows, totalRow: false };
  for (const look of builtinThemes) {
    const tables = laySlide(long, { theme: look }).slides.map(tableOf);
    expect(tables.length).toBeGreaterThan(2);
    const shapes = tables.map((table) => [table.columnWidthsIn, firstRuns(table, 1)[0]?.sizePt]);
    expect(shapes).toEqual(shapes.map(() => shapes[0]));
  }
});

describe('two hundred columns', () => {
  const columns = Array.from({ length: 200 }, (_, index) => ({ label: index === 0 ? 'Row' : `Measure ${index}` }));
  const rows = Array.from({ length: 12 }, (_, row) =>
    columns.map((_column, index) => (index === 0 ? `Row ${row + 1}` : `${index}.${row}`)),
  );
  const spec = deckSpecSchema.parse({
    title: 'T',
    language: 'en-US',
    direction: 'ltr',
    slides: [{ kind: 'table', title: 'Wide', columns, rows }],
  });

  test('go on over slides, each with the first column and the header again', () => {
    const { scene } = layOutDeck(spec, theme, { maxSlides: 60, images: new Map() });
    const tables = scene.slides.map(tableOf);
    expect(new Set(tables.map((table) => firstRuns(table, 0)[0]?.text))).toEqual(new Set(['Row']));
    const labels = new Set(tables.flatMap((table) => firstRuns(table, 0).map((run) => run?.text)));
    expect(labels.size).toBe(200);
    expect(tables.every((table) => table.rows.length - 1 <= 10)).toBe(true);
  });

  test('stay within the limit, with the rest in the notes and a warning', () => {
    const { scene, warnings } = layOutDeck(spec, theme, { maxSlides: 3, images: new Map() });
    expect(scene.slides).toHaveLength(3);
    expect(scene.slides.map(({ notes }) => notes).join('\n')).toContain('Measure 199: 199.11');
    expect(warnings).toContainEqual({ type: 'moved-to-notes', specIndex: 0, slideIndex: 2, what: 'content' });
    expect(blockingOf(scene, theme)).toEqual([]);
  });
});
