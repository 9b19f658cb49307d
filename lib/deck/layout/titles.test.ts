import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { inspectScene } from '../quality/inspect-scene';
import { deckSpecSchema } from '../spec/deck-spec';
import { allFixtures, fixtureImages } from './fixtures/all-fixtures';
import { everyKind } from './fixtures/generate-spec';
import { layOutDeck } from './lay-out-deck';

const themes = builtinThemes.filter(({ name }) => ['Meridian', 'Clarity'].includes(name));
const typical = deckSpecSchema.parse(allFixtures.typicalEn);

const words = 'The committee decided that the plan needs another year. ';
const titles = {
  'of 2,000 characters': words.repeat(36).slice(0, 1999).trim(),
  'of 2,000 characters without a space': 'Donaudampfschifffahrt'.repeat(96).slice(0, 2000),
  'of 2,000 Japanese characters': '計画は来年度に見直します。'.repeat(154).slice(0, 2000),
  'with an address as its first word': `https://example.com/${'reports/'.repeat(60)} is where it stands`,
  'with control characters': 'Revenue\u0000 grew\u0007 by\u001b a\u000b tenth\u000c and\u0085 more',
  'with lone surrogates': 'Half \ud83d of an emoji \ude00 is none',
  'with line feeds': 'First line\nsecond line\r\nthird line\u2028fourth line',
  'of emoji': '🚀👩‍🚀🇩🇪'.repeat(200),
};

describe.each(Object.entries(titles))('a title %s', (_name, title) => {
  test.each(everyKind)('stands on a %s slide, whole or shortened with all of it in the notes', (kind) => {
    const slide = typical.slides.find((one) => one.kind === kind)!;
    for (const theme of themes) {
      const spec = deckSpecSchema.parse({ ...typical, slides: [{ ...slide, title }] });
      const { scene, warnings } = layOutDeck(spec, theme, { maxSlides: 3, images: fixtureImages });
      const [first] = scene.slides;
      expect(inspectScene(scene, theme).blocking).toEqual([]);
      const shortened = warnings.some((warning) => warning.type === 'moved-to-notes' && warning.what === 'title');
      expect(first?.title.endsWith('…') ?? false).toBe(shortened);
      if (shortened) expect(first?.notes).toContain(spec.slides[0]?.title);
    }
  });
});

const long = {
  'of 42 Japanese characters': {
    language: 'ja-JP',
    title: '新しい勤怠システムを全国の拠点に展開して事務の手間を半分に減らす計画を説明します',
  },
  'of 200 Japanese characters': { language: 'ja-JP', title: '新しい勤怠システムを全国の拠点に展開して'.repeat(10) },
  'of 200 Korean characters': {
    language: 'ko-KR',
    title: '새로운 근태 관리 시스템을 전국 '.repeat(12).slice(0, 200).trim(),
  },
  'of 200 Thai characters': { language: 'th-TH', title: 'แผนงานสำหรับครึ่งปีหลังของบริษัท'.repeat(7).slice(0, 200) },
  'of 200 Arabic characters': {
    language: 'ar',
    title: 'خطة النصف الثاني من السنة للشركة '.repeat(7).slice(0, 200).trim(),
  },
  'of 200 Hindi characters': { language: 'hi-IN', title: 'वर्ष की दूसरी छमाही की योजना '.repeat(7).slice(0, 200).trim() },
  'of 200 capitals': { language: 'en-US', title: 'WHAT WE MAKE OF THE SECOND HALF '.repeat(7).slice(0, 200).trim() },
  'of long German words': {
    language: 'de-DE',
    title:
      'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle: Rechenschaftsbericht des Aufsichtsrats',
  },
};

describe.each(Object.entries(long))('a title %s', (_name, { language, title }) => {
  test.each(builtinThemes)('is whole on a cover and a section of $name', (theme) => {
    for (const kind of ['title', 'section']) {
      const direction = language === 'ar' ? 'rtl' : 'ltr';
      const spec = deckSpecSchema.parse({ ...typical, language, direction, slides: [{ kind, title }] });
      const { scene, warnings } = layOutDeck(spec, theme, { maxSlides: 1, images: fixtureImages });
      expect(inspectScene(scene, theme).blocking).toEqual([]);
      expect(warnings).toEqual([]);
      expect(scene.slides.map((slide) => slide.title)).toEqual([title]);
    }
  });
});

test('a title is shortened between graphemes, never inside an emoji', () => {
  const spec = deckSpecSchema.parse({
    ...typical,
    slides: [{ kind: 'statement', title: '👩‍🚀'.repeat(400), statement: 'Short.' }],
  });
  const { scene } = layOutDeck(spec, themes[0]!, { maxSlides: 1, images: fixtureImages });
  expect(scene.slides[0]?.title).toMatch(/^(?:👩‍🚀)+…$/u);
});

test('words of a title that only white space divides stand on the slide with single spaces', () => {
  const spec = deckSpecSchema.parse({
    ...typical,
    slides: [{ kind: 'statement', title: titles['with line feeds'], statement: 'Short.' }],
  });
  const { scene } = layOutDeck(spec, themes[0]!, { maxSlides: 1, images: fixtureImages });
  const title = scene.slides[0]?.elements.find((element) => element.type === 'text' && element.placeholder === 'title');
  expect(title?.type === 'text' && title.paragraphs[0]?.runs[0]?.text).toBe(
    'First line second line third line fourth line',
  );
});
