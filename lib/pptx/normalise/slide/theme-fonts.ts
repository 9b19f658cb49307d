import { childOf, descendantsOf } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** Which entries of the theme go with a Latin one (ECMA-376 part 1, 20.1.10.72). */
const companions: Readonly<Record<string, { ea: string; cs: string }>> = {
  '+mj-lt': { ea: '+mj-ea', cs: '+mj-cs' },
  '+mn-lt': { ea: '+mn-ea', cs: '+mn-cs' },
};

/**
 * pptxgenjs names the Latin typeface for East Asian and complex scripts too. Theme fonts get
 * their own entries; a named family leaves other scripts to the theme.
 */
export const themeFonts: SlideRule = ({ shapeTree }) => useThemeFonts(shapeTree);

function useThemeFonts(root: XmlElement): void {
  for (const latin of descendantsOf(root, 'a:latin')) {
    const companion = companions[latin.get('typeface') ?? ''];
    latin.unset('pitchFamily', 'charset');
    for (const script of ['ea', 'cs'] as const) {
      const font = childOf(latin.parent, `a:${script}`);
      if (font === undefined) continue;
      if (companion === undefined) font.remove();
      else {
        font.set('typeface', companion[script]);
        font.unset('pitchFamily', 'charset');
      }
    }
  }
}
