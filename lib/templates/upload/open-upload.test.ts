import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { lintPackage } from '@/lib/pptx/lint/lint-package';
import { openPackage, slidePathsOf } from '@/lib/pptx/package/open-package';
import { readZip } from '@/lib/pptx/package/read-zip';
import { childOf, descendantsOf, parseXml } from '@/lib/pptx/xml/tree';
import { sdkErrors } from '@/lib/pptx/fixtures/sdk-errors';
import { writePptx } from '@/lib/pptx/write-pptx';
import { findThemes } from '../own-template';
import { sampleDeck } from '../sample-deck';
import { drawPixels, shrinkPicture } from '@/lib/platform/rasterizer/rasterize-svg';
import { openUpload } from './open-upload';
import { addPart, buildUpload, editEntry, zipOf } from './testing/build-upload';
import { UploadError } from './upload-error';

const identity = { name: 'House', description: 'Ours', tags: [] };
const ledger = findThemes('Ledger')[0]!;
const presentation = 'ppt/presentation.xml';
const master = 'ppt/slideMasters/slideMaster1.xml';

/** A deck on an upload, as a file. */
async function deckOn(bytes: Buffer) {
  const upload = await openUpload(bytes, identity, { drawPixels, shrinkPicture });
  const { scene } = layOutDeck(sampleDeck, upload.theme, { maxSlides: 10, images: new Map() });
  return { upload, scene, file: await writePptx({ scene, theme: upload.theme, images: new Map(), upload }) };
}

