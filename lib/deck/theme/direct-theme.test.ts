import { expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { directTheme } from './direct-theme';

test('leaves themes of left-to-right decks alone', () => {
  for (const theme of builtinThemes) expect(directTheme(theme, 'ltr')).toBe(theme);
});

test('mirrors every layout, and mirrored twice is the theme itself', () => {
  for (const theme of builtinThemes) {
    const mirrored = directTheme(theme, 'rtl');
    const { title } = theme.layouts.content;
    expect(mirrored.layouts.content.title.box.x).toBeCloseTo(theme.canvas.w - title.box.x - title.box.w);
    expect(mirrored.layouts.cover.decor).toHaveLength(theme.layouts.cover.decor.length);
    const twice = directTheme(mirrored, 'rtl').layouts.cover;
    for (const [index, element] of theme.layouts.cover.decor.entries()) {
      expect(twice.decor[index]?.box.x).toBeCloseTo(element.box.x);
    }
  }
});
