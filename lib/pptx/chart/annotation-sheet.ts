import { growthText } from '@/lib/deck/layout/charts/growth-text';
import { annotationValues, growthPoint, smallRate } from '@/lib/deck/scene/chart-annotations';
import type { AnnotationPart, ChartAnnotations, GrowthNote } from '@/lib/deck/scene/chart-annotations';
import type { ChartSeries } from '@/lib/deck/spec/chart-data';
import type { SheetColumn } from './chart-sheet';

/** What marks the ends of growth in its own column, so that they stay where they are whatever their rows are called. */
const ends = { from: 'from', to: 'to' } as const;

/** Keys of the columns that hold what labels say and how far lines lead down. */
export const textKeys: Readonly<Partial<Record<AnnotationPart, string>>> = { events: 'event', growth: 'growthLabel' };
export const dropKeys: Readonly<Partial<Record<AnnotationPart, string>>> = {
  events: 'eventLine',
  growth: 'growthLine',
};

/** The formula of the series that a mark is drawn by; none where its numbers are typed. */
export function annotationFormula(part: AnnotationPart, annotations: ChartAnnotations): string | undefined {
  const { events, growth, target } = annotations;
  switch (part) {
    case 'target':
      return target?.isOne === true ? 'INDEX({all goal},1)' : undefined;
    case 'events': {
      const least = Math.min(...(events ?? []).map((event) => event?.rise ?? Infinity));
      return `IF({event}="",NA(),${highest(annotations)}+MAX({eventRise},${least})*{reach})`;
    }
    case 'growth':
      return `IF(OR(ROW()-1<${matched('from')},ROW()-1>${matched('to')}),NA(),${highest(annotations)}+${growth?.rise ?? 0}*{reach}+0*{rate})`;
  }
}

/** The largest that a category comes to, or is to reach. */
function highest({ target }: ChartAnnotations): string {
  return target ? 'MAX({all top},{all target})' : 'MAX({all top})';
}

const matched = (end: keyof typeof ends) => `MATCH("${ends[end]}",{all mark},0)`;

/** The columns behind the series: what is typed, and what the marks are computed by. */
export function annotationColumns(
  annotations: ChartAnnotations,
  series: readonly ChartSeries[],
  { format, language }: { format: string; language: string },
): SheetColumn[] {
  const values = annotationValues(annotations, series);
  const { data, isStacked, standsOnZero, fromZero, gap, events, growth, target } = annotations;
  const own = `{s0:s${data - 1}}`;
  const numbers = (key: string, head: string, cells: readonly (number | null)[], formula?: string): SheetColumn => ({
    ...{ head, key, type: 'number', cells, format },
    ...(formula === undefined ? {} : { formula }),
  });
  const texts = (key: string, head: string, cells: readonly string[], formula?: string): SheetColumn => ({
    ...{ head, key, type: 'text', cells },
    ...(formula === undefined ? {} : { formula }),
  });
  const columns: SheetColumn[] = [];
  if (target?.isOne === true) {
    const [name, goal] = [series[target.place]?.name ?? '', series[target.place]?.values[0] ?? null];
    columns.push(
      numbers(
        'goal',
        `${name} =`,
        values.tops.map((_, index) => (index === 0 ? goal : null)),
      ),
    );
  }
  if (!events && !growth) return columns;
  const height = `${isStacked ? 'SUM' : 'MAX'}(${own})`;
  const least = fromZero ? `MIN(0,{all ${own.slice(1)})` : `MIN({all ${own.slice(1)})`;
  columns.push(
    numbers(
      'top',
      'Height',
      values.tops.map((top) => top ?? 0),
      standsOnZero ? `MAX(0,${height})` : height,
    ),
    numbers(
      'reach',
      'Reach',
      values.tops.map(() => values.reach),
      `${highest(annotations)}-${least}`,
    ),
  );
  const lead = (from: string, to: string) => `MAX(0,{${from}}-{${to}}-${gap}*{reach})`;
  if (events)
    columns.push(
      texts(
        'event',
        'Event',
        events.map((event) => event?.label ?? ''),
      ),
      numbers(
        'eventRise',
        'Event height',
        events.map((event) => event?.rise ?? null),
      ),
      numbers(
        'eventLine',
        'Event line',
        values.eventLines.map((length) => length ?? 0),
        `IF({event}="",0,${lead('events', 'top')})`,
      ),
    );
  if (growth) columns.push(...growthColumns(growth, values, { language, numbers, texts, lead }));
  return columns;
}

function growthColumns(
  growth: GrowthNote,
  { tops, rate, growthLines }: ReturnType<typeof annotationValues>,
  make: {
    language: string;
    numbers: (key: string, head: string, cells: readonly (number | null)[], formula?: string) => SheetColumn;
    texts: (key: string, head: string, cells: readonly string[], formula?: string) => SheetColumn;
    lead: (from: string, to: string) => string;
  },
): SheetColumn[] {
  const { series, years, before, after, signs } = growth;
  const value = series === null ? 'top' : `s${series}`;
  const valueAt = (end: keyof typeof ends) => `INDEX({all ${value}},${matched(end)})`;
  const grown = `${valueAt('to')}/${valueAt('from')}`;
  const rateFormula = years === null ? `${grown}-1` : `(${grown})^(1/${years})-1`;
  const middle = `IF(${matched('to')}-${matched('from')}=1,${matched('to')},INT((${matched('from')}+${matched('to')})/2))`;
  const words = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const sign = `IF({rate}<0,${words(signs.minus + before)},${words(signs.plus + before)})`;
  const number = `FIXED(100*ABS({rate}),IF(ABS({rate})<${smallRate},1,0),TRUE)`;
  const point = growthPoint(growth);
  return [
    make.texts(
      'mark',
      'Growth from and to',
      tops.map((_, index) => (index === growth.from ? ends.from : index === growth.to ? ends.to : '')),
    ),
    {
      ...{ head: 'Rate', key: 'rate', type: 'number', format: '0.0%' },
      cells: tops.map(() => rate),
      formula: `IF(OR(${valueAt('from')}<=0,${valueAt('to')}<0),NA(),${rateFormula})`,
    },
    make.numbers(
      'growthLine',
      'Growth line',
      growthLines.map((length) => length ?? 0),
      `IF({mark}="",0,${make.lead('growth', value)})`,
    ),
    make.texts(
      'growthLabel',
      'Growth label',
      tops.map((_, index) => (index === point ? growthText(growth, rate, make.language) : '')),
      `IF(ROW()-1=${middle},${sign}&${number}&${words(after)},"")`,
    ),
  ];
}
