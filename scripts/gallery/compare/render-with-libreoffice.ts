import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from '../../prepare/run-program.mjs';
import type { Programs } from './find-programs';

export interface RenderInput {
  root: string;
  programs: Programs;
  /** A folder to work in; emptied by the caller. */
  scratch: string;
  /** .pptx files whose names differ, and how large their pictures are to be. */
  files: readonly { path: string; widthPx: number; heightPx: number }[];
}

/** LibreOffice uses one core; a second one halves the time where the machine has it. */
const officesAtOnce = 2;

/** Every slide of each file as a PNG: .pptx ─LibreOffice─▶ PDF ─pdftoppm─▶ PNG. Paths in the order of the slides, by file. */
export async function renderWithLibreOffice(input: RenderInput): Promise<Map<string, string[]>> {
  await mkdir(input.scratch, { recursive: true });
  const env = { FONTCONFIG_FILE: await writeOfficeFonts(input.root, input.scratch) };
  const shares = Array.from({ length: officesAtOnce }, (_, office) =>
    input.files.filter((_file, index) => index % officesAtOnce === office),
  );
  const rendered = await Promise.all(shares.map((files, office) => renderShare({ ...input, files }, office, env)));
  return new Map(rendered.flat());
}

/** Each LibreOffice has a profile of its own, or the second one would hand its files to the first. */
async function renderShare(
  { programs, scratch, files }: RenderInput,
  office: number,
  env: Record<string, string>,
): Promise<[string, string[]][]> {
  if (files.length === 0) return [];
  const paths = files.map(({ path }) => path);
  await convertToPdf(programs, paths, { scratch, profile: `profile-${office}`, env });
  const rendered: [string, string[]][] = [];
  for (const { path, widthPx, heightPx } of files) {
    const name = basename(path, '.pptx');
    const folder = join(scratch, name);
    await mkdir(folder);
    await runProgram(
      programs.pdftoppm,
      [
        '-png',
        '-scale-to-x',
        String(widthPx),
        '-scale-to-y',
        String(heightPx),
        join(scratch, `${name}.pdf`),
        join(folder, 'slide'),
      ],
      { env },
    );
    rendered.push([path, (await readdir(folder)).sort().map((picture) => join(folder, picture))]);
  }
  return rendered;
}

interface Conversion {
  scratch: string;
  /** Of the office program, in the scratch folder. */
  profile: string;
  env: Record<string, string>;
}

async function convertToPdf(programs: Programs, files: readonly string[], { scratch, profile, env }: Conversion) {
  const own = `-env:UserInstallation=${pathToFileURL(join(scratch, profile)).href}`;
  const options = ['--headless', '--convert-to', 'pdf', '--outdir', scratch];
  await runProgram(programs.libreoffice, [own, ...options, ...files], { env });
}

/** The words of every page of each .pptx as LibreOffice sets them, in the form of `pdftotext -bbox`; one start for all. */
export async function readWordsWithLibreOffice({
  root,
  programs,
  scratch,
  files,
}: Omit<RenderInput, 'files'> & { files: readonly string[] }): Promise<string[]> {
  const env = { FONTCONFIG_FILE: await writeOfficeFonts(root, scratch) };
  await convertToPdf(programs, files, { scratch, profile: 'profile', env });
  const pdftotext = join(dirname(programs.pdftoppm), 'pdftotext');
  const read: string[] = [];
  for (const file of files) {
    const name = basename(file, '.pptx');
    const words = join(scratch, `${name}.html`);
    await runProgram(pdftotext, ['-bbox', join(scratch, `${name}.pdf`), words], { env });
    read.push(await readFile(words, 'utf8'));
  }
  return read;
}

/** Fonts that files name, and the shipped ones that stand in for them, in the preview as well. */
const twins = {
  Calibri: 'Carlito',
  Arial: 'Arimo',
  'Times New Roman': 'Tinos',
  Cambria: 'Caladea',
  Georgia: 'Gelasio',
  'Courier New': 'Cousine',
  'Yu Gothic': 'Noto Sans JP',
  'Malgun Gothic': 'Noto Sans KR',
  'Microsoft YaHei': 'Noto Sans SC',
  'Microsoft JhengHei': 'Noto Sans TC',
  Mangal: 'Noto Sans Devanagari',
  Tahoma: 'Noto Sans Thai',
} as const;

/**
 * Writes a configuration of fontconfig that has LibreOffice set text in the fonts of
 * `assets/fonts`, whatever the machine has: otherwise a comparison would tell about the
 * machine's fonts. Gives the path of the file.
 */
async function writeOfficeFonts(root: string, scratch: string): Promise<string> {
  const aliases = Object.entries(twins).map(
    ([family, twin]) =>
      `<match target="pattern"><test name="family" qual="any"><string>${family}</string></test><edit name="family" mode="assign" binding="same"><string>${twin}</string></edit></match>`,
  );
  const path = join(scratch, 'fonts.conf');
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>',
    `<dir>${join(root, 'assets/fonts')}</dir>`,
    `<cachedir>${join(scratch, 'font-cache')}</cachedir>`,
    ...aliases,
    '</fontconfig>',
  ];
  await writeFile(path, `${lines.join('\n')}\n`);
  return path;
}
