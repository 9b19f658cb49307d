import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import type { Box } from '@/lib/deck/scene/scene';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import { drawPixels, shrinkPicture } from '@/lib/platform/rasterizer/rasterize-svg';
import type { Ground } from './artwork/ground';
import { heightened } from './front-places';
import { openUpload, type OpenedUpload } from './open-upload';
import { buildUpload, editEntry, type UploadEntries } from './testing/build-upload';
import { addPicture } from './testing/difficult-uploads';

const inEmu = (inches: number) => Math.round(inches * 914_400);
const master = 'ppt/slideMasters/slideMaster1.xml';
const slide = { w: 13.333, h: 7.5 };

async function opened(change: (entries: UploadEntries) => void): Promise<OpenedUpload> {
  const identity = { name: 'House', description: '', tags: [] };
  return openUpload(await buildUpload(change), identity, { drawPixels, shrinkPicture });
}

/** Something drawn on the master, in inches, below all else. */
function draw(entries: UploadEntries, [x, y, w, h]: readonly [number, number, number, number], fill: string): void {
  editEntry(entries, master, (xml) =>
    xml.replace(
      '</p:grpSpPr>',
      `</p:grpSpPr><p:sp><p:nvSpPr><p:cNvPr id="${900 + Math.round(x * 10)}" name="Drawn"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr><a:xfrm><a:off x="${inEmu(x)}" y="${inEmu(y)}"/><a:ext cx="${inEmu(w)}" cy="${inEmu(h)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="${fill}"/></a:solidFill></p:spPr></p:sp>`,
    ),
  );
}

const plainPng = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#b03050' } })
  .png()
  .toBuffer();

const layoutsOf = async (change: (entries: UploadEntries) => void) => (await opened(change)).theme.layouts;

