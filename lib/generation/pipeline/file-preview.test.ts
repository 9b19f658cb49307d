import { describe, expect, it } from 'vitest';
import { fixtureImages } from '@/lib/deck/layout/fixtures/all-fixtures';
import { typicalAr } from '@/lib/deck/layout/fixtures/typical-ar';
import { typicalEn } from '@/lib/deck/layout/fixtures/typical-en';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import type { ImageAsset } from '@/lib/deck/scene/scene';
import { deckSpecSchema, type DeckSpecInput } from '@/lib/deck/spec/deck-spec';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { drawFilePreview, readFilePreview, type FilePreview } from './file-preview';

const theme = builtinThemes[0]!;
const images = new Map(
  [...fixtureImages].map(([id, size]): [string, ImageAsset] => [
    id,
    { id, mimeType: 'image/png', bytes: new Uint8Array([1, 2, 3]), ...size },
  ]),
);

function previewOf(input: DeckSpecInput): FilePreview {
  const { scene } = layOutDeck(deckSpecSchema.parse(input), theme, { maxSlides: 50, images: fixtureImages });
  return drawFilePreview(scene, directTheme(theme, scene.direction), images);
}

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const english = previewOf(typicalEn);
const slideOf = (kind: string) => english.slides.find((slide) => slide.kind === kind);

describe('a preview', () => {
  it('is read as it was written', () => {
    expect(readFilePreview(encode(english))).toEqual(english);
  });

  it('says what each slide says, without its title, number and source', () => {
    expect(slideOf('metrics')?.text).toContain('$18.4M\nRevenue');
    expect(slideOf('metrics')?.text).not.toContain('Revenue is ahead of plan');
    expect(slideOf('metrics')?.text).not.toContain('Source:');
    expect(slideOf('table')?.text).toContain('Operations | 112 | 131 | +19 | 140');
    expect(slideOf('chart')?.text).toContain('North 5.2');
  });

  it('holds the sources of slides and of the slide of sources', () => {
    expect(slideOf('metrics')?.sources).toEqual(['Source: management accounts, September 2026']);
    expect(slideOf('sources')?.sources).toHaveLength(4);
    expect(slideOf('section')?.sources).toEqual([]);
    const few = {
      ...typicalEn,
      slides: [{ kind: 'sources' as const, title: 'Sources', items: ['One', 'Two'], arrangement: 'source-list' }],
    };
    expect(previewOf(few).slides[0]?.sources).toEqual(['One', 'Two']);
  });

  it('holds the notes of each slide', () => {
    const spec = {
      ...typicalEn,
      slides: [{ kind: 'bullets' as const, title: 'Plan', items: [{ text: 'One' }], notes: 'First.\nSecond.' }],
    };
    expect(previewOf(spec).slides[0]?.notes).toBe('First.\nSecond.');
  });

  it('has words for every slide in other scripts too', () => {
    expect(
      previewOf(typicalAr)
        .slides.filter(({ text }) => text === '')
        .map(({ title }) => title),
    ).toEqual([]);
  });
});

describe('a preview of an earlier version', () => {
  it('is read without what it lacks', () => {
    const read = readFilePreview(encode({ slides: [{ title: 'Plan', svg: '<svg/>' }] }));
    expect(read).toEqual({
      title: null,
      slides: [{ title: 'Plan', svg: '<svg/>', kind: null, text: '', notes: null, sources: [] }],
    });
  });
});
