import { describe, expect, it } from 'vitest';
import { mirrorElement } from '../layout/mirror';
import { inspectScene, rules } from './inspect-scene';
import { qualityReportSchema } from './quality-report';
import { paragraph, scene, shape, slide, table, text } from './testing/make-scene';
import { testTheme } from './testing/test-theme';

const body = text('Body', { x: 0.6, y: 2, w: 12, h: 3 }, [
  paragraph('Deliveries got faster in both warehouses '.repeat(4).trim()),
]);
const good = scene(slide('Deliveries got faster', [body, shape('Bar', { x: 0.6, y: 5.5, w: 12, h: 0.5 })]));

describe('inspectScene', () => {
  it('finds nothing on a sound slide and sums it up', () => {
    const report = inspectScene(good, testTheme);
    expect(report).toMatchObject({ version: 1, blocking: [], warnings: [], notices: [] });
    expect(report.slides).toEqual([
      { kind: 'bullets', arrangement: 'list', words: 27, smallestFontPt: 18, contrastMin: expect.closeTo(14.6, 0) },
    ]);
  });

  it('gives a report that survives being stored as JSON', () => {
    const bad = scene(
      slide('', [shape('A', { x: -1, y: 0, w: 2, h: 2 })]),
      slide('Two', [table({ x: 1, y: 2, w: 2, h: 0.1 })]),
    );
    const report = inspectScene(bad, testTheme);
    expect(report.blocking.length).toBeGreaterThan(2);
    expect(qualityReportSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
  });

  it('separates what blocks from what only warns', () => {
    const many = Array.from({ length: 7 }, () => paragraph('item', {}, { bullet: { kind: 'disc' }, indentIn: 0.2 }));
    const report = inspectScene(scene(slide('One', [{ ...body, paragraphs: many }])), testTheme);
    expect(report.blocking).toEqual([]);
    expect(report.warnings.map(({ rule }) => rule)).toContain('density');
  });

  it('judges a mirrored scene by the mirrored layouts', () => {
    const layout = {
      ...testTheme.layouts.content,
      decor: [shape('Plane', { x: 9, y: 0, w: 4.333, h: 7.5 }, { fill: { color: 'ink' } })],
    };
    const theme = { ...testTheme, layouts: { ...testTheme.layouts, content: layout } };
    const [only] = good.slides;
    const narrow = only!.elements.map((element) => ({ ...element, box: { ...element.box, w: 8 } }));
    const mirrored = scene({ ...only!, elements: narrow.map((element) => mirrorElement(element, 13.333)) });
    expect(inspectScene({ ...mirrored, direction: 'rtl' }, theme).blocking).toEqual([]);
    expect(inspectScene(mirrored, theme).blocking.map(({ rule }) => rule)).toContain('contrast');
  });

  it('says where widths are averages', () => {
    const noticesOf = (words: string) =>
      inspectScene(scene(slide('One', [text('Body', body.box, [paragraph(words)])])), testTheme).notices;
    for (const words of ['مرحبا بالعالم', 'שלום', 'नमस्ते', 'สวัสดี', 'Привет']) expect(noticesOf(words)).toEqual([]);
    expect(noticesOf('স্বাগতম')).toEqual([expect.stringContaining('indic')]);
  });

  it('has one rule a name', () => {
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  });
});
