import { contrastRatio } from '../../quality/contrast';
import type { BulletMark } from '../../scene/bullet-signs';
import { listLevel } from '../../scene/bullet-signs';
import type { SlideOf } from '../../spec/slide-spec';
import { tableLook } from '../../theme/table-look';
import type { ColorRole, Theme } from '../../theme/theme';
import { draft, type ParagraphDraft } from '../blocks/draft';
import { layCards } from '../blocks/lay-cards';
import { labelsFor } from '../labels';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { listMarks } from '../marks-and-words';
import { continues, placed, tooLong } from '../placement';
import { placeTable } from './place-table';
import { belowTag, withTag } from './column-tag';
import { tableColumns } from './table-columns';

type Features = SlideOf<'features'>;
type Plan = Features['plans'][number];
type Row = Features['features'][number];

const mostCards = 4;
/** Lists that are longer are looked up in a table. */
const mostListed = 8;

/** What a sign says of how much there is, from the author's hand in any of its forms. */
const amounts: Readonly<Record<string, BulletMark>> = {
  '✓': 'all',
  '●': 'all',
  '◎': 'all',
  '◕': 'most',
  '◑': 'half',
  '△': 'half',
  '◔': 'little',
  '–': 'dash',
  '✗': 'dash',
  '×': 'dash',
};
const balls = new Set(['◔', '◑', '◕', '●']);

/** What each value says by a sign. Where no other ball stands beside it a circle is a "yes", as in East Asia; null for words and numbers. */
function amountReader({ features }: Features): (value: string) => BulletMark | null {
  const areBalls = features.some(({ values }) => values.some((value) => balls.has(value)));
  return (value) => (value === '○' ? (areBalls ? 'dash' : 'all') : (amounts[value] ?? null));
}

/** All rows: those of the author, and one for each thing that a plan says that it includes. */
function rowsOf({ plans, features }: Features): Row[] {
  const included = [...new Set(plans.flatMap(({ includes }) => includes))];
  return [
    ...features,
    ...included.map((name) => ({ name, values: plans.map(({ includes }) => (includes.includes(name) ? '✓' : '')) })),
  ];
}

/** As many plans as the widest row has values, so that none is lost. */
function allPlans({ plans, features }: Features): (Omit<Plan, 'name'> & { name: string })[] {
  const count = Math.max(plans.length, ...features.map(({ values }) => values.length));
  return Array.from({ length: count }, (_, index) => plans[index] ?? { name: '', recommended: false, includes: [] });
}

/** Marks are large bold signs, for which less contrast is enough; grounds that somebody drew are not of one colour. */
const leastSeen = 3.25;

function markColor({ colors, style }: Theme, mark: BulletMark): ColorRole {
  const { rows, band } = tableLook(style.table);
  const grounds: ColorRole[] = [
    'canvas',
    'surface',
    ...[rows.body.fill?.color, band?.color].flatMap((role) => role ?? []),
  ];
  const wanted = mark === 'dash' ? 'muted' : 'accent';
  return grounds.every((role) => contrastRatio(colors[wanted], colors[role]) >= leastSeen) ? wanted : 'ink';
}

const labelOf = (slide: Features, { language }: KindContext): string =>
  slide.recommendedLabel ?? labelsFor(language).recommended;

/** A column a plan, with its price in the head, and a row a feature; rows and plans that find no room go on. */
function table(slide: Features, context: KindContext): Placement {
  const whole = layTableOf(slide, context);
  if (whole.outcome === 'placed' || isByRows(whole, slide)) return whole;
  const plans = allPlans(slide);
  for (let count = Math.ceil(plans.length / 2); count > 0 && count < plans.length; count -= 1) {
    if (context.furtherSlides === 0) return whole;
    const part = layTableOf(planRange(slide, 0, count), context);
    if (part.outcome === 'placed') return continues(part.elements, [planRange(slide, count, plans.length)]);
  }
  return whole;
}

const isByRows = (placement: Placement, { plans }: Features): boolean =>
  placement.outcome === 'continues' &&
  placement.rest.length === 1 &&
  placement.rest[0]?.kind === 'features' &&
  placement.rest[0].plans.length === plans.length;

/** Some of the plans with what each row says of them. */
function planRange(slide: Features, from: number, to: number): Features {
  return {
    ...slide,
    plans: slide.plans.slice(from, to),
    features: slide.features.map((row) => ({ ...row, values: row.values.slice(from, to) })),
  };
}

