import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { readLogoTask } from './read-logo';

const read = (bytes: Uint8Array) => readLogoTask.work(bytes, undefined as never);
const svgOf = (inner: string, attributes = 'viewBox="0 0 200 50"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`,
  );
const bar =
  '<rect x="50" y="10" width="100" height="25" fill="#12355B"/><rect x="50" y="10" width="25" height="25" fill="#E07A1F"/>';

/** A bar of two colours on a clear or coloured sheet. */
async function sheet(background: string, width = 400, height = 200): Promise<Sharp> {
  const input = await sharp({ create: { width: width / 2, height: height / 4, channels: 4, background: '#9C3D2E' } })
    .png()
    .toBuffer();
  const half = await sharp({ create: { width: width / 4, height: height / 4, channels: 4, background: '#12355B' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 4, background } }).composite([
    { input },
    { input: half, left: width / 4, top: Math.floor((height * 3) / 8) },
  ]);
}

describe('a logo', () => {
  it('loses its margins and metadata, and keeps its proportions', async () => {
    const bytes = await (await sheet('#00000000')).png().withMetadata().toBuffer();
    const found = await read(bytes);
    expect(found).toMatchObject({ logo: { widthPx: 200, heightPx: 50, hex: '573945', isOpaque: true } });
    const { format, exif, hasAlpha } = await sharp((found as { logo: { bytes: Uint8Array } }).logo.bytes).metadata();
    expect([format, exif, hasAlpha]).toEqual(['png', undefined, true]);
  });

  it('may be a JPEG, which brings its ground', async () => {
    const half = '<rect width="100" height="50" fill="#9C3D2E"/>';
    const bytes = await sharp(
      svgOf(`${half}<rect x="150" y="20" width="50" height="30" fill="#12355B"/>`, 'width="200" height="50"'),
    )
      .flatten({ background: '#FFFFFF' })
      .jpeg()
      .toBuffer();
    expect(await read(bytes)).toMatchObject({ logo: { isOpaque: true, widthPx: 200 } });
  });

  it('may be an SVG, which is drawn as sharp as it is ever shown', async () => {
    const found = await read(svgOf(`<g>${bar}<circle cx="60" cy="40" r="10" style="fill:#E07A1F"/></g>`));
    expect(found).toMatchObject({ logo: { widthPx: 1200, isOpaque: false } });
  });

  it('is the same when it is read again', async () => {
    const first = (await read(svgOf(bar))) as { logo: { bytes: Uint8Array } };
    expect(await read(first.logo.bytes)).toEqual(first);
  });

  it('is no wider than 1200 pixels, however large it came', async () => {
    const bytes = await (await sheet('#00000000', 6000, 1200)).png().toBuffer();
    expect(await read(bytes)).toMatchObject({ logo: { widthPx: 1200 } });
  });
});

describe('what is refused', () => {
  const png = async () => (await sheet('#00000000')).png().toBuffer();

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
    ['words', () => Buffer.from('Dear all,'), /no PNG, JPEG or SVG/],
    ['a GIF', async () => (await sheet('#ffffff')).gif().toBuffer(), /no PNG, JPEG or SVG/],
    ['a cut PNG', async () => (await png()).subarray(0, -30), /cut short|decoded/],
    ['a PNG that is none', () => Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1'), /decoded/],
    [
      'one of one colour',
      async () =>
        sharp({ create: { width: 90, height: 90, channels: 4, background: '#fff' } })
          .png()
          .toBuffer(),
      /nothing in it but one colour/,
    ],
    [
      'one that is clear',
      async () =>
        sharp({ create: { width: 90, height: 90, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
      /nothing in it but one colour/,
    ],
    ['a speck', async () => (await sheet('#00000000', 40, 40)).png().toBuffer(), /nobody could make out/],
    ['a line', async () => (await sheet('#00000000', 4000, 100)).png().toBuffer(), /too long for a logo/],
    [
      'too many pixels',
      async () =>
        sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#123' } })
          .png()
          .toBuffer(),
      /5000 by 4000 pixels/,
    ],
    ['an animation', async () => animated(await png()), /animated/],
  ])('%s', async (_, make, message) => {
    expect(await read(await make())).toEqual({ message: expect.stringMatching(message) as string });
  });

  const billion = Array.from(
    { length: 9 },
    (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`,
  ).join('');

  it.each([
    ['words in a font', '<text x="1" y="9">Acme</text>', /outlines/],
    ['a program', '<script>alert(1)</script>', /program/],
    ['a page', '<foreignObject><b/></foreignObject>', /more than a logo needs/],
    ['a picture', '<image href="file:///etc/passwd"/>', /PNG/],
    [
      'a picture by another prefix',
      '<x:image xmlns:x="http://www.w3.org/2000/svg" href="/etc/passwd"/>',
      /nothing in it but one colour/,
    ],
    ['another file', '<use href="https://example.com/a.svg#a"/>', /outside/],
    ['a style from elsewhere', '<style>@import "https://example.com/a.css";</style>', /outside/],
    ['a fill from elsewhere', '<rect fill="url(https://example.com/#a)"/>', /outside/],
    ['a filter', '<filter id="a"/>', /more than a logo needs/],
    ['parts that repeat one another', `<g id="a0">${bar}</g>${billion}<use href="#a9"/>`, /repeat/],
    ['a part that repeats itself', `<g id="a"><use xlink:href="#a"/></g>`, /repeat/],
    ['parts without number', '<path d="M0 0"/>'.repeat(5001), /more than 5000 parts/],
    ['nothing', '', /nothing in it but one colour/],
  ])('an SVG with %s', async (_, inner, message) => {
    expect(await read(svgOf(inner))).toEqual({ message: expect.stringMatching(message) as string });
  });

  it.each([
    [
      'entities',
      Buffer.from(`<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>`),
      /can’t be read/,
    ],
    ['no size', svgOf(bar, ''), /says no size/],
    ['a lying size', svgOf(bar, 'width="1" height="1000000000"'), /too long/],
    ['no end', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'), /can’t be read/],
    ['no end of depth', svgOf('<g>'.repeat(9000) + '</g>'.repeat(9000)), /can’t be read/],
  ])('an SVG with %s', async (_, bytes, message) => {
    expect(await read(bytes)).toEqual({ message: expect.stringMatching(message) as string });
  });
});

/** The same with a chunk that announces two pictures behind its header. */
function animated(png: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(8);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, 33), length, body, sum, png.subarray(33)]);
}
