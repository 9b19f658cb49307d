import { describe, expect, it } from 'vitest';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { allFixtures, fixtureImages } from '@/lib/deck/layout/fixtures/all-fixtures';
import { luminance } from '@/lib/deck/quality/contrast';
import { namedPictures } from '@/lib/deck/spec/pictures';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import { openPackage, slidePathsOf, type OpenPackage } from '@/lib/pptx/package/open-package';
import { readZip } from '@/lib/pptx/package/read-zip';
import { descendantsOf, parseXml, type XmlElement } from '@/lib/pptx/xml/tree';
import { writePptx } from '@/lib/pptx/write-pptx';
import { drawPixels, shrinkPicture } from '@/lib/platform/rasterizer/rasterize-svg';
import { openUpload } from './open-upload';
import { addPart, buildUpload, editEntry, type UploadEntries } from './testing/build-upload';
import { difficultUploads } from './testing/difficult-uploads';

const date = new Date('2026-03-09T12:00:00Z');
const physicalSides = {
  ltr: { start: 'left', center: 'center', end: 'right' },
  rtl: { start: 'right', center: 'center', end: 'left' },
} as const;
const presentation = 'ppt/presentation.xml';
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Slides that need no pictures. */
const spec = deckSpecSchema.parse(allFixtures.typicalEn);
const slides = spec.slides.filter((slide) => namedPictures(slide).length === 0);

async function fileOn(bytes: Buffer): Promise<OpenPackage> {
  const upload = await openUpload(bytes, { name: 'House', description: '', tags: [] }, { drawPixels, shrinkPicture });
  const { scene } = layOutDeck({ ...spec, slides }, upload.theme, { maxSlides: 60, images: fixtureImages, date });
  return openPackage(await writePptx({ scene, theme: upload.theme, images: new Map(), upload }));
}

/** Shapes of all slides that fill a placeholder of a type. */
function filled(opened: OpenPackage, type: string, idx?: string): XmlElement[] {
  return slidePathsOf(opened).flatMap((path) =>
    descendantsOf(parseXml(opened.parts.get(path)!), 'p:sp').filter((shape) => {
      const place = descendantsOf(shape, 'p:ph')[0];
      return place?.get('type') === type && (idx === undefined || place.get('idx') === idx);
    }),
  );
}

const build = (name: string) => difficultUploads.find((one) => one.name.startsWith(name))!.build();
const textOf = (shape: XmlElement) =>
  descendantsOf(shape, 'a:t')
    .map(({ text }) => text)
    .join('');

/** A slide of the file gets a place that its layout has for every slide. */
function fill(entries: UploadEntries, type: string, idx: string, paragraph: string): void {
  for (const number of [3, 4])
    editEntry(entries, `ppt/slides/slide${number}.xml`, (xml) =>
      xml.replace(
        '</p:spTree>',
        `<p:sp><p:nvSpPr><p:cNvPr id="70" name="${type}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="${type}" sz="half" idx="${idx}"/></p:nvPr></p:nvSpPr><p:spPr/>` +
          `<p:txBody><a:bodyPr/><a:lstStyle/><a:p>${paragraph}</a:p></p:txBody></p:sp></p:spTree>`,
      ),
    );
}

