import sharp from 'sharp';
import { rasterizeSvg } from '@/lib/platform/rasterizer/rasterize-svg';

const columns = 3;
const cell = { width: 640, height: 360 };
const gap = 12;
const between = '#d5dae1';

/** A deck as one picture: its slides in rows, as PNG. */
export async function drawSheet(slides: readonly { svg: string }[]): Promise<Uint8Array> {
  const pictures = await Promise.all(slides.map(({ svg }) => rasterizeSvg(svg, { widthPx: cell.width })));
  const rows = Math.ceil(slides.length / columns);
  const sheet = sharp({
    create: { width: sized(columns, cell.width), height: sized(rows, cell.height), channels: 3, background: between },
  });
  return sheet
    .composite(pictures.map((picture, index) => ({ input: Buffer.from(picture), ...placeOf(index) })))
    .png({ palette: true })
    .toBuffer();
}

function placeOf(index: number): { left: number; top: number } {
  return {
    left: gap + (index % columns) * (cell.width + gap),
    top: gap + Math.floor(index / columns) * (cell.height + gap),
  };
}

function sized(count: number, length: number): number {
  return count * (length + gap) + gap;
}
