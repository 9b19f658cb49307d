import type { Mark } from '@/lib/languages/lexicon';
import type { Section } from '@/lib/reading/reading';
import { sentencesIn, wordCount } from '@/lib/reading/source/sentences';
import { endsWithColon } from '@/lib/reading/source/signs';
import { atomsOf, linesOf } from '../atoms';
import type { TellingContext } from '../context';
import { slideMarker } from './wanted-parts';

/** The content with what the request wants shown as it is: first or last where it says so, else under the part named beside it. */
export function withSayings(root: Section, cover: string, context: TellingContext): Section {
  const missing = missingSayings(root, context).filter((saying) => !cover.includes(saying));
  return missing.reduce((known, saying) => placed(known, saying, context), root);
}

/** Those that the content does not say anyway. */
export function missingSayings(root: Section, { reading }: TellingContext): string[] {
  const said = atomsOf(root).flatMap(linesOf).join('\n').toLowerCase();
  return reading.instructions.sayings.filter((saying) => !said.includes(saying.toLowerCase()));
}

/** "The headline should say …"; a whole message that no place is named for. */
export function isHeadline(saying: string, context: TellingContext): boolean {
  const { before, behind } = requestOf(saying, context);
  const marks = context.lexicon.marksIn(before);
  const isPlaced = [...marks, ...context.lexicon.marksIn(behind)].some(isPlace) || endsWithColon(before.trim());
  const isMessage = !isPlaced && wordCount(saying) >= fewestOfMessage;
  return isMessage || marks.some(({ meaning }) => meaning === 'word.titleLabel');
}

const fewestOfMessage = 4;
const isPlace = ({ meaning }: Mark): boolean => meaning === 'word.end' || meaning === 'word.begin';

/** Words that stand alone on a slide, whole. */
export function isSaying({ title, marker, parts: [only, more] }: Section): boolean {
  return title === null && marker === slideMarker && only?.type === 'paragraph' && more === undefined;
}

function placed(root: Section, saying: string, context: TellingContext): Section {
  const { before, behind } = requestOf(saying, context);
  const marksIn = (text: string): Mark[] => context.lexicon.marksIn(text).filter(isPlace);
  const place = marksIn(before).at(-1) ?? marksIn(behind)[0];
  const span = { start: 0, end: 0 };
  const part = { type: 'paragraph' as const, text: saying, span };
  const own: Section = { title: null, marker: slideMarker, span, parts: [part], sections: [] };
  if (place?.meaning === 'word.end') return { ...root, sections: [...root.sections, own] };
  if (place?.meaning === 'word.begin')
    return { ...root, parts: [], sections: [...opening(own, root), ...root.sections] };
  const at = root.sections.findIndex(({ title }) => title !== null && before.includes(title.toLowerCase()));
  return at === -1
    ? { ...root, sections: [...root.sections, own] }
    : {
        ...root,
        sections: root.sections.map((section, index) =>
          index === at ? { ...section, parts: [...section.parts, part] } : section,
        ),
      };
}

/** What stands before all sections follows the opening words. */
function opening(own: Section, { parts, span }: Section): Section[] {
  return parts.length === 0 ? [own] : [own, { title: null, marker: null, span, parts, sections: [] }];
}

/** What stands around it in its sentence of the request. */
function requestOf(saying: string, { reading: { prompt } }: TellingContext): { before: string; behind: string } {
  const line = prompt.split('\n').find((each) => each.includes(saying)) ?? '';
  const at = line.indexOf(saying);
  const found = sentencesIn(line).find(({ start, end }) => start <= at && at < end) ?? { start: 0, end: line.length };
  const [before, behind] = [line.slice(found.start, Math.max(at, 0)), line.slice(at + saying.length, found.end)];
  return { before: before.toLowerCase(), behind: behind.toLowerCase() };
}