describe('what repeats on the slides of a template', () => {
  it('is said in the words of its layouts, in their places: labels and sources', async () => {
    const opened = await fileOn(await build('a footer, a label'));
    const labels = filled(opened, 'body', '60');
    expect(labels.length).toBeGreaterThan(8);
    expect(new Set(labels.map(textOf))).toEqual(new Set(['Strictly confidential']));
    const sources = filled(opened, 'body', '61').map(textOf);
    expect(sources.length).toBeGreaterThan(1);
    expect(sources.every((text) => text.startsWith('Source'))).toBe(true);
  });

  const footer = (xml: string) =>
    xml.replace(/(<p:ph type="ftr".*?<a:p>)(.*?)(<\/a:p>)/, '$1<a:r><a:rPr lang="en-US"/><a:t>House plc</a:t></a:r>$3');

  it.each([
    ['says the same', 'House plc', ['House plc']],
    ['says more', 'House plc, Tuesday', ['House plc']],
    ['says something else, so that the master’s are a call to write', 'Minutes of Tuesday', ['TITLE']],
  ])('is a footer with the master’s words where one on the slides of the file %s', async (_, own, expected) => {
    const bytes = await buildUpload((entries) => {
      editEntry(entries, 'ppt/slideMasters/slideMaster1.xml', footer);
      fill(entries, 'ftr', '11', `<a:r><a:rPr lang="en-US"/><a:t>${own}</a:t></a:r>`);
    });
    const said = filled(await fileOn(bytes), 'ftr').map(textOf);
    expect(new Set(said)).toEqual(new Set(expected.map((text) => text.replace('TITLE', spec.title))));
  });

  it.each([
    ['beside the house', 'House plc | Harbour outlook for owners', 'House plc | TITLE'],
    ['in other words', 'House plc | Outlook for harbour owners 2025', 'House plc | TITLE'],
    ['alone', 'Harbour outlook for owners', 'TITLE'],
    ['not at all', 'House plc | Harbour office', 'House plc | Harbour office'],
  ])('is a footer with the title of the deck where the file’s names its own %s', async (_, own, expected) => {
    const bytes = await buildUpload((entries) => {
      editEntry(entries, 'ppt/slideMasters/slideMaster1.xml', (xml) => footer(xml).replace('House plc', own));
      editEntry(entries, 'ppt/slides/slide1.xml', (xml) =>
        xml.replace(/(<p:ph type="(?:ctrT|t)itle".*?<a:t>)[^<]*/s, '$1Harbour outlook for owners'),
      );
      fill(entries, 'ftr', '11', `<a:r><a:rPr lang="en-US"/><a:t>${own}</a:t></a:r>`);
    });
    const said = filled(await fileOn(bytes), 'ftr').map(textOf);
    expect(new Set(said)).toEqual(new Set([expected.replace('TITLE', spec.title)]));
  });

  it('stands at the same side of its place in a deck that reads from the right', async () => {
    const bytes = await buildUpload((entries) => {
      editEntry(entries, 'ppt/slideMasters/slideMaster1.xml', footer);
      fill(entries, 'ftr', '11', '<a:r><a:rPr lang="en-US"/><a:t>House plc</a:t></a:r>');
    });
    const { theme } = await openUpload(
      bytes,
      { name: 'House', description: '', tags: [] },
      { drawPixels, shrinkPicture },
    );
    const sidesIn = (deck: 'typicalEn' | 'typicalAr') => {
      const { slides: laid, direction } = layOutDeck(deckSpecSchema.parse(allFixtures[deck]), theme, {
        maxSlides: 60,
        images: fixtureImages,
        date,
      }).scene;
      const fields = laid.flatMap(({ elements }) =>
        elements.filter(
          (element) =>
            element.type === 'text' && (element.placeholder === 'slide-number' || element.placeholder === 'footer'),
        ),
      );
      expect(fields.length).toBeGreaterThan(8);
      return new Set(
        fields.flatMap((element) =>
          element.type === 'text'
            ? element.paragraphs.map(({ align }) => `${element.name} ${physicalSides[direction][align]}`)
            : [],
        ),
      );
    };
    expect(sidesIn('typicalAr')).toEqual(sidesIn('typicalEn'));
  });

  it('is no footer where the slides of the file have none', async () => {
    const bytes = await buildUpload((entries) => editEntry(entries, 'ppt/slideMasters/slideMaster1.xml', footer));
    expect(filled(await fileOn(bytes), 'ftr')).toEqual([]);
  });

  it('is the day of the deck, kept up to date where the file’s slides have it so', async () => {
    const kept = await buildUpload((entries) =>
      fill(
        entries,
        'dt',
        '10',
        `<a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="datetime1"><a:rPr lang="en-US"/><a:t>1/2/2019</a:t></a:fld>`,
      ),
    );
    const [field] = filled(await fileOn(kept), 'dt');
    expect(descendantsOf(field!, 'a:fld').map((one) => one.get('type'))).toEqual(['datetime1']);
    expect(textOf(field!)).toBe('3/9/26');
    const fixed = await buildUpload((entries) =>
      fill(entries, 'dt', '10', '<a:r><a:rPr lang="en-US"/><a:t>2 January 2019</a:t></a:r>'),
    );
    const [text] = filled(await fileOn(fixed), 'dt');
    expect(descendantsOf(text!, 'a:fld')).toEqual([]);
    // As the cover of the deck says it.
    expect(textOf(text!)).toBe('14 October 2026');
  });
});

