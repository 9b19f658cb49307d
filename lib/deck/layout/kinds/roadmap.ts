import type { SlideOf } from '../../spec/slide-spec';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { roadmapWords } from '../marks-and-words';
import { placeTable } from './place-table';
import { idlePeriods, roadmapFaults, itemTime } from './roadmap-axis';
import { mostPeriodColumns, periodColumns } from './roadmap-columns';
import { swimlanes } from './roadmap-lanes';
import { tableColumns } from './table-columns';

type Roadmap = SlideOf<'roadmap'>;

/** A row an item: what can't be drawn, or is too much to be. */
function table(slide: Roadmap, context: KindContext): Placement {
  const { title, eyebrow, source, lanes } = slide;
  const words = roadmapWords(context.language);
  const items = lanes.flatMap((lane) => lane.items.map((item) => ({ lane, item })));
  const hasLanes = lanes.some(({ name }) => name !== undefined);
  const hasTexts = items.some(({ item }) => item.text !== undefined);
  const labels = [...(hasLanes ? [words.lane] : []), ...(hasTexts || !hasLanes ? [words.item] : []), words.time];
  const asTable: SlideOf<'table'> = {
    kind: 'table',
    title,
    eyebrow,
    source,
    notes: '',
    totalRow: false,
    columns: labels.map((label) => ({ label, align: 'start' as const })),
    rows: [
      ...items.map(({ lane, item }) => [
        ...(hasLanes ? [lane.name ?? ''] : []),
        ...(hasTexts || !hasLanes ? [item.text ?? ''] : []),
        itemTime(item),
      ]),
      ...besides(slide, words.today).map(([text, time]) => [...labels.slice(2).map(() => ''), text, time]),
    ],
  };
  return placeTable({ slide: asTable, columns: tableColumns(asTable), area: context.area, extras: [] }, context);
}

/** What is said of time beside the items: the day of the talk, and when nothing is planned. */
function besides(slide: Roadmap, todayWord: string): [string, string][] {
  const { today } = slide;
  const idle = idlePeriods(slide);
  return [
    ...(today ? [[today.label ?? todayWord, today.period] as [string, string]] : []),
    ...(idle ? [['–', idle] as [string, string]] : []),
  ];
}

/** Whether nothing says more of the time than in which period it is. */
function isVague({ lanes, periods, today }: Roadmap): boolean {
  const items = lanes.flatMap((lane) => lane.items);
  const isWithin = items.every(
    ({ start, end = start, startShare, endShare, milestone }) =>
      start === end && startShare === undefined && endShare === undefined && !milestone,
  );
  return isWithin && today === undefined && periods.length <= mostPeriodColumns && items.every(({ text }) => text);
}

const isWhole = (slide: Roadmap): boolean => roadmapFaults(slide).length === 0;

export const roadmapLayout: KindLayout<Roadmap> = {
  arrangements: [
    {
      name: 'swimlanes',
      layout: 'title-only',
      suits: (slide) => (isVague(slide) ? 2.4 : 3.2),
      place: (slide, context) => (isWhole(slide) ? swimlanes(slide, context) : { outcome: 'too-long' }),
    },
    {
      name: 'period-columns',
      layout: 'title-only',
      suits: (slide) => (isVague(slide) ? 3.2 : 1.8),
      place: (slide, context) => (isWhole(slide) ? periodColumns(slide, context) : { outcome: 'too-long' }),
    },
    { name: 'roadmap-table', layout: 'content', suits: () => 1, place: table },
  ],
  outline: (slide) => [
    ...slide.lanes.flatMap(({ name, items }) => {
      const said = items.map((item) => (item.text ? `${item.text} (${itemTime(item)})` : itemTime(item)));
      return name === undefined ? said.map((text) => ({ text })) : [{ text: name, children: said }];
    }),
    ...besides(slide, '').flatMap(([text, time]) =>
      time || text ? [{ text: [text, time].filter(Boolean).join(' ') }] : [],
    ),
  ],
};
