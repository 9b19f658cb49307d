import { parseXml } from '@/lib/pptx/xml/tree';
import { framesOn, lettersIn, runTexts } from './edit-slide';
import { findOverprints, type PageOfWords } from './word-boxes';

const emuPerPoint = 12_700;
/** Points by which letters may stand out of their shape: what a font has above and below its letters. */
const tolerancePt = 3;

/** What a reader would call broken on a page: words over one another or over the edge, words that are missing, words outside their shape. */
export function findFaults(page: PageOfWords, slideXml: Uint8Array): string[] {
  const words = runTexts(parseXml(slideXml));
  const [wanted, shown] = [lettersIn(...words).length, lettersIn(...page.words.map(({ text }) => text)).length];
  return [
    ...findOverprints(page),
    ...(shown < wanted ? [`${wanted - shown} of ${wanted} letters are missing`] : []),
    ...outsideShapes(page, slideXml),
  ];
}

function outsideShapes({ words }: PageOfWords, slideXml: Uint8Array): string[] {
  return framesOn(slideXml).flatMap(({ name, frame, letters }) => {
    const [left, top] = [frame.x / emuPerPoint - tolerancePt, frame.y / emuPerPoint - tolerancePt];
    const [right, bottom] = [
      (frame.x + frame.cx) / emuPerPoint + tolerancePt,
      (frame.y + frame.cy) / emuPerPoint + tolerancePt,
    ];
    const inside = words.filter((word) => {
      const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2];
      return x > left && x < right && y > top && y < bottom;
    });
    const shown = lettersIn(...inside.map(({ text }) => text)).length;
    return shown < letters ? [`“${name}” has ${shown} of its ${letters} letters inside`] : [];
  });
}
