import { describe, expect, test } from 'vitest';
import { allFixtures, fixtureImages } from '@/lib/deck/layout/fixtures/all-fixtures';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import type { ImageAsset, SceneElement, SceneSlide, TextElement } from '@/lib/deck/scene/scene';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import { parseXml } from '@/lib/pptx/xml/parse-xml';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { pairs } from '@/lib/testing/test-run';
import { drawSlide } from './draw-slide';

const meridian = builtinThemes[0]!;
const box = { x: 1, y: 1, w: 2, h: 1 };
const images = new Map(
  [...fixtureImages].map(([id, size]): [string, ImageAsset] => [
    id,
    { id, mimeType: 'image/png', bytes: new Uint8Array([1, 2, 3]), ...size },
  ]),
);

function draw(elements: SceneElement[], theme = meridian) {
  const slide: SceneSlide = {
    kind: 'bullets',
    arrangement: 'list',
    layout: 'content',
    elements,
    notes: '',
    title: 'Title',
  };
  return drawSlide({ slide, direction: 'ltr', theme, images });
}

function words(text: string, direction: 'ltr' | 'rtl' = 'ltr'): TextElement {
  const run = { text, sizePt: 18, color: 'ink', font: 'body' } as const;
  const paragraph = {
    runs: [run],
    align: 'start',
    direction,
    level: 0,
    indentIn: 0,
    lineSpacing: 1,
    spaceBeforePt: 0,
    lines: [text],
  } as const;
  return {
    type: 'text',
    name: 'Words',
    box,
    placeholder: 'none',
    anchor: 'top',
    inset: { left: 0, top: 0, right: 0, bottom: 0 },
    paragraphs: [paragraph],
  };
}

/** Without spaces and without what UAX #9 calls explicit directional formatting. */
const bare = (text: string) => text.replaceAll(/[\s\u202a-\u202e\u2066-\u2069]/gu, '');

const wordsIn = (svg: string) =>
  bare([...svg.matchAll(/<tspan [^>]*>([^<]*)<\/tspan>/g)].map(([, text]) => text).join(''))
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"');

describe('the slides of', () => {
  test.each(
    pairs(Object.entries(allFixtures), builtinThemes).map(
      ([[name, input], theme]) => [name, theme.name, input, theme] as const,
    ),
  )('%s are well-formed in %s and show every word, whatever they hold', (_deck, _theme, input, theme) => {
    const spec = deckSpecSchema.parse(input);
    const { scene } = layOutDeck(spec, theme, { maxSlides: 50, images: fixtureImages });
    for (const slide of scene.slides) {
      const input = { slide, direction: scene.direction, theme: directTheme(theme, scene.direction), images };
      const { svg } = drawSlide(input);
      expect(() => parseXml(new TextEncoder().encode(svg))).not.toThrow();
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const shown = wordsIn(svg);
      const paragraphs = slide.elements.flatMap((element) => (element.type === 'text' ? element.paragraphs : []));
      for (const { runs } of paragraphs) expect(shown).toContain(bare(runs.map(({ text }) => text).join('')));
      expect(drawSlide(input).svg).toBe(svg);
    }
  });
});

describe('drawSlide', () => {
  test('draws the background and the ornaments of the layout below the slide', () => {
    const { svg } = draw([
      { type: 'shape', name: 'Box', box, geometry: 'rect', fill: { color: 'second', opacity: 0.5 } },
    ]);
    const [background, rule, line, shape] = [
      'fill="#FFFFFF"',
      'fill="#1F5FBF"',
      'stroke="#CFCFCF"',
      'fill="#E07A1F" fill-opacity="0.5"',
    ].map((text) => svg.indexOf(text));
    expect(background).toBeGreaterThan(0);
    expect([background, rule, line, shape]).toEqual([background, rule, line, shape].sort((a, b) => a! - b!));
  });

  test('turns a shape about its middle, flipped before it is turned', () => {
    const { svg } = draw([
      {
        type: 'shape',
        name: 'Box',
        box,
        geometry: 'chevron',
        fill: { color: 'accent' },
        rotationDeg: 30,
        flipHorizontal: true,
      },
    ]);
    expect(svg).toContain('transform="translate(144 108) rotate(30) scale(-1 1) translate(-144 -108)"');
  });

  test('puts an arrow head at the end of its line', () => {
    const { svg } = draw([
      {
        type: 'line',
        name: 'Arrow',
        box: { x: 1, y: 1, w: 1, h: 0 },
        stroke: { color: 'ink', widthPt: 2, dash: 'dash' },
        endArrow: true,
      },
    ]);
    expect(svg).toContain(
      '<line x1="72" y1="72" x2="144" y2="72" stroke="#1B2A3A" stroke-width="2" stroke-dasharray="8 6"/>',
    );
    expect(svg).toContain('transform="translate(144 72) rotate(0)"');
  });

  test('writes text as text, whatever is in it', () => {
    const { svg } = draw([words('a < b & "c"\u0000')]);
    expect(svg).toContain('>a &lt; b &amp; &quot;c&quot;</tspan>');
  });

  test('sets right-to-left text from its right edge, as one stretch of its own', () => {
    const { svg } = draw([words('شكرا.', 'rtl')]);
    expect(svg).toMatch(
      /<text x="216" y="[\d.]+" text-anchor="end" xml:space="preserve"><tspan [^>]+>\u2067شكرا\.\u2069</,
    );
  });

  test('shows the part of a picture that its crop leaves', () => {
    const crop = { left: 0.25, top: 0, right: 0.25, bottom: 0.5 };
    const { svg } = draw([{ type: 'image', name: 'Picture', box, imageId: 'site', altText: 'Site', crop }]);
    expect(svg).toContain(
      '<svg x="72" y="72" width="144" height="72" viewBox="0.25 0 0.5 0.5" preserveAspectRatio="none">',
    );
    expect(svg).toContain('href="data:image/png;base64,AQID"');
  });

  test('refuses to leave out a picture that it was not given', () => {
    const crop = { left: 0, top: 0, right: 0, bottom: 0 };
    expect(() => draw([{ type: 'image', name: 'Picture', box, imageId: 'gone', altText: '', crop }])).toThrow(
      'There is no picture gone.',
    );
  });
});

test.each(['ltr', 'rtl'] as const)('neighbouring cells of one fill have one ground, %s', (direction) => {
  const fills = ['accent', 'accent', 'surface', undefined] as const;
  const cells = fills.map((color) => ({ paragraphs: [], ...(color ? { fill: { color } } : {}) }));
  const table: SceneElement = {
    type: 'table',
    name: 'Table',
    altText: 'T',
    box: { x: 1, y: 1, w: 4, h: 1 },
    columnWidthsIn: [1, 1, 1, 1],
    rows: [{ kind: 'header', heightIn: 1, cells }],
    cellMargin: { x: 0.1, y: 0.05 },
    rule: { color: 'quiet', widthPt: 1 },
    totalRule: { color: 'ink', widthPt: 1 },
  };
  const slide: SceneSlide = {
    kind: 'table',
    arrangement: 'full-table',
    layout: 'content',
    elements: [table],
    notes: '',
    title: 'Title',
  };
  const paths = (elements: SceneElement[]) =>
    drawSlide({ slide: { ...slide, elements }, direction, theme: meridian, images }).svg.split('<path').length;
  expect(paths([table]) - paths([])).toBe(2);
});
