import type { Mark } from '@/lib/languages/lexicon';
import type { Section } from '@/lib/reading/reading';
import { sentencesIn } from '@/lib/reading/source/sentences';
import { atomsOf, linesOf } from '../atoms';
import type { TellingContext } from '../context';
import { slideMarker } from './wanted-parts';

/** The content with what the request wants shown as it is: first or last where it says so, else under the part named beside it. */
export function withSayings(root: Section, context: TellingContext): Section {
  const said = atomsOf(root).flatMap(linesOf).join('\n').toLowerCase();
  const missing = context.reading.instructions.sayings.filter((saying) => !said.includes(saying.toLowerCase()));
  return missing.reduce((known, saying) => placed(known, saying, context), root);
}

/** Words that stand alone on a slide, whole. */
export function isSaying({ title, marker, parts: [only, more] }: Section): boolean {
  return title === null && marker === slideMarker && only?.type === 'paragraph' && more === undefined;
}

function placed(root: Section, saying: string, context: TellingContext): Section {
  const { before, behind } = requestOf(saying, context);
  const isPlace = ({ meaning }: Mark): boolean => meaning === 'word.end' || meaning === 'word.begin';
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
