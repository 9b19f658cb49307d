import { describe, expect, test } from 'vitest';
import { meridian } from '@/lib/templates/builtin/meridian';
import { deckSpecSchema, type DeckSpecInput } from '../../spec/deck-spec';
import type { Theme, ThemeLayout } from '../../theme/theme';
import { inspectScene } from '../../quality/inspect-scene';
import { layOutDeck } from '../lay-out-deck';

const asGiven = (layout: ThemeLayout, artwork: string): ThemeLayout => ({ ...layout, artwork });

/** A theme as that of a template which somebody made, with a layout of its own for the parts of a deck or without. */
function given({ hasFront, bar }: { hasFront: boolean; bar?: string }): Theme {
  const { layouts } = meridian;
  const { title } = layouts['title-only'];
  const plain = Object.fromEntries(
    Object.entries(layouts).map(([name, layout]) => [name, asGiven(layout, '<g/>')]),
  ) as Theme['layouts'];
  return {
    ...meridian,
    layouts: {
      ...plain,
      section: hasFront ? asGiven(layouts.section, '<path/>') : asGiven(layouts['title-only'], '<g/>'),
      'title-only': {
        ...plain['title-only'],
        ...(bar && { grounds: [{ box: title.box, hex: bar }], title: { ...title, color: 'canvas' } }),
      },
    },
  };
}

function drawn(slides: DeckSpecInput['slides'], theme: Theme) {
  const spec = deckSpecSchema.parse({ title: 'Harbour report', language: 'en', direction: 'ltr', slides });
  const { scene } = layOutDeck(spec, theme, { maxSlides: 9, images: new Map() });
  expect(inspectScene(scene, theme).blocking).toEqual([]);
  return scene.slides;
}

const opening = { kind: 'title', title: 'Harbour report' } as const;
const said = { kind: 'statement', title: 'Crews', statement: 'Night shifts find no crew.' } as const;
const own = { ...said, title: said.statement } as const;

describe('a sentence on a layout that somebody made', () => {
  test('fills the body with its panel', () => {
    const theme = given({ hasFront: true });
    const [, slide] = drawn([opening, said], theme);
    const { body } = theme.layouts['title-only'];
    const panel = slide!.elements.find(({ name }) => name === 'Panel');
    expect(panel?.box.h).toBeCloseTo(body.box.h, 1);
    expect(slide!.title).toBe('Crews');
  });

  test('has its one figure large beside it', () => {
    const [, slide] = drawn(
      [opening, { ...said, statement: 'Night shifts cost us 18 % more than a year ago.' }],
      given({ hasFront: true }),
    );
    expect(slide!.arrangement).toBe('statement-figure');
    const texts = slide!.elements.flatMap((one) => (one.type === 'text' ? one.paragraphs : []));
    const said18 = texts.flatMap(({ runs }) => runs).find(({ text }) => text === '18 %');
    expect(said18?.sizePt).toBeGreaterThanOrEqual(54);
  });

  test('that is its own title takes the layout that parts the deck', () => {
    const [, slide] = drawn([opening, own], given({ hasFront: true }));
    expect(slide).toMatchObject({ layout: 'section', title: own.statement });
  });

  test('leaves no bar for titles empty where there is no such layout', () => {
    const [, slide] = drawn([opening, own], given({ hasFront: false, bar: '102030' }));
    const words = slide!.elements.flatMap((one) =>
      one.type === 'text' && one.name === 'Running head' ? one.paragraphs.flatMap(({ runs }) => runs) : [],
    );
    expect(words.map(({ text }) => text).join('')).toBe('Harbour report');
  });

  test('stands within the width of the title where its panel reaches up to that', () => {
    const theme = given({ hasFront: false });
    const { title, body } = theme.layouts['title-only'];
    const narrow = { ...theme.layouts['title-only'], title: { ...title, box: { ...title.box, w: body.box.w - 3 } } };
    const [, slide] = drawn([opening, own], { ...theme, layouts: { ...theme.layouts, 'title-only': narrow } });
    const right = Math.max(
      ...slide!.elements.filter(({ box }) => box.y < body.box.y && box.y > 0).map(({ box }) => box.x + box.w),
    );
    expect(right).toBeLessThanOrEqual(title.box.x + body.box.w - 3 + 0.01);
  });
});