describe('an upload', () => {
  it('has the palette, the fonts and the layouts of its file', async () => {
    const { theme, layouts, template } = await openUpload(await buildUpload(), identity, { drawPixels, shrinkPicture });
    expect(theme).toMatchObject({ name: 'House', appearance: 'light', fonts: { heading: ledger.fonts.heading } });
    const { ink, canvas, accent } = ledger.colors;
    expect(theme.colors).toMatchObject({ ink, canvas, accent });
    expect(template.colors).toMatchObject({
      ink: { slot: 'tx1' },
      canvas: { slot: 'bg1' },
      accent: { slot: 'accent1' },
    });
    expect(layouts).toMatchObject({
      cover: { name: 'Title slide', isStandIn: false },
      section: { name: 'Section header', isStandIn: false },
      content: { name: 'Title and content', isStandIn: false },
      'two-content': { name: 'Two content', isStandIn: false },
      'title-only': { name: 'Title only', isStandIn: false },
      quote: { name: 'Quote', isStandIn: false },
    });
    const { box } = ledger.layouts.content.title;
    for (const side of ['x', 'y', 'w', 'h'] as const)
      expect(theme.layouts.content.title.box[side]).toBeCloseTo(box[side], 2);
  });

  it('makes decks whose titles and footers stand in its own placeholders and say nothing of their looks', async () => {
    const { file, scene, upload } = await deckOn(await buildUpload());
    expect(inspectScene(scene, upload.theme, new Map()).blocking).toEqual([]);
    expect(lintPackage(file).filter(({ rule }) => rule !== 'notes')).toEqual([]);
    expect(await sdkErrors(file, 'pptx')).toEqual([]);
    const opened = openPackage(file);
    for (const path of slidePathsOf(opened)) {
      const root = parseXml(opened.parts.get(path)!);
      const title = descendantsOf(root, 'p:sp').find((shape) =>
        /title/i.test(descendantsOf(shape, 'p:ph')[0]?.get('type') ?? ''),
      );
      expect(title, path).toBeDefined();
      expect(descendantsOf(title!, 'a:latin'), path).toEqual([]);
      expect(descendantsOf(childOf(title, 'p:txBody')!, 'a:solidFill'), path).toEqual([]);
    }
  });

  it('is laid out on seven and a half inches and written on slides of its own size', async () => {
    const small = await buildUpload((entries) => {
      editEntry(entries, presentation, (xml) => xml.replace(/<p:sldSz[^>]*>/, '<p:sldSz cx="9144000" cy="5143500"/>'));
    });
    const { upload, file } = await deckOn(small);
    expect(upload.theme.canvas.h).toBe(7.5);
    expect(upload.theme.canvas.w).toBeCloseTo(13.333, 2);
    expect(upload.scale).toBeCloseTo(0.75);
    const xml = new TextDecoder().decode(readZip(file).get(presentation));
    expect(xml).toContain('<p:sldSz cx="9144000" cy="5143500"/>');
    const { sizePt } = ledger.layouts.content.title;
    // As large as it stands there, or a little less where what titles usually say would not.
    expect(upload.theme.layouts.content.title.sizePt / (sizePt / 0.75)).toBeGreaterThan(0.9);
    expect(upload.theme.layouts.content.title.sizePt).toBeLessThanOrEqual(sizePt / 0.75);
    const sizes = descendantsOf(parseXml(readZip(file).get('ppt/slides/slide4.xml')!), 'a:rPr').map((run) =>
      Number(run.get('sz') ?? 0),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(sizePt * 100);
  });

  it('leaves nothing of its slides, notes and properties in the decks that are made on it', async () => {
    const marked = await buildUpload((entries) => {
      for (const name of entries.keys())
        if (
          /^ppt\/(slides|notesSlides|charts)\/[^/]+\.xml$/.test(name) &&
          /<a:t>/.test(new TextDecoder().decode(entries.get(name)))
        )
          editEntry(entries, name, (xml) => xml.replace(/<a:t>/g, '<a:t>MARKER '));
      editEntry(entries, 'docProps/core.xml', (xml) => xml.replace(/<dc:creator>[^<]*/, '<dc:creator>MARKER'));
      addPart(entries, {
        name: 'ppt/tags/tag1.xml',
        contentType: 'application/vnd.openxmlformats-officedocument.presentationml.tags+xml',
        content:
          '<p:tagLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:tag name="MARKER" val="MARKER"/></p:tagLst>',
        from: master,
        id: 'rId99',
        type: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/tags',
      });
    });
    const { file, upload } = await deckOn(marked);
    for (const [name, bytes] of readZip(file))
      expect(new TextDecoder().decode(bytes).includes('MARKER'), name).toBe(false);
    expect(upload.removed).toContainEqual({ part: master, what: 'tags' });
  });

  it('says nothing to the outside: links out of the file are taken out', async () => {
    const linked = await buildUpload((entries) => {
      editEntry(entries, 'ppt/slideMasters/_rels/slideMaster1.xml.rels', (xml) =>
        xml.replace(
          '</Relationships>',
          '<Relationship Id="rId98" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://tracker.example/" TargetMode="External"/></Relationships>',
        ),
      );
      editEntry(entries, master, (xml) =>
        xml.replace(
          '<p:cNvPr id="2" name="Title"/>',
          '<p:cNvPr id="2" name="Title"><a:hlinkClick r:id="rId98"/></p:cNvPr>',
        ),
      );
    });
    const { file } = await deckOn(linked);
    for (const [name, bytes] of readZip(file))
      expect(new TextDecoder().decode(bytes).includes('tracker.example'), name).toBe(false);
    expect(await sdkErrors(file, 'pptx')).toEqual([]);
  });
});

/** Groups in groups, each with a number of its own, so that they can't be packed tightly. */
function nested(depth: number): string {
  const opened = Array.from({ length: depth }, (_, level) => `<p:grpSp id="${(level * 7919) % 999_983}">`);
  return `${opened.join('')}${'</p:grpSp>'.repeat(depth)}`;
}

describe('a file that is no template', () => {
  const isoBytes = Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex');
  it.each([
    ['is no archive', () => Buffer.from('Dear all,'), 'not_a_presentation', /no PowerPoint file/],
    ['is encrypted', () => isoBytes, 'encrypted', /Save it without a password/],
    ['is cut off', async () => (await buildUpload()).subarray(0, 5000), 'not_a_presentation', /cut off/],
    [
      'is a document of Word under another name',
      () =>
        buildUpload((entries) =>
          editEntry(entries, '[Content_Types].xml', (xml) => xml.replaceAll('presentationml', 'wordprocessingml')),
        ),
      'not_a_presentation',
      /no PowerPoint presentation/,
    ],
    [
      'lacks its theme',
      () => buildUpload((entries) => void entries.delete('ppt/theme/theme1.xml')),
      'unreadable',
      /theme1\.xml/,
    ],
    [
      'has a master that can’t be read',
      () => buildUpload((entries) => editEntry(entries, master, (xml) => xml.slice(0, 900))),
      'unreadable',
      /slideMaster1\.xml can’t be read/,
    ],
    [
      'declares entities',
      () =>
        buildUpload((entries) =>
          editEntry(entries, master, (xml) => xml.replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>')),
        ),
      'unreadable',
      /slideMaster1\.xml/,
    ],
    [
      'has no layout with a title',
      () =>
        buildUpload((entries) => {
          for (const name of entries.keys())
            if (
              /slideLayouts\/slideLayout\d+\.xml$/.test(name) &&
              new TextDecoder().decode(entries.get(name)).includes('type="title"/>')
            )
              editEntry(entries, name, (xml) => xml.replaceAll('<p:ph type="title"/>', '<p:ph type="body" idx="40"/>'));
        }),
      'no_usable_layout',
      /No layout of the file has a title/,
    ],
    [
      'inflates to far more than it is',
      () => buildUpload((entries) => void entries.set('ppt/media/image99.png', new Uint8Array(60_000_000))),
      'too_large',
      /image99\.png is packed more tightly/,
    ],
    [
      'has parts that lie over one another',
      async () => {
        const bytes = zipOf(new Map([...readZip(await buildUpload()), ['ppt/media/big.bin', randomBytes(90_000)]]));
        // The directory names the one large part again and again.
        const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
        const at = bytes.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
        const again = Array.from({ length: 40 }, (_, index) => {
          const entry = Buffer.from(bytes.subarray(at, end));
          entry.write(String(index).padStart(3, '0'), entry.lastIndexOf('big'), 'latin1');
          return entry;
        });
        const tail = Buffer.from(bytes.subarray(end));
        const count = tail.readUInt16LE(10) + again.length;
        tail.writeUInt16LE(count, 8);
        tail.writeUInt16LE(count, 10);
        tail.writeUInt32LE(tail.readUInt32LE(12) + Buffer.concat(again).length, 12);
        return Buffer.concat([bytes.subarray(0, end), ...again, tail]);
      },
      'unreadable',
      /lies over other parts/,
    ],
    [
      'holds an archive that is a bomb, and nothing of its own',
      async () => {
        const inner = zipOf(new Map([['zeros.bin', new Uint8Array(50_000_000)]]));
        return zipOf(new Map([['ppt/media/inner.zip', inner]]));
      },
      'not_a_presentation',
      /no PowerPoint presentation/,
    ],
    [
      'lists its parts in no order',
      () =>
        buildUpload((entries) =>
          editEntry(entries, 'ppt/_rels/presentation.xml.rels', (xml) => xml.replace('</Relationships>', '')),
        ),
      'unreadable',
      /what it says of its parts/,
    ],
    [
      'is nested without end',
      () =>
        buildUpload((entries) =>
          editEntry(entries, master, (xml) => xml.replace('<p:spTree>', `<p:spTree>${nested(50_000)}`)),
        ),
      'unreadable',
      /slideMaster1\.xml can’t be read/,
    ],
    [
      'has ten thousand parts',
      () =>
        buildUpload((entries) => {
          for (let number = 0; number < 10_000; number += 1) entries.set(`ppt/media/x${number}.bin`, new Uint8Array(1));
        }),
      'too_large',
      /parts; a template has at most 5000/,
    ],
    [
      'names a part outside of itself',
      async () => {
        const entries = new Map([...readZip(await buildUpload()), ['ppt/media/aaa.png', new Uint8Array(9)] as const]);
        const bytes = zipOf(entries).toString('latin1').replaceAll('ppt/media/aaa.png', '../../../../../../x');
        return Buffer.from(bytes.replaceAll('../../../../../../x', '../../../../../x.p'), 'latin1');
      },
      'unreadable',
      /damaged/,
    ],
    [
      'says that a part is smaller than it is',
      async () => {
        const bytes = zipOf(
          new Map([...readZip(await buildUpload()), ['ppt/media/big.bin', Buffer.alloc(90_000, 'ab')]]),
        );
        // In the directory at the end of the archive: the size stands 22 bytes before the name.
        const at = bytes.lastIndexOf('ppt/media/big.bin');
        bytes.writeUInt32LE(10, at - 22);
        return bytes;
      },
      'unreadable',
      /damaged/,
    ],
  ] as const)('that %s is refused with the reason', async (_, build, fault, message) => {
    const refused = await openUpload(await build(), identity, { drawPixels, shrinkPicture }).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(UploadError);
    expect(refused).toMatchObject({ fault, message: expect.stringMatching(message) as string });
  });

  it('of which a part stands twice is refused', async () => {
    const entries = new Map<string, Uint8Array>([
      ['a.xml', new Uint8Array(1)],
      ['b.xml', new Uint8Array(1)],
    ]);
    const twice = Buffer.from(zipOf(entries).toString('latin1').replaceAll('b.xml', 'a.xml'), 'latin1');
    await expect(openUpload(twice, identity, { drawPixels, shrinkPicture })).rejects.toMatchObject({
      fault: 'unreadable',
      part: 'a.xml',
    });
  });
});