function layTableOf(slide: Features, context: KindContext): Placement {
  const { title, eyebrow, source } = slide;
  const plans = allPlans(slide);
  const rows = rowsOf(slide);
  if (rows.length === 0) return tooLong;
  const asTable: SlideOf<'table'> = {
    kind: 'table',
    title,
    eyebrow,
    source,
    notes: '',
    totalRow: false,
    columns: [{ label: '', align: 'start' }, ...plans.map(({ name }) => ({ label: name, align: 'center' as const }))],
    rows: rows.map(({ name, values }) => [name, ...plans.map((_, index) => values[index] ?? '')]),
  };
  const amountOf = amountReader(slide);
  const marked = rows.flatMap(({ values }) =>
    values.flatMap((value) => {
      const mark = amountOf(value);
      return mark ? [[value, { color: markColor(context.theme, mark) }] as const] : [];
    }),
  );
  const recommended = plans.flatMap((plan, index) => (plan.recommended ? [index + 1] : []));
  const [highlight, more] = recommended;
  const only = more === undefined ? highlight : undefined;
  const layIn = (area: KindContext['area'], isTagged: boolean) =>
    placeTable(
      {
        slide: asTable,
        columns: tableColumns(asTable).map((column, index) => ({
          ...column,
          below: headOf(plans[index - 1], isTagged ? null : labelOf(slide, context)),
        })),
        area,
        extras: [],
        signs: new Map(marked),
        ...(only === undefined ? {} : { highlight: only }),
      },
      context,
    );
  const { area } = context;
  const tagged =
    only === undefined ? null : withTag(layIn(belowTag(area), true), only, labelOf(slide, context), context);
  const laid = tagged ?? layIn(area, false);
  const columns = asTable.columns;
  if (laid.outcome !== 'continues') return laid;
  const [rest, further] = laid.rest;
  if (further || rest?.kind !== 'table' || rest.columns.length !== columns.length) return laid;
  const left = {
    ...slide,
    plans: slide.plans.map((plan) => ({ ...plan, includes: [] })),
    features: rows.slice(-rest.rows.length),
  };
  return { ...laid, rest: [left] };
}

/** What stands below the name of a plan, and how one that is recommended is called there. */
function headOf(plan: Omit<Plan, 'name'> | undefined, label: string | null) {
  if (!plan) return [];
  const { price, note, recommended } = plan;
  return [
    ...(price ? [{ text: price, as: 'figure' as const }] : []),
    ...(note ? [{ text: note, as: 'note' as const }] : []),
    ...(recommended && label !== null ? [{ text: label, as: 'tag' as const }] : []),
  ];
}

/** A card a plan: its price in large letters, and below it what it includes. */
function cards(slide: Features, context: KindContext): Placement {
  const whole = slide.plans.length <= mostCards ? layPlans(slide, context) : null;
  if (whole) return placed(whole);
  const { length } = slide.plans;
  for (let slides = 2; slides <= context.furtherSlides + 1 && length >= 2 * slides; slides += 1) {
    const count = Math.ceil(length / slides);
    const part = count <= mostCards ? layPlans(planRange(slide, 0, count), context) : null;
    if (part) return continues(part, [planRange(slide, count, length)]);
  }
  return tooLong;
}

function layPlans(slide: Features, context: KindContext) {
  // A value that belongs to no plan has a place in a table alone.
  if (slide.plans.length < allPlans(slide).length) return null;
  const isChosen = slide.plans.some(({ recommended }) => recommended);
  const contents = slide.plans.map((plan, index) => ({
    name: `Plan ${index + 1}`,
    label: plan.recommended ? labelOf(slide, context) : undefined,
    heading: plan.name,
    headline: plan.price,
    body: (sizePt: number) => planDrafts(slide, index, context, sizePt),
    emphasized: isChosen ? plan.recommended : undefined,
  }));
  return (
    layCards(context, contents, { area: context.area, columns: contents.length, frame: 'surface' })?.elements ?? null
  );
}

/** What a plan has behind the sign of how much of it; what it lacks stands back. */
function planDrafts(
  slide: Features,
  index: number,
  { direction, language }: KindContext,
  sizePt: number,
): ParagraphDraft[] {
  const { colon } = listMarks(language);
  const amountOf = amountReader(slide);
  const plan = slide.plans[index]!;
  const { indentIn, lineSpacing } = listLevel(sizePt, 0);
  const listed = (text: string, mark: BulletMark): ParagraphDraft =>
    draft(text, direction, {
      sizePt,
      lineSpacing,
      indentIn: indentIn * 1.25,
      spaceBeforePt: sizePt * 0.32,
      color: mark === 'dash' ? 'muted' : 'ink',
      bullet: { kind: mark },
    });
  const rows = slide.features.flatMap(({ name, values }) => {
    const value = values[index] ?? '';
    const mark = amountOf(value);
    if (value.trim() === '') return [];
    return [mark ? listed(name, mark) : listed(`${name}${colon}${value}`, 'all')];
  });
  return [
    ...(plan.note ? [draft(plan.note, direction, { sizePt, color: 'muted', lineSpacing: 1.1 })] : []),
    ...rows,
    ...plan.includes.map((text) => listed(text, 'all')),
  ];
}

const hasPrices = ({ plans }: Features): boolean => plans.some(({ price }) => price);
const areListed = ({ plans }: Features): boolean => plans.some(({ includes }) => includes.length > 0);

function suitsCards(slide: Features): number {
  if (slide.plans.length < 2 || slide.plans.length > mostCards) return 0.8;
  if (areListed(slide)) return 3.5;
  return hasPrices(slide) && slide.features.length <= mostListed ? 2.4 : 0.6;
}

export const featuresLayout: KindLayout<Features> = {
  arrangements: [
    {
      name: 'feature-table',
      layout: 'content',
      suits: (slide) => (areListed(slide) ? 1.2 : 3),
      place: table,
    },
    { name: 'plan-cards', layout: 'title-only', suits: suitsCards, place: cards },
  ],
  outline: (slide) =>
    allPlans(slide).map(({ name, price, note, recommended, includes }, index) => ({
      text: [name, price, recommended ? slide.recommendedLabel : undefined].filter(Boolean).join(' – ') || '–',
      children: [
        ...(note ? [note] : []),
        ...slide.features.map((row) => [row.name, row.values[index] ?? ''].filter(Boolean).join(': ')),
        ...includes,
      ],
    })),
};