it('tables have the style of the template and say nothing that it says', async () => {
  const opened = await fileOn(await build('a footer, a label'));
  const styles = parseXml(opened.parts.get('ppt/tableStyles.xml')!);
  expect(styles.get('def')).toBe('{11111111-2222-3333-4444-555555555555}');
  expect(descendantsOf(styles, 'a:tblStyle').map((style) => style.get('styleName'))).toEqual(['House']);
  const tables = slidePathsOf(opened).flatMap((path) => descendantsOf(parseXml(opened.parts.get(path)!), 'a:tbl'));
  expect(tables.length).toBeGreaterThan(0);
  for (const table of tables) {
    expect(descendantsOf(table, 'a:tableStyleId').map(({ text }) => text)).toEqual([
      '{11111111-2222-3333-4444-555555555555}',
    ]);
    // A column, a row and a status that stand out say so themselves.
    const cells = descendantsOf(table, 'a:tcPr');
    const filled = cells.filter((cell) => descendantsOf(cell, 'a:solidFill').length > 0);
    expect(filled.length).toBeLessThan(cells.length / 2);
    const [head] = descendantsOf(table, 'a:tr');
    if (descendantsOf(table, 'a:t').some(({ text }) => text === 'Recommended' || text === 'Due')) continue;
    expect(descendantsOf(head!, 'a:tcPr').flatMap((cell) => descendantsOf(cell, 'a:solidFill'))).toEqual([]);
  }
});

it('totals stand out where the style of the file says nothing of a last row', async () => {
  const id = '{7D4A0F3B-92C1-4E55-A6D0-3F1B2C4D5E6F}';
  const ruled =
    `<a:tblStyleLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" def="${id}"><a:tblStyle styleId="${id}" styleName="Ruled"><a:wholeTbl>` +
    '<a:tcTxStyle><a:schemeClr val="tx1"/></a:tcTxStyle><a:tcStyle><a:tcBdr><a:insideH><a:ln w="9525"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill></a:ln></a:insideH></a:tcBdr></a:tcStyle>' +
    '</a:wholeTbl></a:tblStyle></a:tblStyleLst>';
  const opened = await fileOn(
    await buildUpload((entries) => entries.set('ppt/tableStyles.xml', new TextEncoder().encode(ruled))),
  );
  const rows = slidePathsOf(opened).flatMap((path) => descendantsOf(parseXml(opened.parts.get(path)!), 'a:tr'));
  const total = rows.find((row) => descendantsOf(row, 'a:t')[0]?.text === 'Total');
  expect(descendantsOf(total!, 'a:rPr').map((run) => run.get('b'))).toEqual(['1', '1', '1', '1', '1']);
});

it('tables have a look of their own where the style of the file draws neither grounds nor lines', async () => {
  const bare =
    '<a:tblStyleLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" def="{7D4A0F3B-92C1-4E55-A6D0-3F1B2C4D5E6F}">' +
    '<a:tblStyle styleId="{7D4A0F3B-92C1-4E55-A6D0-3F1B2C4D5E6F}" styleName="Table_0"><a:wholeTbl><a:tcTxStyle><a:font><a:latin typeface="Arial"/></a:font>' +
    '<a:srgbClr val="000000"/></a:tcTxStyle><a:tcStyle><a:tcBdr/></a:tcStyle></a:wholeTbl></a:tblStyle></a:tblStyleLst>';
  const opened = await fileOn(
    await buildUpload((entries) => entries.set('ppt/tableStyles.xml', new TextEncoder().encode(bare))),
  );
  const tables = slidePathsOf(opened).flatMap((path) => descendantsOf(parseXml(opened.parts.get(path)!), 'a:tbl'));
  expect(tables.length).toBeGreaterThan(0);
  for (const table of tables)
    expect(descendantsOf(table, 'a:tableStyleId').map(({ text }) => text)).not.toContain(
      '{7D4A0F3B-92C1-4E55-A6D0-3F1B2C4D5E6F}',
    );
});

