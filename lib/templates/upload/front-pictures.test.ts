import { describe, expect, it } from 'vitest';
import type { ImageAsset, ImageElement, Scene } from '@/lib/deck/scene/scene';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import type { Theme } from '@/lib/deck/theme/theme';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { drawSlide } from '@/lib/preview/draw-slide';
import { openPackage, slidePathsOf } from '@/lib/pptx/package/open-package';
import { childOf, descendantsOf, parseXml } from '@/lib/pptx/xml/tree';
import { renderSvg } from '@/lib/platform/rasterizer/rasterize-svg';
import { writePptx } from '@/lib/pptx/write-pptx';
import { everyKind, everyKindImages } from '../sample-deck';
import { editEntry } from './testing/build-upload';
import { laid, opened, partOf, rebuild, textOf, type Place } from './testing/rebuild-layouts';

const words: readonly Place[] = [
  { ph: 'type="ctrTitle"', at: [0.6, 2, 5.5, 1.6], sizePt: 40 },
  { ph: 'type="subTitle" idx="1"', at: [0.6, 3.8, 5.5, 1], sizePt: 18 },
];
const picture: Place = { ph: 'type="pic" idx="13"', at: [7, 0, 6.333, 7.5] };
const slide = { kind: 'title', title: 'Northwind grew', subtitle: 'Review for the board' } as const;

/** The pictures of the sample deck with something in them. */
async function drawnImages(): Promise<ReadonlyMap<string, ImageAsset>> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2" fill="#468"/></svg>';
  const bytes = Buffer.from(await renderSvg(svg, { widthPx: 300 }));
  return new Map(
    [...everyKindImages].map(([id, image]) => [id, { ...image, id, mimeType: 'image/png' as const, bytes }] as const),
  );
}

const picturesOf = ({ slides }: Scene): ImageElement[] =>
  slides[0]!.elements.flatMap((one) => (one.type === 'image' ? [one] : []));

