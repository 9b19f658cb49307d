import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureTextWidthIn } from '@/lib/deck/text/measure-text';
import { familyName } from '@/lib/deck/text/own-fonts';
import { packageOf } from '@/lib/pptx/package/open-package';
import { drawPixels, shrinkPicture } from '@/lib/platform/rasterizer/rasterize-svg';
import { openUpload } from '../upload/open-upload';
import { buildUpload, embedFont } from '../upload/testing/build-upload';
import { embeddedFonts } from './embedded-fonts';
import { ownFamilies } from './read-font';
import { FontError, readFontFile, type FontFace } from './read-font';

const root = join(import.meta.dirname, '../../..');
const shipped = (name: string) => readFile(join(root, 'assets/fonts', name));
const woff2 = () => readFile(join(root, 'node_modules/@fontsource/tinos/files/tinos-latin-400-italic.woff2'));
const text = 'The quarterly report 2026, AVATAR';
const widthIn = (family: string, bold = false) => measureTextWidthIn(text, { family, sizePt: 20, bold });

const named = (face: FontFace, family = 'House Sans'): FontFace => ({ ...face, family });

describe('a font file', () => {
  it.each([
    ['carlito-bold.ttf', () => shipped('carlito-bold.ttf'), { family: 'Carlito', face: 'bold' }],
    ['a WOFF2', woff2, { family: 'Tinos', face: 'italic' }],
  ] as const)('says its family and form, as %s', async (_, read, expected) => {
    expect(await readFontFile(await read())).toMatchObject(expected);
  });

  it.each([
    ['text', () => Promise.resolve(Buffer.from('no font at all'))],
    ['nothing', () => Promise.resolve(Buffer.alloc(0))],
    ['one that is cut off', async () => (await shipped('carlito-bold.ttf')).subarray(0, 2000)],
    [
      'one whose tables lead outside',
      async () => {
        const bytes = Buffer.from(await shipped('gelasio-regular.ttf'));
        bytes.fill(0xff, 12, 300);
        return bytes;
      },
    ],
  ])('that is %s is refused with what to use instead', async (_, read) => {
    await expect(readFontFile(await read())).rejects.toBeInstanceOf(FontError);
  });

  it('makes its family as wide as the twin that has the same letters, whatever its name', async () => {
    const faces = [
      named(await readFontFile(await shipped('carlito-regular.ttf'))),
      named(await readFontFile(await shipped('carlito-bold.ttf'))),
    ];
    const family = ownFamilies(faces, ['House Sans']).get('house sans')!;
    expect(familyName(family)).toBe('House Sans');
    expect(widthIn(family)).toBeCloseTo(widthIn('Calibri'), 3);
    expect(widthIn(family, true)).toBeCloseTo(widthIn('Calibri', true), 3);
    // A family nobody knows is taken for a wide one.
    expect(widthIn('House Sans')).toBeGreaterThan(widthIn(family) * 1.08);
  });

  it('of one organization does not measure the font of the same name of another', async () => {
    const [narrow, wide] = [await shipped('carlito-regular.ttf'), await shipped('cousine-regular.ttf')];
    const first = ownFamilies([named(await readFontFile(narrow))], ['House Sans']).get('house sans')!;
    const second = ownFamilies([named(await readFontFile(wide))], ['House Sans']).get('house sans')!;
    expect(first).not.toBe(second);
    expect(widthIn(second)).toBeGreaterThan(widthIn(first) * 1.2);
  });
});

it('a family stays measured among all that its organization has', async () => {
  const face = await readFontFile(await shipped('carlito-regular.ttf'));
  const many = Array.from({ length: 60 }, (_, at) => named({ ...face, ascent: face.ascent + at }, `House ${at}`));
  const family = ownFamilies(many, ['HOUSE 0']).get('house 0')!;
  expect(widthIn(family)).toBeCloseTo(widthIn('Calibri'), 3);
});

/** Embedded OpenType around a font. */
function wrapped(font: Uint8Array, { flags = 0, license = 0 } = {}): Buffer {
  const head = Buffer.alloc(120);
  head.writeUInt32LE(head.length + font.length, 0);
  head.writeUInt32LE(font.length, 4);
  head.writeUInt32LE(flags, 12);
  head.writeUInt16LE(license, 32);
  head.writeUInt16LE(0x504c, 34);
  return Buffer.concat([head, font]);
}

describe('a font that a presentation carries', () => {
  const presentation = 'ppt/presentation.xml';

  async function uploadWith(part: Uint8Array): Promise<Buffer> {
    return buildUpload((entries) => embedFont(entries, part));
  }
  const fontsOf = async (part: Uint8Array) => {
    const upload = await openUpload(
      await uploadWith(part),
      { name: 'House', description: '', tags: [] },
      { drawPixels, shrinkPicture },
    );
    return upload.theme.fonts;
  };

  it('measures the template’s text where it can be read, also behind the usual cipher', async () => {
    const font = await shipped('carlito-regular.ttf');
    for (const part of [
      wrapped(font),
      wrapped(
        font.map((byte) => byte ^ 0x50),
        { flags: 0x10000000 },
      ),
    ])
      expect(widthIn((await fontsOf(part)).body)).toBeCloseTo(widthIn('Calibri'), 3);
  });

  it.each([
    ['packed', { flags: 0x4 }],
    ['not to be embedded', { license: 2 }],
  ])('is left alone where it is %s', async (_, how) => {
    const fonts = await fontsOf(wrapped(await shipped('carlito-regular.ttf'), how));
    expect(fonts.body).toBe('House Sans');
  });

  it('is no more than its name where its part is no font', async () => {
    const opened = packageOf(new Map());
    expect(await embeddedFonts(opened, presentation)).toEqual([]);
    expect((await fontsOf(wrapped(Buffer.from('no font')))).body).toBe('House Sans');
    expect((await fontsOf(Buffer.from('x'))).body).toBe('House Sans');
  });

  it('gives way to the file that somebody uploaded', async () => {
    const uploaded = named(await readFontFile(await shipped('cousine-regular.ttf')));
    const file = await uploadWith(wrapped(await shipped('carlito-regular.ttf')));
    const { theme } = await openUpload(
      file,
      { name: 'House', description: '', tags: [] },
      { drawPixels, shrinkPicture },
      { fonts: [uploaded] },
    );
    expect(widthIn(theme.fonts.body)).toBeCloseTo(widthIn('Courier New'), 3);
  });
});
