import { visualWidth, wordCount } from '@/lib/reading/source/sentences';
import { linesOf, type Atom } from '../atoms';
import type { TellingContext } from '../context';
import { isCount } from '../text/counted';
import { titleFrom } from '../titles';
import { chartBeside, mostBeside, mostMarks, oneSentence } from './chart-beside';
import { dataDrafts } from './data-forms';
import type { AskedForms, Draft } from './draft';
import { tablePages } from './table-forms';

const [mostWords, widestEyebrow] = [45, 60];
/** Forms of data that say more than a chart or a table does. */
const telling: ReadonlySet<string> = new Set([
  'plot',
  'waterfall',
  'funnel',
  'scorecard',
  'before_after',
  'features',
  'roadmap',
  'tree',
]);

/** A table with a sentence or two beside it. */
export function dataWithText(
  atoms: readonly Atom[],
  heading: string | null,
  asked: AskedForms,
  context: TellingContext,
): Draft[] {
  const tables = atoms.filter((atom) => atom.type === 'data');
  const [table] = tables;
  const texts = atoms.filter((atom) => atom.type !== 'data').flatMap(linesOf);
  const words = texts.reduce((sum, text) => sum + wordCount(text), 0);
  if (table?.type !== 'data' || tables.length > 1 || texts.length > mostMarks || words > mostWords) return [];
  const said = oneSentence(texts);
  // What stands behind a table is no heading of it, nor is the first of several lines.
  const lead = atoms[1] === table && !isCount(texts[0] ?? '', context) ? texts[0] : undefined;
  const title = heading ?? (lead === undefined ? null : titleFrom(lead));
  return dataDrafts(table.data, title, asked, context).flatMap((draft): Draft[] => {
    const { slide, fill } = draft;
    const isSaid = said === '' || said === slide.title;
    if (slide.kind === 'chart') {
      const shown = chartBeside(slide, texts, table.data, context);
      return shown === null ? [] : [{ ...draft, slide: shown, fill: fill + words / 120 }];
    }
    if (texts.length > mostBeside) return [];
    if (slide.kind === 'table')
      return tablePages(table.data, context).length > 1
        ? []
        : [{ ...draft, slide: isSaid ? slide : { ...slide, caption: said }, fill: fill + words / 100 }];
    // What has no room for a sentence has it as a line above its title, where it is short enough.
    if (!telling.has(slide.kind)) return [];
    const isLine = !isSaid && slide.eyebrow === undefined && visualWidth(said) <= widestEyebrow;
    return [isLine ? { ...draft, slide: { ...slide, eyebrow: said } } : draft];
  });
}
