import { describe, expect, it } from 'vitest';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { laySlide, named } from '../testing/lay-slide';

type Code = Extract<SlideSpecInput, { kind: 'code' }>;
const theme = builtinThemes[0]!;
const lines = ['def late(parcels):', '\treturn [', '        parcel for parcel in parcels', '    ]'];
const lay = (slide: Partial<Code>, options: Partial<Parameters<typeof laySlide>[1]> = {}) =>
  laySlide(
    { kind: 'code', title: 'What is late', code: lines.join('\n'), language: 'Python', ...slide },
    { theme, ...options },
  );
const listingOf = (scene: ReturnType<typeof lay>, slideIndex = 0) => {
  const [code] = named(scene, /^Code$/, slideIndex);
  if (code?.type !== 'text') throw new Error('no listing');
  return code.paragraphs;
};
const textOf = (paragraph: ReturnType<typeof listingOf>[number]) => paragraph.runs.map(({ text }) => text).join('');

describe('a listing', () => {
  it('keeps each line with its indent, in a font whose signs are all as wide, from left to right in every deck', () => {
    for (const options of [{}, { direction: 'rtl', language: 'ar' }] as const) {
      const paragraphs = listingOf(lay({}, options));
      expect(paragraphs.map(textOf)).toEqual([lines[0], '    return [', ...lines.slice(2)]);
      expect(new Set(paragraphs.flatMap(({ runs }) => runs.map(({ font }) => font)))).toEqual(new Set(['mono']));
      expect(new Set(paragraphs.map(({ direction }) => direction))).toEqual(new Set(['ltr']));
    }
  });

  it('has lines that stand out in bold, of which some may not be there', () => {
    const marked = listingOf(lay({ highlight: [3, 40] }));
    expect(marked.map(({ runs }) => runs[0]!.bold ?? false)).toEqual([false, false, true, false]);
    expect(listingOf(lay({ highlight: [40] })).map(({ runs }) => runs[0]!.color)).toEqual(lines.map(() => 'canvas'));
  });

  it('stands on the ink of light templates and on the surface of dark ones, where its words are read', () => {
    for (const own of builtinThemes) {
      const [code] = named(
        laySlide({ kind: 'code', title: 'Late', code: 'npm ci', highlight: [1] }, { theme: own }),
        /^Code$/,
      );
      const fill = code?.type === 'text' ? code.fill?.color : undefined;
      expect(fill, own.name).toBe(own.appearance === 'dark' ? 'surface' : 'ink');
    }
  });

  it('goes on after the end of a line, with what is said of it on the last slide', () => {
    const long = Array.from({ length: 45 }, (_, index) => (index % 8 === 7 ? '' : `step_${index}()`));
    const scene = lay({ code: long.join('\n'), highlight: [31], points: ['What it does'] });
    expect(scene.slides.length).toBeGreaterThan(1);
    expect(new Set(scene.slides.map(({ kind }) => kind))).toEqual(new Set(['code']));
    const all = scene.slides.flatMap((_, index) => listingOf(scene, index));
    expect(all.map(textOf).filter(Boolean)).toEqual(long.filter(Boolean));
    expect(all.filter(({ runs }) => runs[0]!.bold).map(textOf)).toEqual(['step_30()']);
    expect(scene.slides.map((_, index) => named(scene, /^Points$/, index).length)).toEqual(
      scene.slides.map((_, index) => (index === scene.slides.length - 1 ? 1 : 0)),
    );
  });

  it('stands beside what is said of it, and blocks nothing in any template', () => {
    const points = ['It reads each parcel once', 'Nothing is stored'];
    expect(lay({ points }).slides[0]!.arrangement).toBe('code-and-points');
    for (const look of builtinThemes)
      for (const arrangement of ['code-listing', 'code-and-points'])
        expect(inspectScene(lay({ points, arrangement }, { theme: look }), look, new Map()).blocking).toEqual([]);
  });

  it('has a panel as high as its lines, over notes that take the whole width', () => {
    const heightOf = (code: string) => named(lay({ code }), /^Code$/)[0]!.box.h;
    expect(heightOf('npm ci')).toBeLessThan(heightOf('npm ci\nnpm start'));
    for (const look of builtinThemes) {
      const scene = lay(
        { arrangement: 'code-listing', points: ['Each parcel once', 'Nothing is stored', 'No network'] },
        { theme: look },
      );
      const [code] = named(scene, /^Code$/);
      const notes = named(scene, /^Point \d$/);
      expect(
        notes.map(({ box }) => Math.round(box.y * 100)),
        look.name,
      ).toEqual(notes.map(() => Math.round(notes[0]!.box.y * 100)));
      expect(notes.at(-1)!.box.x + notes.at(-1)!.box.w, look.name).toBeCloseTo(code!.box.x + code!.box.w, 2);
      expect(listingOf(scene)[0]!.runs[0]!.sizePt, look.name).toBeGreaterThanOrEqual(18);
    }
  });

  it('breaks no line of 72 signs in any template', () => {
    const code = 'x'.repeat(72);
    for (const look of builtinThemes)
      for (const { lines: broken } of listingOf(lay({ code }, { theme: look })))
        expect(broken, look.name).toEqual([code]);
  });
});
