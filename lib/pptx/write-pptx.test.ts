import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { iconSet, type IconName } from '@/lib/deck/icons/icon-set';
import type { Scene, SceneSlide } from '@/lib/deck/scene/scene';
import { chartTypes } from '@/lib/deck/spec/chart-data';
import { withLinks } from '@/lib/deck/layout/links';
import { iconElement, paragraph, picture, run, slide, textElement } from './fixtures/elements';
import { featureScene } from './fixtures/feature-scene';
import { japaneseScene, rtlScene } from './fixtures/rtl-scene';
import { sdkErrors } from './fixtures/sdk-errors';
import { darkTheme, lightTheme } from './fixtures/theme';
import { lintPackage } from './lint/lint-package';
import { openPackage } from './package/open-package';
import { readPptxText } from './read/read-pptx-text';
import { childrenOf, descendantsOf, parseXml, pathOf, type XmlElement } from './xml/tree';
import { writePptx } from './write-pptx';

const images = new Map([[picture.id, picture]]);
const write = (scene: Scene, theme = lightTheme) => writePptx({ scene, theme, images });

function rootOf(bytes: Uint8Array, path: string) {
  const part = openPackage(bytes).parts.get(path);
  if (part === undefined) throw new Error(`${path} is missing.`);
  return parseXml(part);
}

