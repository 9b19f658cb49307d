import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { ImageAsset } from '@/lib/deck/scene/scene';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import type { Theme } from '@/lib/deck/theme/theme';
import { changeFonts, changePalette, openDeck, saveDeck } from '@/lib/generation/proof/testing/edit-deck';
import { foreignPalettes, wideFont } from '@/lib/generation/proof/testing/foreign-looks';
import { writePptx } from '@/lib/pptx/write-pptx';
import { step } from '../../prepare/say.mjs';
import type { GalleryContent } from '../content/contents';
import type { Example } from '../examples';
import { layOutExamples, sceneOf } from '../write-template';
import type { Programs } from './find-programs';
import { renderWithLibreOffice } from './render-with-libreoffice';

interface ForeignLooksInput {
  root: string;
  folder: string;
  themes: readonly Theme[];
  content: GalleryContent;
  examples: readonly Example[];
  images: ReadonlyMap<string, ImageAsset>;
  programs: Programs;
}

type OpenDeck = ReturnType<typeof openDeck>;

/** What people do to the look of a whole deck, by what it is called. */
const looks: readonly { name: string; change(deck: OpenDeck): void }[] = [
  ...foreignPalettes.map(({ name, colors }) => ({
    name,
    change: (deck: OpenDeck) => {
      changePalette(deck, colors);
    },
  })),
  {
    name: 'Wider font',
    change: (deck) => {
      changeFonts(deck, wideFont);
    },
  },
];

const picture = { widthPx: 640, heightPx: 360 } as const;
const columns = 3;
const gapPx = 12;

/**
 * One arrangement of each kind with other palettes and another font put in, as LibreOffice draws it: a sheet for each
 * look of each template in `foreign`. One start of the program draws them all.
 */
export async function drawForeignLooks(input: ForeignLooksInput): Promise<void> {
  const { root, folder, themes, programs } = input;
  const scratch = await mkdtemp(join(tmpdir(), 'deckwright-looks-'));
  try {
    const files: string[] = [];
    for (const theme of themes) files.push(...(await writeLooks(theme, input, scratch)));
    const sheets = join(folder, 'foreign');
    await mkdir(sheets, { recursive: true });
    await step(`LibreOffice draws ${files.length} files in foreign looks`, async () => {
      const pictures = await renderWithLibreOffice({
        root,
        programs,
        scratch,
        files: files.map((path) => ({ path, ...picture })),
      });
      for (const [file, slides] of pictures) await drawSheet(slides, join(sheets, `${basename(file, '.pptx')}.png`));
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function writeLooks(
  theme: Theme,
  { content, examples, images }: ForeignLooksInput,
  scratch: string,
): Promise<string[]> {
  const firsts = examples.filter(({ kind }, index) => examples.findIndex((one) => one.kind === kind) === index);
  const scene = sceneOf(content, layOutExamples(firsts, { theme, content, images }));
  const bytes = await writePptx({ scene, theme: directTheme(theme, content.direction), images });
  return Promise.all(
    looks.map(async ({ name, change }) => {
      const deck = openDeck(bytes);
      change(deck);
      const path = join(
        scratch,
        `${[theme.name, name]
          .join('-')
          .toLowerCase()
          .replaceAll(/[^a-z]+/g, '-')}.pptx`,
      );
      await writeFile(path, saveDeck(deck));
      return path;
    }),
  );
}

async function drawSheet(slides: readonly string[], path: string): Promise<void> {
  const [stepX, stepY] = [picture.widthPx + gapPx, picture.heightPx + gapPx];
  const rows = Math.ceil(slides.length / columns);
  const sheet = sharp({
    create: { width: columns * stepX + gapPx, height: rows * stepY + gapPx, channels: 3, background: '#808080' },
  });
  const placed = slides.map((input, index) => ({
    input,
    left: gapPx + (index % columns) * stepX,
    top: gapPx + Math.floor(index / columns) * stepY,
  }));
  await sheet.composite(placed).png().toFile(path);
}
