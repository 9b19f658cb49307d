import type { SlideOf } from '../../spec/slide-spec';
import type { KindContext, Placement } from '../layout-types';
import { placeTable } from './place-table';
import { plotItems, quadrantOf } from './plot-positions';
import { tableColumns } from './table-columns';

type Plot = SlideOf<'plot'>;

/** All items with what is said of each, by their fields, the highest first. */
export function plotTable(slide: Plot, context: KindContext): Placement {
  const { title, eyebrow, source, quadrants, xAxis, yAxis } = slide;
  const { plotted, others } = plotItems(slide);
  const hasFields = quadrants?.some((text) => text.trim() !== '') === true;
  // The field at the top right comes first: it is high on both axes.
  const order = [1, 0, 3, 2];
  const ranked = plotted
    .map((one) => ({ one, rank: order.indexOf(quadrantOf(one)) }))
    .sort((a, b) => a.rank - b.rank || a.one.down - b.one.down || b.one.across - a.one.across)
    .map(({ one }) => ({ item: one.item, field: quadrants?.[quadrantOf(one)] ?? '' }));
  // A field that holds nothing is one of the findings.
  const empty = (quadrants ?? [])
    .filter((name, at) => name.trim() !== '' && !plotted.some((one) => quadrantOf(one) === at))
    .map((name) => ({ item: { name: '–' }, field: name }));
  const all: { item: Plot['items'][number]; field: string }[] = [
    ...ranked,
    ...others.map((item) => ({ item, field: '' })),
    ...empty,
  ];
  const rows = all.map(({ item, field: name }) => [
    item.name,
    item.xText ?? (item.x === undefined ? '–' : String(item.x)),
    item.yText ?? (item.y === undefined ? '–' : String(item.y)),
    ...(hasFields ? [name] : []),
  ]);
  const asTable: SlideOf<'table'> = {
    kind: 'table',
    title,
    eyebrow,
    source,
    notes: '',
    totalRow: false,
    columns: ['', xAxis, yAxis, ...(hasFields ? [''] : [])].map((label) => ({ label, align: 'start' as const })),
    rows,
  };
  return placeTable({ slide: asTable, columns: tableColumns(asTable), area: context.area, extras: [] }, context);
}