describe('a written file', () => {
  it('has no errors for the Open XML SDK, whatever stands on its slides', async () => {
    const files = [
      await write(featureScene()),
      await write(featureScene(), darkTheme),
      await write(rtlScene()),
      await write(japaneseScene()),
    ];
    for (const file of files) expect(await sdkErrors(file, 'pptx')).toEqual([]);
  });

  it('leads to addresses outside alone, each once a slide, whatever their letters', async () => {
    const texts = [
      `Reports: https://example.com/%zz/(a)?q='b'&c={d}|"e#[x]^\`, https://example.com/ä and www.example.com/%20`,
      'https://bücher.example and jane.o%27hara@example.org, https://example.com/ä again',
      `https://example.com/${'long/'.repeat(390)}`,
    ];
    const words = textElement(
      'Source',
      { x: 1, y: 2, w: 8, h: 3 },
      texts.map((text) => paragraph([run(text)])),
    );
    const more = textElement('More', { x: 1, y: 5, w: 8, h: 1 }, [
      paragraph([run('https://example.com/more javascript:alert(1)')]),
    ]);
    const one = slide('T', withLinks('sources', [words, more]));
    const bytes = await write({ title: 'T', language: 'en-US', direction: 'ltr', slides: [one] });
    expect(await sdkErrors(bytes, 'pptx')).toEqual([]);
    const opened = openPackage(bytes);
    const outside = opened.relationshipsOf('ppt/slides/slide1.xml').filter(({ external }) => external);
    expect(outside.map(({ target }) => target.slice(0, 40))).toEqual([
      'https://example.com/%zz/(a)?q=%27b%27&c=',
      'https://example.com/%C3%A4',
      'https://www.example.com/%20',
      'https://xn--bcher-kva.example/',
      'mailto:jane.o%27hara@example.org',
      'https://example.com/long/long/long/long/',
      'https://example.com/more',
    ]);
    const links = descendantsOf(rootOf(bytes, 'ppt/slides/slide1.xml'), 'a:hlinkClick');
    expect(links.map((link) => link.get('r:id'))).toEqual(
      [1, 2, 3, 4, 5, 2, 6, 7].map((number) => outside[number - 1]?.id),
    );
    expect(links.every((link) => descendantsOf(link, 'ahyp:hlinkClr')[0]?.get('val') === 'tx')).toBe(true);
  });

  it('embeds workbooks that have no errors either', async () => {
    const opened = openPackage(await write(featureScene()));
    const workbooks = [...opened.parts].filter(([path]) => path.endsWith('.xlsx'));
    expect(workbooks).toHaveLength(chartTypes.length + 2);
    for (const [, bytes] of workbooks.slice(-2)) expect(await sdkErrors(bytes, 'xlsx')).toEqual([]);
  });

  it('passes the lint but for the notes that its scene does not have', async () => {
    for (const theme of [lightTheme, darkTheme]) {
      const findings = lintPackage(await write(featureScene(), theme));
      expect(findings.filter(({ rule }) => rule !== 'notes')).toEqual([]);
    }
  });

  it('is the same bytes for the same scene, in one process and with others in between', async () => {
    const [first, , second] = await Promise.all([write(featureScene()), write(rtlScene()), write(featureScene())]);
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });

  it('carries every text, number and note', async () => {
    const { slides } = readPptxText(await write(featureScene()));
    expect(slides.map(({ title }) => title)).toEqual(featureScene().slides.map(({ title }) => title));
    expect(slides[0]).toMatchObject({
      texts: ['On one deck'],
      notes: 'Welcome.\n\nSecond paragraph of the notes & more.',
    });
    expect(slides[2]?.texts[0]).toContain('Several runs in one bullet, code()\nA second bullet with control');
    expect(slides[2]?.texts[0]).toContain('At the end,\nwith a break inside');
    expect(slides[5]?.tables[0]).toEqual([
      ['Plan', 'Seats', 'Price'],
      ['Team', '10', '€ 90'],
      ['Company', '', '€ 400'],
      ['Total', '60', '€ 490'],
    ]);
    expect(slides[6]?.charts[0]).toEqual({
      plots: ['barChart'],
      categories: ['Q1', 'Q2', 'Q3', 'Q4'],
      xValues: [],
      series: [
        { name: 'North', values: [12, 18.5, 0, 31], formatCode: '#,##0.0', plot: 'barChart' },
        { name: 'South & East', values: [7, null, 14, 16], formatCode: '#,##0.0', plot: 'barChart' },
      ],
    });
  });

  it('carries the numbers of charts of every type, with the format of each series', async () => {
    const { slides } = readPptxText(await write(featureScene()));
    const charts = new Map(
      chartTypes.map((type) => [type, slides.find(({ title }) => title === `A ${type} chart`)?.charts[0]]),
    );
    for (const type of chartTypes) {
      // A part of a whole is something or is not there.
      const third = type === 'pie' || type === 'doughnut' ? null : 0;
      expect(charts.get(type)?.series[0]?.values, type).toEqual([12, 18.5, third, 31]);
    }
    expect(charts.get('scatter')).toMatchObject({
      plots: ['scatterChart'],
      categories: [],
      xValues: [1, 2.5, null, 4],
    });
    expect(charts.get('combination')?.plots).toEqual(['barChart', 'lineChart']);
    expect(charts.get('combination')?.series.map(({ name, formatCode, plot }) => [name, formatCode, plot])).toEqual([
      ['North', '#,##0.0', 'barChart'],
      ['South & East', '0.0%', 'lineChart'],
    ]);
    const negative = slides.find(({ title }) => title === 'Negative values and an emphasis');
    expect(negative?.charts.map(({ series }) => series[0]?.values)).toEqual([
      [-4, 0, 7, 2.5],
      [5, 3, 2],
    ]);
  });

  it('keeps numbers, zeros and formats in the workbook', async () => {
    const opened = openPackage(await write(featureScene()));
    const workbook = openPackage(
      opened.parts.get('ppt/embeddings/Microsoft_Excel_Worksheet1.xlsx') ?? new Uint8Array(),
    );
    const cells = descendantsOf(parseXml(workbook.parts.get('xl/worksheets/sheet1.xml') ?? new Uint8Array()), 'c');
    expect(cells.map((cell) => [cell.get('r'), cell.text]).slice(-3)).toEqual([
      ['A5', 'Q4'],
      ['B5', '31'],
      ['C5', '16'],
    ]);
    expect(cells.filter((cell) => ['B4', 'C3'].includes(cell.get('r') ?? '')).map((cell) => cell.text)).toEqual([
      '',
      '0',
    ]);
    const formats = descendantsOf(parseXml(workbook.parts.get('xl/styles.xml') ?? new Uint8Array()), 'numFmt');
    expect(formats.map((one) => one.get('formatCode'))).toEqual(['#,##0.0']);
  });

  it('says title, author, language and application', async () => {
    const bytes = await write(featureScene());
    const core = rootOf(bytes, 'docProps/core.xml');
    const value = (name: string) => descendantsOf(core, name)[0]?.text;
    expect([value('dc:title'), value('dc:creator'), value('dc:language')]).toEqual([
      'Features & <faults>',
      'A. "Tester"',
      'en-GB',
    ]);
    expect(descendantsOf(rootOf(bytes, 'docProps/app.xml'), 'Application')[0]?.text).toBe('Deckwright');
    expect(descendantsOf(core).some(({ name }) => name.startsWith('dcterms'))).toBe(false);
  });

  it('says when the deck was asked for, and nothing of a clock', async () => {
    const input = { scene: featureScene(), theme: lightTheme, images };
    const bytes = await writePptx({ ...input, createdAt: new Date('2026-03-04T05:06:07.890Z') });
    const core = rootOf(bytes, 'docProps/core.xml');
    for (const name of ['dcterms:created', 'dcterms:modified'])
      expect(descendantsOf(core, name).map((one) => one.text)).toEqual(['2026-03-04T05:06:07Z']);
  });

  it('folds the slides into the parts of the deck', async () => {
    const titled = (kind: SceneSlide['kind'], title: string) => ({ ...slide(title, []), kind });
    const slides = [
      titled('title', 'Deck & co'),
      titled('bullets', 'Before'),
      titled('section', 'One <1>'),
      titled('bullets', 'A'),
      titled('section', 'Two'),
    ];
    const bytes = await write({ ...featureScene(), title: 'Deck & co', slides });
    const sections = descendantsOf(rootOf(bytes, 'ppt/presentation.xml'), 'p14:section');
    expect(
      sections.map((section) => [section.get('name'), descendantsOf(section, 'p14:sldId').map((one) => one.get('id'))]),
    ).toEqual([
      ['Deck & co', ['256', '257']],
      ['One <1>', ['258', '259']],
      ['Two', ['260']],
    ]);
    expect(new Set(sections.map((section) => section.get('id'))).size).toBe(3);
    expect(await sdkErrors(bytes, 'pptx')).toEqual([]);
  });

  it('stores each picture once, and WebP as PNG', async () => {
    const webp = await sharp(picture.bytes).webp().toBuffer();
    const element = {
      type: 'image',
      name: 'A',
      imageId: 'a',
      altText: 'A',
      box: { x: 1, y: 2, w: 2, h: 1 },
      crop: { left: 0, top: 0, right: 0, bottom: 0 },
    } as const;
    const elements = [element, { ...element, name: 'B', imageId: 'b' }, { ...element, name: 'C', imageId: 'c' }];
    const given = new Map([
      ['a', picture],
      ['b', { ...picture, id: 'b' }],
      ['c', { ...picture, id: 'c', mimeType: 'image/webp' as const, bytes: webp }],
    ]);
    const scene: Scene = { title: 'T', language: 'en-US', direction: 'ltr', slides: [slide('T', elements)] };
    const opened = openPackage(await writePptx({ scene, theme: lightTheme, images: given }));
    const media = [...opened.parts].filter(([path]) => path.startsWith('ppt/media/'));
    expect(media.map(([path]) => path)).toEqual(['ppt/media/image1.png', 'ppt/media/image2.png']);
    expect(Buffer.from(media[0]?.[1] ?? []).equals(Buffer.from(picture.bytes))).toBe(true);
  });

  it('names a picture that was not given', async () => {
    await expect(writePptx({ scene: featureScene(), theme: lightTheme, images: new Map() })).rejects.toThrow(
      '"picture"',
    );
  });

  it("names the font of the deck's script in the theme", async () => {
    const typeface = async (scene: Scene, slot: string) =>
      descendantsOf(rootOf(await write(scene), 'ppt/theme/theme1.xml'), slot)[0]?.get('typeface');
    expect(await typeface(japaneseScene(), 'a:ea')).toBe('Yu Gothic');
    expect(await typeface(rtlScene(), 'a:cs')).toBe('Arial');
    expect(await typeface({ ...japaneseScene(), language: 'zh-TW' }, 'a:ea')).toBe('Microsoft JhengHei');
    expect(await typeface(featureScene(), 'a:ea')).toBe('');
  });

  it('survives text that no XML can hold, wherever it stands', async () => {
    const bad = 'a\u0000\u000B\uD800<&>"b';
    const scene = featureScene();
    const slides = scene.slides.map((one) => ({
      ...one,
      notes: bad,
      title: bad,
      elements: one.elements.map((element) => ({ ...element, name: bad })),
    }));
    const bytes = await write({ ...scene, title: bad, author: bad, language: bad, slides });
    expect(lintPackage(bytes).map(({ rule }) => rule)).not.toContain('well-formed');
    expect(readPptxText(bytes).slides[3]?.notes).toBe('a<&>"b');
    expect(await sdkErrors(bytes, 'pptx')).toEqual([]);
  });
});

