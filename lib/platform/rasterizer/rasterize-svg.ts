import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';

/** Fonts of our own, so that a picture looks the same wherever it is drawn. */
const fontFolder = join(process.cwd(), 'assets', 'fonts');

let fontFiles: string[] | undefined;

/** Listed rather than given as a folder: one that is missing would leave pictures without words. */
function listFonts(): string[] {
  return (fontFiles ??= readdirSync(fontFolder).filter((name) => name.endsWith('.ttf')).map((name) => join(fontFolder, name)));
}

/** An SVG as a PNG of the given width, with few colours, which is what flat drawings need. */
export async function rasterizeSvg(svg: string, { widthPx }: { widthPx: number }): Promise<Uint8Array> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: listFonts() },
    fitTo: { mode: 'width', value: widthPx },
    logLevel: 'off',
  });
  return sharp(image.asPng()).png({ palette: true, quality: 90, effort: 10 }).toBuffer();
}
