import * as pptxgenjs from 'pptxgenjs';
import type PptxGenJS from 'pptxgenjs';

type Constructor = new () => PptxGenJS;

/**
 * pptxgenjs ships an ES module without saying so in its package.json: depending on the loader
 * the class is the default export or the default of the default.
 */
export function createPresentation(): PptxGenJS {
  const exported: unknown = pptxgenjs.default;
  const inner: unknown =
    typeof exported === 'object' && exported !== null && 'default' in exported ? exported.default : exported;
  return new (inner as Constructor)();
}