describe('a place for a picture on a front that nobody gave one for', () => {
  it('has a drawing in the colours of the template, in its placeholder, which says nothing', async () => {
    const upload = await opened((entries) => rebuild(entries, 'cover', [...words, picture]));
    const { scene, blocking } = laid(upload, [slide]);
    const [drawn] = picturesOf(scene);
    expect(blocking).toEqual([]);
    expect(drawn).toMatchObject({ altText: '', box: { x: 7, y: 0, h: 7.5 } });
    expect(drawn!.svg).toContain(`#${upload.theme.colors.accentFill}`);
    const file = openPackage(await writePptx({ scene, theme: upload.theme, images: new Map(), upload }));
    const root = parseXml(file.parts.get(slidePathsOf(file)[0]!)!);
    const [inFile] = descendantsOf(root, 'p:pic');
    expect(descendantsOf(inFile!, 'p:ph').map((place) => place.get('idx'))).toEqual(['13']);
    expect([...file.parts.keys()].some((path) => /media\/.*\.png$/.test(path))).toBe(true);
    const { svg } = drawSlide({ slide: scene.slides[0]!, theme: upload.theme, direction: 'ltr' });
    expect(svg).toContain('data:image/svg+xml;base64,');
  });

  it('has words beside it that would reach a little into it, as into a slope', async () => {
    const near: Place = { ...picture, at: [5.6, 0, 7.733, 7.5] };
    const upload = await opened((entries) => rebuild(entries, 'cover', [...words, near]));
    const { scene, blocking } = laid(upload, [slide]);
    expect(blocking).toEqual([]);
    expect(picturesOf(scene)).toHaveLength(1);
    const { title } = upload.theme.layouts.cover;
    expect(title.box.x + title.box.w).toBeLessThan(5.6);
  });

  it('ends above a bar that words stand on across its foot', async () => {
    const across: Place = { ...picture, at: [0, 0, 13.333, 4.6] };
    const barred = [
      { ...words[0]!, at: [0.6, 4.1, 9, 1.3] as const },
      { ...words[1]!, at: [0.6, 5.6, 9, 1] as const },
    ];
    const upload = await opened((entries) => {
      rebuild(entries, 'cover', [...barred, across] as Place[]);
      editEntry(entries, partOf('cover'), (xml) =>
        xml.replace(
          /(type="ctrTitle"\/>.*?<\/a:xfrm>)(<a:prstGeom.*?<\/a:prstGeom>)?/s,
          '$1<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="C4111B"/></a:solidFill>',
        ),
      );
    });
    const { scene, blocking } = laid(upload, [slide]);
    expect(blocking).toEqual([]);
    expect(picturesOf(scene)[0]?.box).toMatchObject({ y: 0, h: 4.1 });
  });

  it('is cut to the outline of the place, in the file, too', async () => {
    const upload = await opened((entries) => {
      rebuild(entries, 'cover', [...words, picture]);
      editEntry(entries, partOf('cover'), (xml) =>
        xml.replace(
          /(idx="13"\/>.*?<\/a:xfrm>)(?:<a:prstGeom.*?<\/a:prstGeom>)?/s,
          '$1<a:prstGeom prst="ellipse"><a:avLst/></a:prstGeom>',
        ),
      );
    });
    const { scene } = laid(upload, [slide]);
    expect(picturesOf(scene)[0]!.svg).toMatch(/<clipPath id="outline"><ellipse/);
    const file = openPackage(await writePptx({ scene, theme: upload.theme, images: new Map(), upload }));
    const [inFile] = descendantsOf(parseXml(file.parts.get(slidePathsOf(file)[0]!)!), 'p:pic');
    expect(childOf(childOf(inFile, 'p:spPr'), 'a:prstGeom')?.get('prst')).toBe('ellipse');
  });

  it.each([
    ['small, for a logo', { ...picture, at: [11, 0.4, 1.6, 1.6] as const }],
    ['the ground of its words', { ...picture, at: [0, 0, 13.333, 7.5] as const }],
  ])('stays empty where it is %s', async (_case, place) => {
    const upload = await opened((entries) => rebuild(entries, 'cover', [...words, place]));
    expect(picturesOf(laid(upload, [slide]).scene)).toEqual([]);
  });

  it('belongs to covers whose title stands beside it before others', async () => {
    const upload = await opened((entries) => {
      rebuild(entries, 'cover', [...words, { ...picture, at: [0, 0, 13.333, 7.5] }]);
      rebuild(entries, 'quote', [...words, picture]);
      editEntry(entries, partOf('quote'), (xml) =>
        xml
          .replace(/<p:sldLayout [^>]*>/, (head) => head.replace(/ type="\w+"/, '').replace(/>$/, ' type="title">'))
          .replace(/<p:cSld name="[^"]*"/, '<p:cSld name="Cover, picture at the side"'),
      );
    });
    expect(upload.layouts.cover.part).toBe(partOf('quote'));
  });
});

describe('a place for words that is filled itself', () => {
  it('has words that are read on its fill, whatever is drawn below', async () => {
    const filled = await opened((entries) => {
      rebuild(entries, 'cover', words);
      editEntry(entries, partOf('cover'), (xml) =>
        xml.replaceAll('</a:xfrm>', '</a:xfrm><a:solidFill><a:srgbClr val="203864"/></a:solidFill>'),
      );
    });
    const { scene, blocking } = laid(filled, [slide]);
    expect(blocking).toEqual([]);
    for (const name of ['Title', 'Subtitle'])
      expect(textOf(scene, name).paragraphs[0]!.runs[0]!.color, name).toBe('canvas');
  });
});

