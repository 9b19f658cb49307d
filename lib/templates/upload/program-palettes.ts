/** The six accents that programs give a file when nobody chooses any, by program. */
const programPalettes: Readonly<Record<string, string>> = {
  'Office 2007 and 2010, LibreOffice’s conversions': '4F81BD C0504D 9BBB59 8064A2 4BACC6 F79646',
  'Office 2013': '5B9BD5 ED7D31 A5A5A5 FFC000 4472C4 70AD47',
  'Office 2016 and 2019': '4472C4 ED7D31 A5A5A5 FFC000 5B9BD5 70AD47',
  'Office 2023': '156082 E97132 196B24 0F9ED5 A02B93 4EA72E',
  LibreOffice: '18A303 0369A3 A33E03 8E03A3 C99C00 C9211E',
  'Google Slides': '4285F4 212121 78909C FFAB40 0097A7 EEFF41',
};

/** @param accents six hexadecimal digits each, in capitals */
export function isProgramPalette(accents: readonly string[]): boolean {
  return Object.values(programPalettes).includes(accents.join(' '));
}