describe('content on a template', () => {
  it('keeps its distance from the sides of a panel that it would reach', async () => {
    const { body: plain } = (await layoutsOf(() => undefined)).content;
    const { content } = await layoutsOf((entries) => {
      const x = plain.box.x - 0.05;
      draw(entries, [x, 0.1, plain.box.w + 0.1, slide.h - 0.2], 'F4F4F4');
      draw(entries, [0, 0, slide.w, slide.h], '2A0A18');
    });
    expect(content.body.box.x - plain.box.x).toBeCloseTo(0.24);
    expect(plain.box.x + plain.box.w - (content.body.box.x + content.body.box.w)).toBeCloseTo(0.24);
  });

  it('keeps clear of a picture whose file ends early', async () => {
    const { body: plain } = (await layoutsOf(() => undefined)).content;
    const whole = await sharp({ create: { width: 600, height: 60, channels: 3, background: '#8a5a2b' } })
      .png()
      .toBuffer();
    const at = plain.box.y + plain.box.h - 1;
    const { content } = await layoutsOf((entries) =>
      addPicture(entries, {
        on: master,
        box: { x: 0, y: inEmu(at), cx: inEmu(slide.w), cy: inEmu(0.6) },
        bytes: whole.subarray(0, whole.indexOf('IEND') - 4),
      }),
    );
    expect(content.body.box.y + content.body.box.h).toBeLessThan(at);
  });

  it.each([
    ['in grays', '<a:grayscl/>', /^#?([0-9A-F]{2})\1\1$/],
    ['washed out', '<a:lum bright="70000" contrast="-70000"/>', /^#?[D-F][0-9A-F][B-F][0-9A-F][A-F][0-9A-F]$/],
    ['through', '<a:alphaModFix amt="20000"/>', /^#?[D-F][0-9A-F][C-F][0-9A-F][C-F][0-9A-F]$/],
  ])('stands on a picture %s as it is shown', async (_, effect, shown) => {
    const { content } = await layoutsOf((entries) => {
      addPicture(entries, {
        on: master,
        box: { x: 0, y: 0, cx: inEmu(slide.w), cy: inEmu(slide.h) },
        bytes: plainPng,
      });
      editEntry(entries, master, (xml) =>
        xml.replace('<a:blip r:embed="rId90"/>', `<a:blip r:embed="rId90">${effect}</a:blip>`),
      );
    });
    expect(content.grounds?.[0]?.hex).toMatch(shown);
  });
});

describe('a line of sources on a template', () => {
  it('begins with the content above it, behind what is drawn where it would begin', async () => {
    const { content: plain } = await layoutsOf(() => undefined);
    const { x, y } = plain.footer!.source;
    expect(x).toBe(plain.body.box.x);
    // Paper with a blot at the foot, in one picture.
    const [width, height] = [1333, 750];
    const isBlot = (at: number) => (at % width) / 100 < x + 0.6 && Math.floor(at / width) / 100 > y - 0.4;
    const data = Buffer.from(
      Array.from({ length: width * height }, (_, at) => (isBlot(at) ? 16 : 200 + (((at >> 3) * 7919) % 55))),
    );
    const bytes = await sharp(data, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer();
    const { content } = await layoutsOf((entries) =>
      addPicture(entries, { on: master, box: { x: 0, y: 0, cx: inEmu(slide.w), cy: inEmu(slide.h) }, bytes }),
    );
    expect(content.footer!.source.x).toBeGreaterThanOrEqual(x + 0.5);
    expect(content.footer!.source.x + content.footer!.source.w).toBeCloseTo(x + plain.footer!.source.w);
  });
});

describe('the number of a slide on a template', () => {
  it('stands beside a logo that reaches into its place', async () => {
    const { content: plain } = await layoutsOf(() => undefined);
    const { x, y, w, h } = plain.footer!.slideNumber;
    const { content } = await layoutsOf((entries) =>
      addPicture(entries, {
        on: master,
        box: { x: inEmu(x + w / 2), y: inEmu(y), cx: inEmu(1), cy: inEmu(h) },
        bytes: plainPng,
      }),
    );
    expect(content.footer!.slideNumber.w).toBeCloseTo(w);
    expect(content.footer!.slideNumber.x + w).toBeLessThanOrEqual(x + w / 2);
    expect(content.footer!.color).toBe(plain.footer!.color);
  });
});

describe('words of a template that run from right to left', () => {
  it('begin at the right, where their designer has them, and numbers stay at their side', async () => {
    const { content: plain } = await layoutsOf(() => undefined);
    const { content } = await layoutsOf((entries) =>
      editEntry(entries, master, (xml) =>
        xml.replace(/<p:titleStyle>\s*<a:lvl1pPr[^>]*>/, '<p:titleStyle><a:lvl1pPr algn="r" rtl="1">'),
      ),
    );
    expect(content.title.align).toBe('start');
    expect(content.footer?.number?.align).toBe(plain.footer?.number?.align);
  });
});

describe('the title of a front', () => {
  it('stands above an edge that would pass through its words', async () => {
    const { cover: plain } = await layoutsOf(() => undefined);
    const { y, h } = plain.title.box;
    const edge = y + h - 0.3;
    const { cover } = await layoutsOf((entries) => draw(entries, [0, edge, slide.w, 0.12], '8A8A8A'));
    const { box, sizePt } = cover.title;
    expect(box.y).toBeLessThan(y);
    expect(y - box.y).toBeLessThan(1.7);
    expect(box.h).toBe(h);
    expect(sizePt).toBe(plain.title.sizePt);
  });
});

describe('the subtitle of a front', () => {
  const even = {
    colorOf: () => 'FFFFFF',
    isWhollyEven: ({ y, h }: Box) => y >= 3.9 && y + h <= 6.05,
    legibleShare: () => 0,
  } as unknown as Ground;
  const words = { x: 1, y: 5, w: 4, h: 0.6 };
  const canvas = { w: 13.333, h: 7.5 };
  const title = { x: 1, y: 3, w: 4, h: 1.2 };

  it.each([
    ['top', { y: 5, h: 1 }],
    ['bottom', { y: 4.2, h: 1.4 }],
    ['middle', { y: 4.2, h: 1.8 }],
  ] as const)(
    'that stands at the %s of a low place has what is even around it, and nothing of the title',
    (anchor, box) => {
      const grown = heightened(words, {
        title,
        anchor,
        hex: '000000',
        ground: even,
        canvas,
        others: [],
        isLarge: false,
      });
      expect(grown).toMatchObject({ x: 1, w: 4, y: expect.closeTo(box.y, 5), h: expect.closeTo(box.h, 5) });
    },
  );

  it('goes on over a picture where its large words are read, and small ones would not be', () => {
    const picture = {
      ...even,
      isWhollyEven: () => false,
      legibleShare: (_: Box, __: string, least: number) => (least < 4 ? 1 : 0),
    };
    const grow = (isLarge: boolean) =>
      heightened(words, {
        title,
        anchor: 'top',
        hex: 'FFFFFF',
        ground: picture as unknown as Ground,
        canvas,
        others: [],
        isLarge,
      });
    expect(grow(true).h).toBeGreaterThan(words.h + 0.5);
    expect(grow(false)).toEqual(words);
  });
});

describe('words below the title of a front', () => {
  it('begin with it above a logo at the foot, rather than beside that', async () => {
    const { section } = await layoutsOf((entries) =>
      editEntry(entries, 'ppt/slideLayouts/slideLayout2.xml', (xml) =>
        xml.replace(/<p:sp>(?:(?!<\/p:sp>).)*type="body".*?<\/p:sp>/s, ''),
      ),
    );
    const { x, y, h } = section.body.box;
    const { section: signed } = await layoutsOf((entries) => {
      editEntry(entries, 'ppt/slideLayouts/slideLayout2.xml', (xml) =>
        xml.replace(/<p:sp>(?:(?!<\/p:sp>).)*type="body".*?<\/p:sp>/s, ''),
      );
      draw(entries, [x, y + h - 0.2, 0.5, 0.5], '8A2B2B');
    });
    expect(signed.body.box.x).toBeCloseTo(x);
  });
});

describe('author and date on a front of somebody else without a place for them', () => {
  const linesOf = async (author: string) => {
    const { theme } = await opened((entries) =>
      editEntry(entries, 'ppt/slideLayouts/slideLayout1.xml', (xml) =>
        xml.replace(/<p:sp>(?:(?!<\/p:sp>).)*type="body".*?<\/p:sp>/s, ''),
      ),
    );
    const spec = deckSpecSchema.parse({
      title: 'Review',
      language: 'en-US',
      direction: 'ltr',
      slides: [{ kind: 'title', title: 'Review', subtitle: 'Results and risks', author, date: '14 October 2026' }],
    });
    const { scene } = layOutDeck(spec, theme, { maxSlides: 2, images: new Map() });
    const subtitle = scene.slides[0]!.elements.find(({ name }) => name === 'Subtitle');
    return subtitle?.type === 'text' ? subtitle.paragraphs.map(({ lines }) => lines.join(' / ')) : [];
  };

  it('stand beside one another where one line holds them', async () => {
    expect(await linesOf('Dana Whitfield')).toEqual(['Results and risks', 'Dana Whitfield  ·  14 October 2026']);
  });

  it('have a line each where it does not, and none ends with what parts them', async () => {
    const author = 'Dana Whitfield, Chief Financial Officer of the whole group and its subsidiaries in Europe and Asia';
    const lines = await linesOf(author);
    expect(lines.at(-1)).toBe('14 October 2026');
    expect(lines.join(' ')).not.toContain('·');
  });
});
