import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '../../prepare/say.mjs';
import type { Cell, WrittenTemplate } from '../write-template';
import type { Programs } from './find-programs';
import { renderWithLibreOffice } from './render-with-libreoffice';
import { difference, drawnSize, similarity } from './similarity';

/** One slide drawn by both programs; paths are relative to the gallery. */
export interface Comparison {
  cell: Cell;
  /** Structural similarity. */
  value: number;
  libreOffice: string;
  difference: string;
}

export interface CompareInput {
  root: string;
  folder: string;
  written: readonly WrittenTemplate[];
  programs: Programs;
}

const slidesAtOnce = 4;

/** Draws every file of the gallery with LibreOffice and holds each slide against its preview. */
export async function compareGallery({ root, folder, written, programs }: CompareInput): Promise<Comparison[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'deckwright-compare-'));
  try {
    const files = written.map(({ pptx }) => join(folder, pptx));
    const pictures = await step(`LibreOffice draws ${files.length} ${files.length === 1 ? 'file' : 'files'}`, () =>
      renderWithLibreOffice({ root, programs, scratch, files, ...drawnSize }),
    );
    return await step('Comparing', async () => {
      const comparisons: Comparison[] = [];
      for (const { pptx, name, cells } of written) {
        const drawn = pictures.get(join(folder, pptx)) ?? [];
        if (drawn.length !== cells.length)
          throw new Error(`LibreOffice drew ${drawn.length} slides of ${name}, which has ${cells.length}.`);
        for (let start = 0; start < cells.length; start += slidesAtOnce) {
          const some = cells
            .slice(start, start + slidesAtOnce)
            .map((cell, index) => compare(folder, cell, drawn[start + index] ?? ''));
          comparisons.push(...(await Promise.all(some)));
        }
      }
      return comparisons;
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function compare(folder: string, cell: Cell, drawn: string): Promise<Comparison> {
  const preview = join(folder, cell.png);
  const paths = {
    libreOffice: cell.png.replace(/\.png$/, '.libreoffice.png'),
    difference: cell.png.replace(/\.png$/, '.difference.png'),
  };
  await copyFile(drawn, join(folder, paths.libreOffice));
  await writeFile(join(folder, paths.difference), await difference(preview, drawn));
  return { cell, value: await similarity(preview, drawn), ...paths };
}
