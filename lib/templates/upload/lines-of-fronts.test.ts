import { describe, expect, it } from 'vitest';
import { drawPixels, shrinkPicture } from '@/lib/platform/rasterizer/rasterize-svg';
import { openUpload } from './open-upload';
import type { UploadEntries } from './testing/build-upload';
import { editEntry } from './testing/build-upload';
import { difficultUploads } from './testing/difficult-uploads';
import { laid, opened, partOf, rebuild, rectangle, said, textOf, type Place } from './testing/rebuild-layouts';

const cover: readonly Place[] = [
  { ph: 'type="ctrTitle"', at: [0.7, 2, 9, 1.8], sizePt: 40 },
  { ph: 'type="subTitle" idx="1"', at: [0.7, 4.1, 8, 0.9], sizePt: 18 },
  { ph: 'type="body" idx="13"', at: [0.7, 6.4, 6, 0.45], sizePt: 12, prompt: 'Speaker, date' },
];
const slide = {
  kind: 'title',
  title: 'Northwind grew',
  subtitle: 'Review for the board',
  author: 'Dana Whitfield',
  date: '14 October 2026',
} as const;

describe('a place for who speaks and when', () => {
  it('has author and date, in its placeholder, as large as the template has them', async () => {
    const upload = await opened((entries) => rebuild(entries, 'cover', cover));
    const { scene, blocking } = laid(upload, [slide]);
    const byline = textOf(scene, 'Byline');
    expect(byline.placeholder).toBe('byline');
    expect(said(byline)).toBe('Dana Whitfield  ·  14 October 2026');
    expect(byline.paragraphs[0]!.runs[0]!.sizePt).toBe(12);
    expect(said(textOf(scene, 'Subtitle'))).toBe('Review for the board');
    expect(upload.template.layouts.cover.placeholders.byline?.idx).toBe(13);
    expect(blocking).toEqual([]);
  });

  it('has a line each where one has no room for both', async () => {
    const narrow: Place = { ph: 'type="body" idx="13"', at: [0.7, 6.2, 2.2, 0.7], sizePt: 12 };
    const upload = await opened((entries) => rebuild(entries, 'cover', [...cover.slice(0, 2), narrow]));
    const { scene } = laid(upload, [slide]);
    expect(textOf(scene, 'Byline').paragraphs).toHaveLength(2);
  });

  it('stays empty where its words would not be read, and the subtitle has them', async () => {
    const stripes = Array.from({ length: 12 }, (_, index) =>
      rectangle([0.7 + index * 0.5, 6.3, 0.25, 0.6], index % 2 ? '000000' : 'FFFFFF', 100 + index),
    ).join('');
    const upload = await opened((entries) => rebuild(entries, 'cover', cover, { drawn: stripes }));
    const { scene } = laid(upload, [slide]);
    expect(scene.slides[0]!.elements.some(({ name }) => name === 'Byline')).toBe(false);
    expect(said(textOf(scene, 'Subtitle'))).toContain('Dana Whitfield');
  });
});

describe('what is drawn lightly behind the words of a cover', () => {
  const [dark, white] = ['3A0F1E', 'FFFFFF'];
  const words: readonly Place[] = [
    { ph: 'type="ctrTitle"', at: [0.7, 2, 9, 1.8], sizePt: 40, color: white },
    { ph: 'type="subTitle" idx="1"', at: [0.7, 4.1, 9, 0.6], sizePt: 16, color: white },
  ];
  const coverOn = (drawn: string) =>
    opened((entries) => rebuild(entries, 'cover', words, { drawn: rectangle([0, 0, 13.34, 7.5], dark, 90) + drawn }));

  it('leaves them where they are and without a panel: the outline of a shape', async () => {
    const outline = rectangle([3, 1.5, 4, 3.4], dark, 91)
      .replace('prst="rect"', 'prst="hexagon"')
      .replace(
        /<a:solidFill>.*?<\/a:solidFill>/s,
        '<a:noFill/><a:ln w="12700"><a:solidFill><a:srgbClr val="5FC6BE"/></a:solidFill></a:ln>',
      );
    const upload = await coverOn(outline);
    const { panel, title } = upload.theme.layouts.cover;
    expect(panel).toBeUndefined();
    expect(title.color).toBe('canvas');
  });

  it('makes them large rather than panelled: a shimmer', async () => {
    const upload = await coverOn(rectangle([5, 0, 0.9, 7.5], 'A08088', 91));
    const { panel, body } = upload.theme.layouts.cover;
    expect(panel).toBeUndefined();
    expect(body).toMatchObject({ sizePt: 18, color: 'canvas' });
  });
});

