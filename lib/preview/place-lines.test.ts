import { describe, expect, test } from 'vitest';
import type { Paragraph } from '@/lib/deck/scene/scene';
import { measureParagraphs } from '@/lib/deck/text/measure-paragraphs';
import { measureTextWidthIn } from '@/lib/deck/text/measure-text';
import { placeLines, type TextBox } from './place-lines';

const fonts = { heading: 'Arial', body: 'Calibri', mono: 'Courier New' } as const;
const inner = { x: 1, y: 1, w: 2, h: 3 };

function paragraph(text: string, options: Partial<Paragraph> = {}): Paragraph {
  const unbroken = {
    runs: [{ text, sizePt: 18, color: 'ink', font: 'body' } as const],
    align: 'start',
    direction: 'ltr',
    level: 0,
    indentIn: 0,
    lineSpacing: 1,
    spaceBeforePt: 0,
    ...options,
  } as const;
  const [measured] = measureParagraphs([unbroken], {
    widthIn: inner.w - unbroken.indentIn,
    fonts,
    language: 'en-US',
  }).paragraphs;
  return measured!;
}

const place = (paragraphs: Paragraph[], anchor: TextBox['anchor'] = 'top') =>
  placeLines({ paragraphs, inner, anchor }, fonts);

/** Lines are 1.2 of their size apart; 0.2 of it lies below the baseline. */
const pitchIn = (1.2 * 18) / 72;
const belowIn = (0.2 * 18) / 72;

describe('placeLines', () => {
  test('breaks lines where a program that kerns breaks them', () => {
    const text = 'Late parcels are reported to us before the customer notices';
    const widthIn = measureTextWidthIn(text, { family: 'Calibri', sizePt: 18 }) * 0.995;
    const [measured] = measureParagraphs([paragraph(text)], { widthIn, fonts, language: 'en-US' }).paragraphs;
    expect(measured!.lines).toHaveLength(2);
    expect(placeLines({ paragraphs: [measured!], inner: { ...inner, w: widthIn }, anchor: 'top' }, fonts)).toHaveLength(
      1,
    );
  });

  test('sets the lines one pitch apart, whatever the family', () => {
    const lines = place([paragraph('Deliveries got faster, but returns still take too long')]);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ')).toBe(
      'Deliveries got faster, but returns still take too long',
    );
    lines.forEach(({ baseline }, index) => expect(baseline).toBeCloseTo(1 + (index + 1) * pitchIn - belowIn, 3));
  });

  test('uses the whole width, where the layout leaves some free', () => {
    const text = 'Returns are still inspected';
    const widthIn = measureTextWidthIn(text, { family: 'Calibri', sizePt: 18 }) * 1.01;
    const [measured] = measureParagraphs([{ ...paragraph(text) }], { widthIn, fonts, language: 'en-US' }).paragraphs;
    expect(measured?.lines).toHaveLength(2);
    const shown = placeLines({ paragraphs: [measured!], inner: { ...inner, w: widthIn }, anchor: 'top' }, fonts);
    expect(shown.map(({ runs }) => runs.map((run) => run.text))).toEqual([[text]]);
  });

  test('makes room for the tallest words of a line, and keeps empty lines', () => {
    const runs = [
      { text: 'Big\n\n', sizePt: 36, color: 'ink', font: 'body' },
      { text: 'small', sizePt: 12, color: 'ink', font: 'body' },
    ] as const;
    const [first, second, third] = place([paragraph('', { runs })]).map(({ baseline }) => baseline);
    expect(first).toBeCloseTo(1 + (1.0 * 36) / 72, 3);
    expect(second! - first!).toBeCloseTo((1.2 * 36) / 72, 3);
    expect(third! - second!).toBeCloseTo((0.2 * 36 + 1.0 * 12) / 72, 3);
  });

  test.each([
    ['top', 1],
    ['middle', 1 + (3 - pitchIn) / 2],
    ['bottom', 4 - pitchIn],
  ] as const)('begins at the %s of the box', (anchor, top) => {
    expect(place([paragraph('One')], anchor)[0]?.baseline).toBeCloseTo(top + pitchIn - belowIn, 3);
  });

  test.each([
    ['body', 0.25],
    ['heading', 0.347],
  ] as const)('sets the %s font in the middle of a cell as its own letters reach', (font, share) => {
    const runs = [{ text: 'One', sizePt: 18, color: 'ink', font } as const];
    const [line] = placeLines(
      { paragraphs: [paragraph('', { runs })], inner, anchor: 'middle', setting: 'cell' },
      fonts,
    );
    expect(line?.baseline).toBeCloseTo(inner.y + inner.h / 2 + (share * 18) / 72, 3);
  });

  test('leaves space before every paragraph but the first', () => {
    const spaced = paragraph('One', { spaceBeforePt: 36 });
    const [first, second] = place([spaced, spaced]);
    expect(first?.baseline).toBeCloseTo(1 + pitchIn - belowIn, 3);
    expect(second!.baseline - first!.baseline).toBeCloseTo(pitchIn + 0.5, 3);
  });

  test.each([
    ['ltr', 'start', 1],
    ['ltr', 'center', 2],
    ['ltr', 'end', 3],
    ['rtl', 'start', 3],
    ['rtl', 'center', 2],
    ['rtl', 'end', 1],
  ] as const)('%s text aligned to its %s is set from %d', (direction, align, x) => {
    expect(place([paragraph('One', { direction, align })])[0]?.x).toBeCloseTo(x);
  });

  test.each([
    ['ltr', 1.25, 1],
    ['rtl', 2.75, 3],
  ] as const)('hangs the bullet of %s text in front of it, on the first line alone', (direction, textX, bulletX) => {
    const [first, second] = place([
      paragraph('Deliveries got faster, but returns', { direction, indentIn: 0.25, bullet: { kind: 'disc' } }),
    ]);
    expect(first).toMatchObject({ x: textX, bullet: { x: bulletX, text: '•', family: 'Arial' } });
    expect(second).not.toHaveProperty('bullet');
  });

  test('numbers stand in the font of the body', () => {
    expect(
      place([paragraph('One', { indentIn: 0.25, bullet: { kind: 'number', startAt: 7 } })])[0]?.bullet,
    ).toMatchObject({ text: '7.', family: 'Calibri' });
  });

  test('cuts the runs where the lines break', () => {
    const runs = [
      { text: 'Orders got ', sizePt: 18, color: 'ink', font: 'body' },
      { text: 'faster, but returns', sizePt: 18, color: 'accent', font: 'body', bold: true },
    ] as const;
    const [first, second] = place([paragraph('', { runs })]);
    expect(first?.runs.map(({ text, color }) => [text, color])).toEqual([
      ['Orders got ', 'ink'],
      ['faster,', 'accent'],
    ]);
    expect(second?.runs.map(({ text, color }) => [text, color])).toEqual([['but returns', 'accent']]);
  });
});
