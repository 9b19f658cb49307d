import { primaryLanguage } from '../package/language-tag';
import type { Part } from '../package/part';
import { contentTypes } from '../package/vocabulary';
import type { FontScript } from '../template/theme-part';
import { scriptFonts } from '../template/theme-part';
import { childOf, descendantsOf, parseXml, serializeXml } from '../xml/tree';

const scripts: Readonly<Record<string, { slot: 'a:ea' | 'a:cs'; script: FontScript }>> = {
  ja: { slot: 'a:ea', script: 'Jpan' },
  ko: { slot: 'a:ea', script: 'Hang' },
  zh: { slot: 'a:ea', script: 'Hans' },
  ar: { slot: 'a:cs', script: 'Arab' },
  fa: { slot: 'a:cs', script: 'Arab' },
  ur: { slot: 'a:cs', script: 'Arab' },
  he: { slot: 'a:cs', script: 'Hebr' },
  th: { slot: 'a:cs', script: 'Thai' },
  hi: { slot: 'a:cs', script: 'Deva' },
  mr: { slot: 'a:cs', script: 'Deva' },
  ne: { slot: 'a:cs', script: 'Deva' },
  bn: { slot: 'a:cs', script: 'Beng' },
  ta: { slot: 'a:cs', script: 'Taml' },
  te: { slot: 'a:cs', script: 'Telu' },
};

const traditional = /^zh-(Hant|TW|HK|MO)/i;

/** The theme slot and script of a deck's language; undefined where the Latin font has all letters. */
function scriptOf(language: string): { slot: 'a:ea' | 'a:cs'; script: FontScript } | undefined {
  return traditional.test(language) ? { slot: 'a:ea', script: 'Hant' } : scripts[primaryLanguage(language)];
}

/**
 * Names the font of the deck's own script in the themes. Left empty, PowerPoint would choose by the
 * editing language of whoever opens the file: Han characters differ in form between them. A template that
 * names one keeps it.
 */
export function withLanguageFonts(parts: Map<string, Part>, language: string): void {
  const chosen = scriptOf(language);
  if (chosen === undefined) return;
  for (const [path, part] of parts) {
    if (part.contentType !== contentTypes.theme) continue;
    const root = parseXml(part.bytes);
    for (const fonts of [...descendantsOf(root, 'a:majorFont'), ...descendantsOf(root, 'a:minorFont')]) {
      const font = childOf(fonts, chosen.slot);
      if (font?.get('typeface') === '') font.set('typeface', scriptFonts[chosen.script]);
    }
    parts.set(path, { ...part, bytes: serializeXml(root) });
  }
}
