import { describe, expect, test } from 'vitest';
import { fontStackFor, scriptStretches, shapedScriptOf } from './font-stacks';

const cut = (text: string) => scriptStretches(text).map((stretch) => [stretch.text, stretch.lettering]);

describe('scriptStretches', () => {
  test.each([
    ['Grüße, 24%', [['Grüße, 24%', 'latin']]],
    ['', []],
    [
      '売上は24%増',
      [
        ['売上は', 'east-asian'],
        ['24%', 'latin'],
        ['増', 'east-asian'],
      ],
    ],
    ['「展開」、計画。', [['「展開」、計画。', 'east-asian']]],
    ['漢字……と', [['漢字……と', 'east-asian']]],
    [
      '12% عن العام',
      [
        ['12% ', 'latin'],
        ['عن العام', 'arabic'],
      ],
    ],
    [
      'שלום world',
      [
        ['שלום ', 'hebrew'],
        ['world', 'latin'],
      ],
    ],
    ['Ελλάδα και Россия', [['Ελλάδα και Россия', 'greek-cyrillic']]],
    ['हिन्दी', [['हिन्दी', 'devanagari']]],
    [
      '한국어 text',
      [
        ['한국어 ', 'hangul'],
        ['text', 'latin'],
      ],
    ],
    ['▲ 18% 🚀', [['▲ 18% 🚀', 'latin']]],
  ])('cuts %j where the script changes', (text, stretches) => {
    expect(cut(text)).toEqual(stretches);
  });

  test('loses nothing', () => {
    const text = '\u2067مرحبا (2026) a\u0301 字\u3000字\u2069';
    expect(
      scriptStretches(text)
        .map((stretch) => stretch.text)
        .join(''),
    ).toBe(text);
  });
});

describe('shapedScriptOf', () => {
  test.each([
    [['غدًا. 2026'], 'arabic'],
    [['(2026) ', 'שלום'], 'hebrew'],
    [['売上は24%増'], undefined],
    [['plain words'], undefined],
  ])('of %j is %s', (texts, lettering) => {
    expect(shapedScriptOf(texts)).toBe(lettering);
  });
});

describe('fontStackFor', () => {
  const stack = (
    text: string,
    lettering: Parameters<typeof fontStackFor>[1]['lettering'],
    language: string,
    family = 'Calibri',
  ) => fontStackFor(text, { family, lettering, language });

  test.each([
    ['直', 'east-asian', 'ja-JP', 'Noto Sans JP'],
    ['直', 'east-asian', 'zh-CN', 'Noto Sans SC'],
    ['直', 'east-asian', 'zh-TW', 'Noto Sans TC'],
    ['直', 'east-asian', 'ko-KR', 'Noto Sans KR'],
    ['直す', 'east-asian', 'en-US', 'Noto Sans JP'],
    ['한글', 'hangul', 'en-US', 'Noto Sans KR'],
    ['ضع', 'arabic', 'ar-SA', 'Noto Sans Arabic'],
    ['Ω', 'greek-cyrillic', 'el-GR', 'Carlito'],
  ] as const)('%s as %s in %s is set in %s', (text, lettering, language, family) => {
    expect(stack(text, lettering, language)).toContain(family);
  });

  test('names any family first, then what its twin has', () => {
    expect(stack('Revenue', 'latin', 'en-US', 'Lora')).toBe('Lora, Times New Roman, Tinos, serif');
    expect(stack('Ж', 'greek-cyrillic', 'ru-RU', 'Lora')).toBe('Lora, Times New Roman, Tinos, serif');
    expect(stack('Revenue', 'latin', 'en-US', 'Carlito')).toBe('Carlito, Calibri, Carlito, sans-serif');
  });

  test('lends Greek and Cyrillic letters to twins without them', () => {
    expect(stack('Ж', 'greek-cyrillic', 'ru-RU', 'Georgia')).toBe('Georgia, Tinos, serif');
  });
});
