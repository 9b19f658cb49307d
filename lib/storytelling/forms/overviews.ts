import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { isWhen } from '@/lib/reading/data/read-time';
import { visualWidth, wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { datedOf } from '../text/dated';
import { headOf } from '../text/pieces';
import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import { capitalised, trimmed, unstopped } from '../text/signs';
import { writtenDate } from '../text/written';
import type { SectionColumn } from './section-forms';

const [fewestTimes, mostTimes, mostCompared, mostRows, widestCell] = [3, 8, 5, 10, 70];
const shareOfTimes = 0.75;
const [fewestShared, shareOfHeads, mostWordsOfDetail] = [2, 0.6, 12];

/** One slide that shows at a glance what the sections say that take several. */
export interface Overview {
  slide: SlideSpecInput;
  start: number;
  end: number;
  isAsked: boolean;
}

/** What sections that stand for times say one after the other; null where they don't. */
export function timesOf(
  title: string,
  columns: readonly SectionColumn[],
  context: TellingContext,
  mostWords = mostWordsOfDetail,
): Extract<SlideSpecInput, { kind: 'timeline' }> | null {
  if (columns.length < fewestTimes || columns.length > mostTimes) return null;
  const events = columns.flatMap(({ title: name, lines }) => {
    const whole = isWhen(trimmed(name, ':：[]'), context.lexicon);
    const dated = whole === null ? datedOf(name, context) : { when: whole, text: lines[0] ?? '' };
    if (dated === null || dated.text === '') return [];
    const below = (whole === null ? lines : lines.slice(1)).map(unstopped).join('; ');
    const detail = below === '' || wordCount(below) > mostWords ? {} : { detail: below };
    return [
      {
        when: capitalised(writtenDate(dated.when.text, context.reading.language)),
        title: capitalised(unstopped(trimmed(dated.text, '[] –-'))),
        ...detail,
      },
    ];
  });
  return events.length < Math.max(fewestTimes, columns.length * shareOfTimes)
    ? null
    : { kind: 'timeline', title, events };
}

/** Sections whose lines have the same labels, side by side: a row for each label. */
export function tableOf(
  title: string,
  columns: readonly SectionColumn[],
): Extract<SlideSpecInput, { kind: 'table' }> | null {
  if (columns.length < 2 || columns.length > mostCompared) return null;
  const fields = columns.map(
    ({ lines }) =>
      new Map(
        lines
          .flatMap((text) => [headOf(text)])
          .flatMap((each) => (each === null ? [] : [[each.head.toLowerCase(), each]])),
      ),
  );
  const all = [...new Set(fields.flatMap((each) => [...each.keys()]))];
  const shared = all.filter((head) => fields.filter((each) => each.has(head)).length >= columns.length * shareOfHeads);
  const rows = shared.map((head) => {
    const label = fields.map((each) => each.get(head)?.head).find((each) => each !== undefined) ?? head;
    return [capitalised(label), ...fields.map((each) => valueOf(each.get(head)?.rest ?? ''))];
  });
  const isLong = rows.some((row) => row.some((cell) => visualWidth(cell) > widestCell));
  const said = columns.reduce((sum, { lines }) => sum + lines.length, 0);
  const isPart = shared.length * columns.length < said * shareOfHeads;
  if (shared.length < fewestShared || shared.length > mostRows || isLong || isPart) return null;
  return {
    kind: 'table',
    title,
    columns: ['', ...columns.map((each) => each.title)].map((label) => ({ label })),
    rows,
  };
}

/** A dash alone is an empty cell. */
function valueOf(text: string): string {
  return hasLetter(text) || hasDigit(text) ? unstopped(text) : '';
}
