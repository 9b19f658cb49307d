import { expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { blockingOf, laySlide, named } from '../testing/lay-slide';

test.each(builtinThemes)(
  'a bar stands beside a text that gets a line longer, which lies in its middle: $name',
  (theme) => {
    const items = ['The margin rose', 'Cash lasts for nineteen months', 'One customer left for a cheaper offer'];
    const slide = {
      kind: 'bullets' as const,
      title: 'Highlights',
      arrangement: 'rows',
      items: items.map((text) => ({ text })),
    };
    const scene = laySlide(slide, { theme });
    expect(blockingOf(scene, theme)).toEqual([]);
    const bars = named(scene, /^Row \d bar$/);
    // A text is that of its strip in templates that stand rows on strips.
    const texts = named(scene, /^Row \d(?: text)?$/);
    expect([bars.length, texts.length]).toEqual([3, 3]);
    texts.forEach((text, index) => {
      if (text.type !== 'text') throw new Error('A row has no text.');
      const bar = bars[index]!.box;
      const lineIn = ((text.paragraphs[0]?.runs[0]?.sizePt ?? 0) / 72) * 1.2;
      expect(bar.h).toBeGreaterThan((text.paragraphs[0]!.lines.length + 1) * lineIn * 0.9);
      expect(text.anchor).toBe('middle');
      expect(text.box.y + text.box.h / 2).toBeCloseTo(bar.y + bar.h / 2, 2);
    });
  },
);
