/**
 * Fonts by script (ISO 15924) that Windows and Office for Mac both have; PowerPoint and the
 * theme of a template fall back to them for text that the Latin font has no letters for.
 */
export const scriptFonts = {
  Jpan: 'Yu Gothic',
  Hang: 'Malgun Gothic',
  Hans: 'Microsoft YaHei',
  Hant: 'Microsoft JhengHei',
  Arab: 'Arial',
  Hebr: 'Arial',
  Thai: 'Tahoma',
  Deva: 'Mangal',
  Beng: 'Vrinda',
  Taml: 'Latha',
  Telu: 'Gautami',
  Viet: 'Arial',
} as const;

export type FontScript = keyof typeof scriptFonts;