describe('a round place for a picture beside a title', () => {
  const disc: Place = { ph: 'type="pic" idx="13"', at: [8.2, 1, 5.3, 5.3] };
  const places: readonly Place[] = [
    { ph: 'type="title"', at: [0.9, 0.5, 7.2, 0.95] },
    { ph: 'sz="half" idx="1"', at: [0.9, 1.7, 6.7, 4.8] },
    disc,
  ];
  const upload = () =>
    opened((entries) => {
      rebuild(entries, 'picture', places);
      editEntry(entries, partOf('picture'), (xml) =>
        xml.replace(/(idx="13"\/>.*?<\/a:xfrm>)/s, '$1<a:prstGeom prst="ellipse"><a:avLst/></a:prstGeom>'),
      );
    });
  const hall = everyKind.slides.find(({ kind }) => kind === 'image')!;

  it('leaves the words below that, and the picture of a slide clear of it and no egg', async () => {
    const { theme, template, scale } = await upload();
    const { scene } = layOutDeck({ ...everyKind, slides: [hall] }, theme, { maxSlides: 3, images: everyKindImages });
    expect(scene.slides[0]!.layout).toBe('picture-caption');
    const { title, body } = theme.layouts['picture-caption'];
    expect(body.box.y).toBeGreaterThan(title.box.y + title.box.h);
    expect(inspectScene(scene, theme, everyKindImages).blocking).toEqual([]);
    const images = await drawnImages();
    const file = openPackage(await writePptx({ scene, theme, images, upload: { template, scale } }));
    const [inFile] = descendantsOf(parseXml(file.parts.get(slidePathsOf(file)[0]!)!), 'p:pic');
    const size = descendantsOf(inFile!, 'a:ext').find((one) => one.get('cx') !== undefined)!;
    const ratio = Number(size.get('cx')) / Number(size.get('cy'));
    const cut = childOf(childOf(inFile, 'p:spPr'), 'a:prstGeom')?.get('prst');
    expect(cut === 'ellipse').toBe(Math.abs(ratio - 1) < 0.15);
  });
});

describe('a place for a picture that is cut to a shape', () => {
  const place: Place = { ph: 'type="pic" idx="13"', at: [0.5, 0.8, 5, 5.4] };
  const upload = (words: Place['at']) =>
    opened((entries) => {
      rebuild(entries, 'picture', [
        { ph: 'type="title"', at: [6.2, 0.6, 6.5, 1.2], sizePt: 28 },
        { ph: 'type="body" idx="14"', at: words, sizePt: 18 },
        place,
      ]);
      editEntry(entries, partOf('picture'), (xml) =>
        xml.replace(/(idx="13"\/>.*?<\/a:xfrm>)/s, '$1<a:prstGeom prst="hexagon"><a:avLst/></a:prstGeom>'),
      );
    });
  const hall = everyKind.slides.find(({ kind }) => kind === 'image')!;
  const laidOut = (theme: Theme, direction: 'ltr' | 'rtl' = 'ltr') =>
    layOutDeck({ ...everyKind, direction, slides: [hall] }, theme, { maxSlides: 3, images: everyKindImages }).scene;

  it.each(['ltr', 'rtl'] as const)(
    'has the picture of a slide in %s, cut to that shape in file and preview, and its words where they belong',
    async (direction) => {
      const { theme, template, scale } = await upload([6.2, 2, 6.5, 4.2]);
      const scene = laidOut(theme, direction);
      expect(scene.slides[0]).toMatchObject({ layout: 'picture-caption', arrangement: 'framed-picture' });
      expect(inspectScene(scene, theme, everyKindImages).blocking).toEqual([]);
      const [shown] = picturesOf(scene);
      expect(Object.values(shown!.box).map((inches) => Math.round(inches * 100) / 100)).toEqual([0.5, 0.8, 5, 5.4]);
      const words = scene.slides[0]!.elements.filter(({ name }) => name === 'Lead' || name === 'Text');
      expect(words.length).toBeGreaterThan(0);
      for (const { box } of words) expect(box.x).toBeGreaterThan(6);
      const images = await drawnImages();
      const { svg } = drawSlide({ slide: scene.slides[0]!, theme, direction, images });
      expect(svg).toMatch(/<clipPath id="cut-place[^>]*><path transform="translate\(36 57.6\)"/);
      const file = openPackage(await writePptx({ scene, theme, images, upload: { template, scale } }));
      const [inFile] = descendantsOf(parseXml(file.parts.get(slidePathsOf(file)[0]!)!), 'p:pic');
      expect(childOf(childOf(inFile, 'p:spPr'), 'a:prstGeom')?.get('prst')).toBe('hexagon');
      expect(descendantsOf(inFile!, 'p:ph').map((one) => one.get('idx'))).toEqual(['13']);
    },
  );

  it('is passed over where its layout has no room for words', async () => {
    const { theme } = await upload([6.2, 2, 2, 1]);
    expect(laidOut(theme).slides[0]!.arrangement).not.toBe('framed-picture');
  });
});