describe('icons in a file', () => {
  const names = Object.keys(iconSet) as IconName[];
  const icons = (some: Parameters<typeof iconElement>[]): Scene => ({
    title: 'Icons',
    language: 'en-US',
    direction: 'ltr',
    slides: [
      slide(
        'Icons',
        some.map((one) => iconElement(...one)),
      ),
    ],
  });
  /** Half an inch is 36 points and 457,200 units of the file; the line takes a twelfth. */
  const box = { x: 1, y: 2, w: 0.5, h: 0.5 };
  const drawnIn = (bytes: Uint8Array) =>
    descendantsOf(rootOf(bytes, 'ppt/slides/slide1.xml'), 'p:sp').filter(
      (shape) => pathOf(shape, 'p:spPr', 'a:custGeom') !== undefined,
    );

  it('are round lines in the colours of the theme, and no pictures', async () => {
    for (const theme of [lightTheme, darkTheme]) {
      const roles = ['accent', 'canvas', 'ink', 'second', 'surface'] as const;
      const bytes = await write(icons(roles.map((color) => ['leaf', box, { color }])), theme);
      expect([...openPackage(bytes).parts.keys()].filter((path) => path.startsWith('ppt/media/'))).toEqual([]);
      const outlines = drawnIn(bytes).map((shape) => pathOf(shape, 'p:spPr', 'a:ln')!);
      expect(outlines.map((line) => [line.get('w'), line.get('cap')])).toEqual(roles.map(() => ['38100', 'rnd']));
      expect(outlines.every((line) => childrenOf(line, 'a:round').length === 1)).toBe(true);
      const colors = outlines.flatMap((line) => descendantsOf(line, 'a:schemeClr'));
      expect(colors.map((color) => color.get('val'))).toEqual(['accent1', 'bg1', 'tx1', 'accent2', 'bg1']);
      expect(colors.map((color) => childrenOf(color).length > 0)).toEqual([false, false, false, false, true]);
    }
  });

  it('are drawn as the set has them, each in its square', async () => {
    const bytes = await write(icons(names.map((name) => [name, box])));
    const paths = drawnIn(bytes).map((shape) => descendantsOf(shape, 'a:path'));
    expect(paths.map((of) => of.map((path) => [path.get('w'), path.get('h'), path.get('fill')]))).toEqual(
      names.map(() => [['457200', '457200', 'none']]),
    );
    expect(paths.map(([path]) => pathData(path!, 24 / 457_200))).toEqual(names.map((name) => iconSet[name].join('')));
    expect(await sdkErrors(bytes, 'pptx')).toEqual([]);
  });

  const commands: Readonly<Record<string, string>> = {
    'a:moveTo': 'M',
    'a:lnTo': 'L',
    'a:cubicBezTo': 'C',
    'a:close': 'Z',
  };

  function pathData(path: XmlElement, scale: number): string {
    const coordinates = (segment: XmlElement) =>
      childrenOf(segment, 'a:pt').flatMap((point) =>
        [point.get('x'), point.get('y')].map((value) => Number((Number(value) * scale).toFixed(3))),
      );
    return childrenOf(path)
      .map((segment) => `${commands[segment.name]}${coordinates(segment).join(' ')}`)
      .join('');
  }
});
