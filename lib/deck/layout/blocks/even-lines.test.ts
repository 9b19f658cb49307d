import { expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { draft } from './draft';
import { endsOnRunt, evenLines } from './even-lines';
import { measureDrafts } from './fit';

const context = { theme: builtinThemes[0]!, language: 'en' };
const box = { x: 1, y: 1, w: 8, h: 4 };
const say = (text: string, sizePt = 40) => [draft(text, 'ltr', { sizePt })];

const widths = Array.from({ length: 80 }, (_, index) => 5 + index * 0.05);
const sentence = 'Customers leave because of deliveries that come late and not because of price';

test('large words take as many lines as they need, none of which is a short word of its own', () => {
  const greedyAt = (w: number) => measureDrafts(context, say(sentence), w).paragraphs[0]!.lines;
  const hanging = widths.filter((w) => endsOnRunt(greedyAt(w)));
  expect(hanging.length).toBeGreaterThan(0);
  for (const w of hanging) {
    const even = evenLines(context, say(sentence), { ...box, w });
    const { lines } = even.paragraphs[0]!;
    expect(lines).toHaveLength(greedyAt(w).length);
    expect(endsOnRunt(lines)).toBe(false);
    expect(even.box).toMatchObject({ x: 1, y: 1, h: 4 });
    expect(even.box.w).toBeLessThan(w);
  }
});

test('words on one line keep their box, and centred ones stay about its middle', () => {
  expect(evenLines(context, say('Few words'), box).box).toEqual(box);
  const centred = widths.map((w) => evenLines(context, say(sentence), { ...box, w }, 'center').box);
  expect(centred.some(({ w }, index) => w < widths[index]!)).toBe(true);
  for (const [index, { x, w }] of centred.entries()) expect(x + w / 2).toBeCloseTo(1 + widths[index]! / 2);
});

test('scripts that break anywhere have no last words', () => {
  expect(endsOnRunt(['顧客が離れる理由は', '遅い'])).toBe(false);
});
