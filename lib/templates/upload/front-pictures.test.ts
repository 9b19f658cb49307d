import { describe, expect, it } from 'vitest';
import type { ImageElement, Scene } from '@/lib/deck/scene/scene';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
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
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2" fill="#468"/></svg>';
    const bytes = Buffer.from(await renderSvg(svg, { widthPx: 300 }));
    const images = new Map(
      [...everyKindImages].map(([id, image]) => [id, { ...image, id, mimeType: 'image/png' as const, bytes }] as const),
    );
    const file = openPackage(await writePptx({ scene, theme, images, upload: { template, scale } }));
    const [inFile] = descendantsOf(parseXml(file.parts.get(slidePathsOf(file)[0]!)!), 'p:pic');
    const size = descendantsOf(inFile!, 'a:ext').find((one) => one.get('cx') !== undefined)!;
    const ratio = Number(size.get('cx')) / Number(size.get('cy'));
    const cut = childOf(childOf(inFile, 'p:spPr'), 'a:prstGeom')?.get('prst');
    expect(cut === 'ellipse').toBe(Math.abs(ratio - 1) < 0.15);
  });
});
