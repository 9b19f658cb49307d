import { execFile } from 'node:child_process';
import { access, constants, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** Where LibreOffice's command is; null when it is not installed. */
export async function findLibreOffice(): Promise<string | null> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, 'soffice');
    const found = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return file;
  }
  return null;
}

/** A presentation as LibreOffice understands it: one XML document, charts with their figures inside. */
export async function readWithLibreOffice(soffice: string, pptx: Uint8Array): Promise<string> {
  return Buffer.from(await convert(soffice, pptx, 'fodp')).toString('utf8');
}

/** The first slide of a presentation as LibreOffice draws it, a PNG. */
export async function drawWithLibreOffice(soffice: string, pptx: Uint8Array): Promise<Uint8Array> {
  return convert(soffice, pptx, 'png');
}

/** A presentation that somebody opened in LibreOffice and saved again as .pptx. */
export async function saveWithLibreOffice(soffice: string, pptx: Uint8Array): Promise<Uint8Array> {
  return convert(soffice, pptx, 'pptx');
}

async function convert(soffice: string, pptx: Uint8Array, format: 'fodp' | 'png' | 'pptx'): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'libreoffice-'));
  try {
    await writeFile(join(folder, 'deck.pptx'), pptx);
    const profile = pathToFileURL(join(folder, 'profile')).href;
    await promisify(execFile)(soffice, [
      `-env:UserInstallation=${profile}`,
      '--headless',
      '--convert-to',
      format,
      '--outdir',
      join(folder, 'converted'),
      join(folder, 'deck.pptx'),
    ]);
    return await readFile(join(folder, 'converted', `deck.${format}`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
