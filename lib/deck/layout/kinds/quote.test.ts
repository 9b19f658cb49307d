import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { blockingOf, laySlide, named } from '../testing/lay-slide';

const images = new Map([
  ['face', { widthPx: 1200, heightPx: 1400 }],
  ['coast', { widthPx: 1920, heightPx: 1080 }],
]);
const quote = (imageId: string) => ({
  kind: 'quote' as const,
  title: 'The warehouse wants the lease',
  quote: 'We lose the spring if we build. We win it if we lease.',
  attribution: 'Omar Haddad, head of operations',
  picture: { imageId, altText: 'Omar Haddad' },
});

describe.each(builtinThemes)('a quote in $name', (theme) => {
  test('stands beside the face of who said it', () => {
    const scene = laySlide(quote('face'), { theme, images });
    expect(blockingOf(scene, theme)).toEqual([]);
    const [face] = named(scene, /^Speaker portrait$/);
    const [words] = named(scene, /^Quote$/);
    expect(face!.box.w).toBeGreaterThan(2);
    expect(words!.box.x).toBeGreaterThan(face!.box.x + face!.box.w);
  });

  test('has a wide picture behind or beside it instead', () => {
    const scene = laySlide(quote('coast'), { theme, images });
    expect(blockingOf(scene, theme)).toEqual([]);
    expect(named(scene, /^Speaker portrait$/)).toEqual([]);
  });
});
