import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { chooseFonts, genericFamilies } from './choose-fonts';
import { partSaraAm } from './part-sara-am';

/**
 * An SVG as a PNG of the given width, with few colours, which is what flat drawings need. Its
 * words are set in the fonts of `assets/fonts`; letters that those lack come from the fonts of
 * the machine, where it has any.
 */
export async function rasterizeSvg(svg: string, { widthPx }: { widthPx: number }): Promise<Uint8Array> {
  const { fontFiles, needsSystemFonts } = chooseFonts(svg);
  const image = await renderAsync(partSaraAm(svg), {
    font: {
      loadSystemFonts: needsSystemFonts,
      fontFiles,
      sansSerifFamily: genericFamilies['sans-serif'],
      serifFamily: genericFamilies.serif,
      monospaceFamily: genericFamilies.monospace,
    },
    fitTo: { mode: 'width', value: widthPx },
    logLevel: 'off',
  });
  return sharp(image.asPng()).png({ palette: true, quality: 90, effort: 10 }).toBuffer();
}