describe('a label on a cover', () => {
  it('is said without the call to write a day that its prompt holds', async () => {
    const label: Place = {
      ph: 'type="body" idx="13"',
      at: [0.7, 6.6, 6, 0.35],
      sizePt: 11,
      prompt: 'Month Year  |  Strictly confidential',
    };
    const upload = await opened((entries) => rebuild(entries, 'cover', [...cover.slice(0, 2), label]));
    const { scene } = laid(upload, [slide]);
    expect(said(textOf(scene, 'Label'))).toBe('Strictly confidential');
  });
});

describe('a place for the title of a cover that a lower band runs through', () => {
  it('has it on the band, over all its width', async () => {
    const [black, band] = [rectangle([0, 0, 13.34, 7.5], '000000', 90), rectangle([0.6, 2.4, 12, 1.1], '4D4D4D', 91)];
    const title: Place = { ph: 'type="ctrTitle"', at: [0.7, 2.3, 11.8, 1.5], sizePt: 40, color: 'FFFFFF' };
    const upload = await opened((entries) =>
      rebuild(entries, 'cover', [title, { ...cover[1]!, color: 'FFFFFF' }], { drawn: black + band }),
    );
    const { scene, blocking } = laid(upload, [slide]);
    const { box } = textOf(scene, 'Title');
    expect(box.w).toBeCloseTo(11.8);
    expect(box.y).toBeGreaterThan(2.35);
    expect(box.y + box.h).toBeLessThan(3.55);
    expect(blocking).toEqual([]);
  });
});

describe('a low place for a subtitle, and none for who speaks and when', () => {
  const review = { ...slide, subtitle: 'Review for the board: results, risks and what we ask you to decide' };
  const low = (h: number): readonly Place[] => [
    { ph: 'type="ctrTitle"', at: [0.5, 7.3 - h - 0.8, 7, 0.8], sizePt: 32 },
    { ph: 'type="subTitle" idx="1"', at: [0.5, 7.3 - h, 7, h], sizePt: 16 },
  ];
  const saidIn = async (h: number) => {
    const upload = await opened((entries) => rebuild(entries, 'cover', low(h), { ground: 'FFFFFF' }));
    const { scene } = laid(upload, [review]);
    return said(textOf(scene, 'Subtitle'));
  };

  it.each([
    ['in closer lines', 0.6],
    ['in what the title leaves of its own place', 0.45],
  ])('has both, %s', async (_, h) => {
    expect(await saidIn(h)).toBe(`${review.subtitle} Dana Whitfield  ·  14 October 2026`);
  });
});

describe('a cover with its title over a place for content', () => {
  const places: readonly Place[] = [
    { ph: 'type="ctrTitle"', at: [0.7, 0.3, 6, 1.2], sizePt: 40 },
    { ph: 'type="subTitle" idx="1"', at: [5, 2.5, 3.4, 2.6], sizePt: 24 },
  ];
  const coverOn = async (drawn: string, ground?: string) => {
    const upload = await opened((entries) => rebuild(entries, 'cover', places, { drawn, ground }));
    return { cover: upload.theme.layouts.cover, ...laid(upload, [slide]) };
  };

  it('has its words on a panel in the middle where pieces of colour leave no room for any', async () => {
    const colors = ['F20D0D', 'EB7500', 'E6A100', '1A8055', '3465A4', '780373', '0E86A3', '6B3FA0'];
    const pieces = colors.map((color, index) =>
      rectangle([(index % 4) * 3.34, Math.floor(index / 4) * 3.8, 3.2, 3.7], color, 100 + index),
    );
    const { cover, blocking } = await coverOn(pieces.join(''), 'FFFFFF');
    const { x, y, w, h } = cover.panel!;
    expect(x + w / 2).toBeCloseTo(13.333 / 2, 1);
    for (const { box } of [cover.title, cover.body]) {
      expect(box.w).toBeGreaterThan(8);
      expect(box.y).toBeGreaterThanOrEqual(y);
      expect(box.y + box.h).toBeLessThanOrEqual(y + h);
    }
    expect(blocking).toEqual([]);
  });

  it('has them in its middle where one colour passes into another, and no bar parts them', async () => {
    const stops = '<a:gs pos="0"><a:srgbClr val="FF8000"/></a:gs><a:gs pos="100000"><a:srgbClr val="FFE000"/></a:gs>';
    const passing = rectangle([0, 0, 13.333, 7.5], 'FF8000').replace(
      /<a:solidFill>.*?<\/a:solidFill>/,
      `<a:gradFill><a:gsLst>${stops}</a:gsLst><a:lin ang="5400000" scaled="0"/></a:gradFill>`,
    );
    const [whole, barred] = [await coverOn(passing), await coverOn(rectangle([0, 0, 13.333, 1.7], 'FFE000'), 'FF8000')];
    expect(whole.cover.title.box.y).toBeGreaterThan(0.9);
    expect(barred.cover.title.box.y).toBeLessThan(0.5);
  });
});

