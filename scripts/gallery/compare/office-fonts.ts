import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
export async function writeOfficeFonts(root: string, scratch: string): Promise<string> {
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
