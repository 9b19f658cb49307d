import { mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from '../../prepare/run-program.mjs';
import type { Programs } from './find-programs';
import { writeOfficeFonts } from './office-fonts';

export interface RenderInput {
  root: string;
  programs: Programs;
  /** A folder to work in; emptied by the caller. */
  scratch: string;
  /** Paths of .pptx files whose names differ. */
  files: readonly string[];
  widthPx: number;
  heightPx: number;
}

/** Every slide of each file as a PNG: .pptx ─LibreOffice─▶ PDF ─pdftoppm─▶ PNG. Paths in the order of the slides, by file. */
export async function renderWithLibreOffice({ root, programs, scratch, files, widthPx, heightPx }: RenderInput): Promise<Map<string, string[]>> {
  await mkdir(scratch, { recursive: true });
  const env = { FONTCONFIG_FILE: await writeOfficeFonts(root, scratch) };
  const profile = `-env:UserInstallation=${pathToFileURL(join(scratch, 'profile')).href}`;
  await runProgram(programs.libreoffice, [profile, '--headless', '--convert-to', 'pdf', '--outdir', scratch, ...files], { env });
  const rendered = await Promise.all(
    files.map(async (file): Promise<[string, string[]]> => {
      const name = basename(file, '.pptx');
      const folder = join(scratch, name);
      await mkdir(folder);
      await runProgram(programs.pdftoppm, ['-png', '-scale-to-x', String(widthPx), '-scale-to-y', String(heightPx), join(scratch, `${name}.pdf`), join(folder, 'slide')], { env });
      return [file, (await readdir(folder)).sort().map((picture) => join(folder, picture))];
    }),
  );
  return new Map(rendered);
}