describe('the looks of a template', () => {
  const identity = { name: 'House', description: '', tags: [] };
  const tools = { drawPixels, shrinkPicture };
  const opened = async (name: string) => openUpload(await build(name), identity, tools);

  it('are those of the master that has room, and of the one that the first slide has for covers', async () => {
    const { layouts, theme } = await opened('a master for covers alone');
    const part = (number: number) => `ppt/slideLayouts/slideLayout${number}.xml`;
    expect(layouts.cover).toEqual({ part: part(21), name: 'Dark Title slide', isStandIn: false });
    expect(layouts.content.part).toBe(part(3));
    expect(layouts.section.part).toBe(part(2));
    expect(theme.appearance).toBe('light');
  });

  it('can be chosen from all masters that look alike, by names of their own', async () => {
    const bytes = await build('a master for covers alone');
    const { available } = await openUpload(bytes, identity, tools);
    expect(available.map(({ name }) => name)).toContain('Dark Two content');
    expect(new Set(available.map(({ name }) => name)).size).toBe(available.length);
    const part = available.find(({ name }) => name === 'Dark Quote')!.part;
    const { layouts } = await openUpload(bytes, identity, tools, { choices: { quote: part } });
    expect(layouts.quote).toEqual({ part, name: 'Dark Quote', isStandIn: false });
  });

  it('stand on two masters in the file, which programs take', async () => {
    const deck = await fileOn(await build('a master for covers alone'));
    const masters = [...deck.parts.keys()].filter((path) => /slideMaster\d+\.xml$/.test(path));
    expect(masters).toHaveLength(2);
    const [cover, ...others] = slidePathsOf(deck).map(
      (path) => deck.relationshipsOf(path).find(({ type }) => type.endsWith('/slideLayout'))?.target,
    );
    expect(cover).not.toBe(others[0]);
  });

  it('stand where the slides of the file and their master have them, not where converted layouts do', async () => {
    const [plain, contradicted] = [
      await openUpload(await buildUpload(), identity, tools),
      await opened('layouts that contradict'),
    ];
    for (const name of ['content', 'title-only'] as const)
      expect(contradicted.theme.layouts[name].title.box).toEqual(plain.theme.layouts[name].title.box);
    const { box } = plain.theme.layouts.content.body;
    for (const side of ['x', 'y', 'w', 'h'] as const)
      expect(contradicted.theme.layouts.content.body.box[side]).toBeCloseTo(box[side], 2);
    const deck = await fileOn(await build('layouts that contradict'));
    const offsets = filled(deck, 'title').flatMap((shape) =>
      descendantsOf(shape, 'a:off').map((off) => [off.get('x'), off.get('y')].join()),
    );
    expect(offsets).toContain('411480,685800');
  });

  it('have their cover as the first slide of the file has it, also in boxes of its own', async () => {
    const box = (id: number, words: string, size: number, y: number) =>
      `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Text ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="914400" y="${y}"/>` +
      `<a:ext cx="4572000" cy="914400"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0"/><a:lstStyle/>` +
      `<a:p><a:pPr algn="r"/><a:r><a:rPr lang="en-US" sz="${size}"/><a:t>${words}</a:t></a:r></a:p></p:txBody></p:sp>`;
    const bytes = await buildUpload((entries) =>
      editEntry(entries, 'ppt/slides/slide1.xml', (xml) =>
        xml.replace(
          /<\/p:grpSpPr>.*<\/p:spTree>/s,
          `</p:grpSpPr>${box(40, 'A small line', 1600, 4_572_000)}${box(41, 'Our name', 4400, 3_200_400)}</p:spTree>`,
        ),
      ),
    );
    const { theme } = await openUpload(bytes, identity, tools);
    expect(theme.layouts.cover.title).toMatchObject({ align: 'end', box: { x: 1, y: 3.5, w: 5, h: 1 } });
    expect(theme.layouts.cover.body).toMatchObject({ sizePt: 16, align: 'end', box: { x: 1, y: 5, w: 5 } });
    expect(theme.layouts.content.title.align).toBe('start');
  });

  it('are dark on a dark ground, whether or not its palette has that colour', async () => {
    const { theme } = await opened('a dark ground that is no colour');
    expect(theme).toMatchObject({ appearance: 'dark', colors: { canvas: '0B2545', ink: 'FFFFFF' } });
    expect(theme.layouts.content.panel).toBeUndefined();
  });

  it('have light cards on a strong colour', async () => {
    const { theme } = await opened('a strong colour behind');
    expect(theme.colors.canvas).toBe('F2A900');
    expect(luminance(theme.colors.surface)).toBeGreaterThan(luminance(theme.colors.canvas));
  });

  it('have words on paper where they are read all over it, and a panel on a photograph', async () => {
    expect((await opened('paper behind')).theme.layouts.content.panel).toBeUndefined();
    expect((await opened('a busy photograph')).theme.layouts.content.panel).toBeDefined();
  });

  it('keep a date beside the number', async () => {
    const { footer } = (await opened('a date that reaches')).theme.layouts.content;
    const date = footer!.fields!.find(({ role }) => role === 'date')!;
    expect(date.box.w).toBeGreaterThan(1);
    expect(date.box.x + date.box.w).toBeLessThan(footer!.slideNumber.x);
  });
});