describe('a place for a label above the title', () => {
  it('stays above a line that the layout draws there', async () => {
    const title: Place = { ph: 'type="title"', at: [0.7, 1, 11, 0.9], sizePt: 28 };
    const upload = await opened((entries) =>
      rebuild(entries, 'titleOnly', [title], { drawn: rectangle([0.7, 0.83, 0.5, 0.01], 'B08D3C') }),
    );
    const { y, h } = upload.theme.layouts['title-only'].eyebrow.box;
    expect(h).toBeGreaterThan(0);
    expect(y + h).toBeLessThan(0.83);
  });

  it('has the label of the slide, as the template sets it', async () => {
    const upload = await opened((entries) =>
      rebuild(entries, 'titleOnly', [
        { ph: 'type="title"', at: [0.7, 0.8, 11, 0.9], sizePt: 28 },
        { ph: 'type="body" idx="13"', at: [0.7, 0.4, 8, 0.3], sizePt: 11, color: '1F7A8C', prompt: 'Kicker' },
      ]),
    );
    const { scene, blocking } = laid(upload, [
      { kind: 'process', title: 'Four steps', eyebrow: 'Returns', steps: [{ title: 'One' }, { title: 'Two' }] },
    ]);
    const label = textOf(scene, 'Eyebrow');
    expect([label.placeholder, label.paragraphs[0]!.runs[0]!.sizePt]).toEqual(['eyebrow', 11]);
    expect(blocking).toEqual([]);
  });
});

describe('a place for a text that runs through columns', () => {
  it('has it in one, as it was measured', async () => {
    const upload = await opened((entries: UploadEntries) => {
      rebuild(entries, 'content', [
        { ph: 'type="title"', at: [0.7, 0.6, 11, 0.9], sizePt: 28 },
        { ph: 'idx="1"', at: [0.7, 1.8, 11, 4.6] },
      ]);
      editEntry(entries, partOf('content'), (xml) => xml.replaceAll('<a:bodyPr/>', '<a:bodyPr numCol="2"/>'));
    });
    expect(upload.template.layouts.content.placeholders.body?.columns).toBe(2);
  });
});

describe('titles over content', () => {
  const place: Place = { ph: 'type="title"', at: [0.7, 0.5, 10, 0.9], sizePt: 30 };
  const sizesOf = async (titles: readonly string[]) => {
    const upload = await opened((entries) => rebuild(entries, 'titleOnly', [place]));
    const { scene } = laid(
      upload,
      titles.map((title) => ({ kind: 'process', title, steps: [{ title: 'One' }, { title: 'Two' }] })),
    );
    return scene.slides.map(({ elements }) =>
      elements.flatMap((one) =>
        one.name === 'Title' && one.type === 'text' ? [one.paragraphs[0]!.runs[0]!.sizePt] : [],
      ),
    );
  };

  it('are all smaller where one of them then stands on one line', async () => {
    const [long, short] = await sizesOf(['Revenue is ahead of plan while margin has slipped', 'Growth']);
    expect(long).toEqual(short);
    expect(short![0]).toBeLessThan(30);
  });

  it('have the size of the template where all of them stand on one line', async () => {
    expect(await sizesOf(['Growth', 'Margin'])).toEqual([[30], [30]]);
  });
});

describe('fronts that a master has none of', () => {
  it('are those of another master that looks like it, in colours that its map does not change', async () => {
    const fronts = difficultUploads.find(({ name }) => name === 'fronts on a dark master of their own')!;
    const upload = await openUpload(
      await fronts.build(),
      { name: 'House', description: '', tags: [] },
      { drawPixels, shrinkPicture },
    );
    const { cover, section, closing, content } = upload.template.layouts;
    expect([cover, section, closing].map(({ part }) => part)).toEqual(
      [21, 22, 32].map((number) => `ppt/slideLayouts/slideLayout${number}.xml`),
    );
    expect(content.part).toBe('ppt/slideLayouts/slideLayout3.xml');
    // Text of the one map is background of the other.
    expect([upload.template.colors.ink.slot, upload.template.colors.canvas.slot]).toEqual(['dk1', 'lt1']);
  });
});

it.each([
  [2.4, 1.7],
  [2.2, 2],
  [4.2, 1.5],
  [2.3, 1.6],
])('the title of a cover at %d stands where its place is, with nothing drawn in that', async (y, h) => {
  const title: Place = { ph: 'type="ctrTitle"', at: [0.8, y, 7.4, h], text: ' anchor="b"', sizePt: 40 };
  const upload = await opened((entries) => rebuild(entries, 'cover', [title, cover[1]!]));
  const { box } = upload.theme.layouts.cover.title;
  expect(box.y).toBeCloseTo(y);
  expect(box.h).toBeCloseTo(h);
});
