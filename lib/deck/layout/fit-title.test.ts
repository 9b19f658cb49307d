import { describe, expect, test } from 'vitest';
import { testTheme } from '../quality/testing/test-theme';
import type { TitleStyle } from '../theme/theme';
import { fitTitle } from './fit-title';

const context = { theme: testTheme, language: 'en-US', direction: 'ltr', images: new Map(), agenda: [] } as const;
const style: TitleStyle = {
  box: { x: 0.6, y: 1, w: 6.9, h: 2.6 },
  sizePt: 54,
  smallSizePt: 44,
  color: 'ink',
  bold: true,
  anchor: 'bottom',
};

function fit(title: string, more: Partial<TitleStyle> = {}, suffix = '') {
  const { element, shown, shortened } = fitTitle(context, title, suffix, { ...style, ...more });
  const [paragraph] = element.paragraphs;
  return { sizePt: paragraph?.runs[0]?.sizePt, lines: paragraph?.lines.length, shown, shortened };
}

describe('fitTitle', () => {
  test('has the full size on one line and the small one on more', () => {
    expect(fit('A short title')).toMatchObject({ sizePt: 54, lines: 1 });
    expect(fit('Plans for the coming year')).toMatchObject({ sizePt: 44, lines: 2 });
  });

  test('has the full size on as many lines as the style allows', () => {
    expect(fit('Plans for the coming year', { fullSizeLines: 2 })).toMatchObject({ sizePt: 54, lines: 2 });
    expect(fit('Plans for the coming year and all that follow', { fullSizeLines: 2 })).toMatchObject({
      sizePt: 44,
      lines: 3,
    });
  });

  test('has smaller sizes on as many lines as the box holds, before anything is cut', () => {
    expect(fit('word '.repeat(40).trim())).toMatchObject({ sizePt: 22, lines: 6, shortened: false });
    expect(fit('word '.repeat(80).trim())).toMatchObject({ shortened: false });
  });

  test('takes the smaller size at which a long word stays whole', () => {
    expect(fit('Instandhaltungsmanagement im Wandel')).toMatchObject({ sizePt: 31, lines: 2 });
    expect(fit('Instandhaltungsmanagement'.repeat(2))).toMatchObject({ sizePt: 37, shortened: false });
  });

  test('shortens what is longer than the smallest size holds, and keeps the suffix whole', () => {
    const { shown, shortened } = fit('word '.repeat(300).trim(), {}, ' (2/2)');
    expect(shortened).toBe(true);
    expect(shown).toMatch(/^word word .*…\s?\(2\/2\)$/);
  });
});