describe('what stands anywhere else in an upload', () => {
  const encode = (text: string) => new TextEncoder().encode(text);

  /** The word in the text and the attributes of every part that is no master, layout or theme, and in parts of other kinds. */
  function mark(entries: UploadEntries): void {
    const own = /^ppt\/(?:slideMasters|slideLayouts|theme)\//;
    for (const [name, bytes] of entries) {
      if (own.test(name) || name.endsWith('.rels') || name === '[Content_Types].xml') continue;
      if (!name.endsWith('.xml')) entries.set(name, encode('MARKER'));
      else {
        const xml = new TextDecoder().decode(bytes);
        entries.set(
          name,
          encode(
            xml
              .replace(/(<(?:a:t|c:v|dc:\w+|cp:\w+|Application)(?: [^>]*)?>)(?!<)/g, '$1MARKER ')
              .replace(/( (?:name|descr|title)=")(?=[^"])/g, '$1MARKER '),
          ),
        );
      }
    }
    const parts = [
      [
        'ppt/tags/tag1.xml',
        'tags',
        presentation,
        '<p:tagLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:tag name="MARKER" val="MARKER"/></p:tagLst>',
      ],
      [
        'ppt/comments/comment1.xml',
        'comments',
        'ppt/slides/slide1.xml',
        '<p:cmLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cm><p:text>MARKER</p:text></p:cm></p:cmLst>',
      ],
      [
        'ppt/commentAuthors.xml',
        'commentAuthors',
        presentation,
        '<p:cmAuthorLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cmAuthor id="0" name="MARKER"/></p:cmAuthorLst>',
      ],
      ['customXml/item1.xml', 'customXml', presentation, '<secret>MARKER</secret>'],
      ['ppt/vbaProject.bin', 'vbaProject', presentation, 'MARKER'],
      ['ppt/media/voice.wav', 'audio', 'ppt/slides/slide2.xml', 'MARKER'],
      ['ppt/embeddings/oleObject1.bin', 'oleObject', 'ppt/slides/slide2.xml', 'MARKER'],
      ['ppt/fonts/font1.fntdata', 'font', presentation, 'MARKER'],
      ['ppt/customProperties.xml', 'customProperties', 'ppt/slideMasters/slideMaster1.xml', '<x>MARKER</x>'],
    ] as const;
    for (const [index, [name, type, from, content]] of parts.entries())
      addPart(entries, {
        name,
        contentType: 'application/xml',
        content,
        from,
        id: `rId2${index}0`,
        type: `${officeTypes}/${type}`,
      });
    entries.set('docProps/thumbnail.jpeg', encode('MARKER'));
    entries.set('docProps/custom.xml', encode('<Properties>MARKER</Properties>'));
  }

  it('is in no deck that is made on it', async () => {
    const marked = await buildUpload(mark);
    const planted = [...readZip(marked)].filter(([, bytes]) => Buffer.from(bytes).includes('MARKER'));
    expect(planted.length).toBeGreaterThan(15);
    for (const [path, bytes] of (await fileOn(marked)).parts)
      expect(Buffer.from(bytes).includes('MARKER'), path).toBe(false);
  });
});
