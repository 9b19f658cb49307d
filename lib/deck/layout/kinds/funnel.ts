import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { boxLook, cardGeometry } from '../blocks/card-face';
import { draft, type ParagraphDraft } from '../blocks/draft';
import { firstFitting, fitDrafts, fitSiblingDrafts, type Fitted } from '../blocks/fit';
import { pairsWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { columnsOf, settle } from '../grid';
import { asGroup } from '../join-texts';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { stepSizesPt } from './cycle-track';
import { ratesOf, sharesOf, worstRate } from './funnel-shares';

type Funnel = SlideOf<'funnel'>;

const mostStages = { bars: 7, columns: 6 };

interface StageTexts {
  names: readonly Fitted[];
  values: readonly (Fitted | null)[];
  rates: readonly (Fitted | null)[];
}

/** Name and detail in one text, the value and the rate in one each, at common sizes. */
function fitTexts(
  slide: Funnel,
  context: KindContext,
  [namePt, restPt]: readonly [number, number],
  room: { nameIn: Box['w']; nameHeightIn: number; valueIn: number; rateIn: number },
  align: Record<'name' | 'value', 'start' | 'center' | 'end'>,
): StageTexts | null {
  const { direction, language, theme } = context;
  const names = fitSiblingDrafts(
    context,
    slide.stages.map(({ name, detail }) => (): ParagraphDraft[] => [
      draft(name, direction, { sizePt: namePt, bold: true, lineSpacing: 1, align: align.name }),
      ...(detail
        ? [
            draft(detail, direction, {
              sizePt: restPt,
              color: 'muted',
              lineSpacing: 1,
              spaceBeforePt: 2,
              align: align.name,
            }),
          ]
        : []),
    ]),
    [namePt],
    { widthIn: room.nameIn, heightIn: room.nameHeightIn },
  );
  const label = (text: string | undefined, options: Parameters<typeof draft>[2], widthIn: number) =>
    text === undefined
      ? null
      : fitDrafts(context, [draft(text, direction, { lineSpacing: 1, ...options })], {
          widthIn,
          heightIn: room.nameHeightIn + 1,
          isLabel: true,
        });
  const values = slide.stages.map(({ value }) =>
    label(value, { ...theme.style.numerals, sizePt: namePt, color: 'ink', align: align.value }, room.valueIn),
  );
  const worst = worstRate(slide.stages);
  const worstLook = { ...theme.style.numerals, sizePt: namePt, bold: true, color: 'accent' } as const;
  const rates = ratesOf(slide.stages, language).map((rate, index) =>
    label(rate, index === worst ? worstLook : { sizePt: restPt, color: 'muted' }, room.rateIn),
  );
  const areWhole = values.every((one, index) => one !== null || slide.stages[index]!.value === undefined);
  return names && areWhole ? { names: names.fitted, values, rates } : null;
}

const gapIn = 0.12;
const highestRowIn = 1.3;
const [nameShare, rateIn, columnGapIn] = [0.28, 1.2, 0.3];
/** Of the width: the column of all values. Those of other fonts are wider. */
const [mostValueShare, valueSlack] = [0.2, 1.25];
const arrowIn = { w: 0.2, h: 0.16 };

/** A bar a stage, below one another and about one middle, each as wide as what is left. */
function bars(slide: Funnel, context: KindContext): Placement {
  const { stages } = slide;
  const { area, theme } = context;
  if (stages.length > mostStages.bars) return tooLong;
  const rowIn = Math.min(highestRowIn, (area.h - gapIn * (stages.length - 1)) / stages.length);
  const hasRates = ratesOf(stages, context.language).some((rate) => rate !== undefined);
  const nameIn = area.w * nameShare;
  const ratesIn = hasRates ? rateIn + columnGapIn : 0;
  const texts = firstFitting(pairsWithin(theme, stepSizesPt), (sizes) =>
    fitTexts(
      slide,
      context,
      sizes,
      { nameIn, nameHeightIn: rowIn, valueIn: area.w * mostValueShare, rateIn: rateIn - arrowIn.w - 0.1 },
      { name: 'start', value: 'end' },
    ),
  );
  if (!texts) return tooLong;
  const valueIn = Math.max(0, ...texts.values.map((value) => (value?.widthIn ?? 0) * valueSlack));
  const valueX = area.x + nameIn + columnGapIn;
  const startIn = valueIn > 0 ? valueX + valueIn + columnGapIn : valueX;
  const field = { x: startIn, w: area.x + area.w - startIn - ratesIn };
  const shares = sharesOf(stages);
  const barAt = (index: number) => ({ x: field.x + (field.w * (1 - shares[index]!)) / 2, w: field.w * shares[index]! });
  const top = settle(area, rowIn * stages.length + gapIn * (stages.length - 1)).y;
  const elements = stages.flatMap((_, index): SceneElement[] => {
    const name = `Stage ${index + 1}`;
    const y = top + index * (rowIn + gapIn);
    const box = { ...barAt(index), y, h: rowIn };
    const value = texts.values[index]!;
    const shape = {
      geometry: cardGeometry(theme),
      cornerRadius: theme.cornerRadius,
      fill: { color: 'accentFill' as const },
    };
    const rate = texts.rates[index];
    return [
      ...asGroup(name, [
        textElement({
          name: `${name} name`,
          box: { x: area.x, y, w: nameIn, h: rowIn },
          paragraphs: texts.names[index]!.paragraphs,
          anchor: 'middle',
        }),
        ...(value
          ? [
              textElement({
                name: `${name} value`,
                box: { x: valueX, y, w: valueIn, h: rowIn },
                paragraphs: value.paragraphs,
                anchor: 'middle' as const,
              }),
            ]
          : []),
      ]),
      // What is lost is seen beside what is left.
      {
        type: 'shape',
        name: `${name} track`,
        geometry: shape.geometry,
        cornerRadius: shape.cornerRadius,
        box: { x: field.x, y, w: field.w, h: rowIn },
        ...boxLook(theme),
      },
      { type: 'shape', name: `${name} bar`, box, on: `${name} track`, ...shape },
      ...(rate
        ? rateElements(name, { x: field.x + field.w + columnGapIn, y: y - gapIn / 2 - 0.25, w: rateIn, h: 0.5 }, rate)
        : []),
    ];
  });
  return placed(elements);
}

/** A small arrow and the share that goes on, between two stages. */
function rateElements(name: string, { x, y, w, h }: Box, rate: Fitted): SceneElement[] {
  return asGroup(`${name} share`, [
    {
      type: 'shape',
      name: `${name} arrow`,
      geometry: 'triangle',
      flipVertical: true,
      box: { x, y: y + (h - arrowIn.h) / 2, w: arrowIn.w, h: arrowIn.h },
      fill: { color: 'muted' },
    },
    textElement({
      name: `${name} share`,
      box: { x: x + arrowIn.w + 0.1, y, w: w - arrowIn.w - 0.1, h },
      paragraphs: rate.paragraphs,
      anchor: 'middle',
    }),
  ]);
}

const [columnSpaceIn, textGapIn, leastColumnsIn] = [0.3, 0.12, 1.4];

/** A column a stage beside one another, each as high as what is left; what goes on stands between two. */
function columns(slide: Funnel, context: KindContext): Placement {
  const { stages } = slide;
  const { area, theme } = context;
  if (stages.length > mostStages.columns) return tooLong;
  const boxes = columnsOf(area, stages.length, columnSpaceIn);
  const { w } = boxes[0]!;
  const texts = firstFitting(pairsWithin(theme, stepSizesPt), (sizes) =>
    fitTexts(
      slide,
      context,
      sizes,
      { nameIn: w, nameHeightIn: area.h * 0.4, valueIn: w, rateIn: w },
      { name: 'center', value: 'center' },
    ),
  );
  if (!texts) return tooLong;
  const heightOf = (all: readonly (Fitted | null)[]) => Math.max(0, ...all.map((one) => one?.heightIn ?? 0));
  const [nameH, valueH, rateH] = [heightOf(texts.names), heightOf(texts.values), heightOf(texts.rates)];
  const fieldIn = area.h - nameH - valueH - rateH - 3 * textGapIn;
  if (fieldIn < leastColumnsIn) return tooLong;
  const foot = area.y + valueH + rateH + 2 * textGapIn + fieldIn;
  const shares = sharesOf(stages);
  const elements = stages.flatMap((_, index): SceneElement[] => {
    const name = `Stage ${index + 1}`;
    const { x } = boxes[index]!;
    const h = fieldIn * shares[index]!;
    const value = texts.values[index];
    const rate = texts.rates[index];
    const valueY = foot - h - textGapIn - valueH;
    return [
      {
        type: 'shape',
        name: `${name} column`,
        geometry: 'rect',
        box: { x, y: foot - h, w, h },
        fill: { color: 'accentFill' },
      },
      ...(value
        ? [
            textElement({
              name: `${name} value`,
              box: { x, y: valueY, w, h: valueH },
              paragraphs: value.paragraphs,
              anchor: 'bottom' as const,
            }),
          ]
        : []),
      ...(rate
        ? [
            textElement({
              name: `${name} share`,
              box: { x, y: valueY - rateH, w, h: rateH },
              paragraphs: rate.paragraphs.map((one) => ({ ...one, align: 'center' as const })),
              anchor: 'bottom' as const,
            }),
          ]
        : []),
      textElement({
        name: `${name} name`,
        box: { x, y: foot + textGapIn, w, h: nameH },
        paragraphs: texts.names[index]!.paragraphs,
      }),
    ];
  });
  const base: SceneElement = {
    type: 'line',
    name: 'Base',
    box: { x: area.x, y: foot, w: area.w, h: 0 },
    stroke: { color: 'quiet', widthPt: 1 },
  };
  return placed([...elements, base]);
}

export const funnelLayout: KindLayout<Funnel> = {
  arrangements: [
    { name: 'funnel-bars', layout: 'title-only', suits: () => 3, place: bars },
    {
      name: 'funnel-columns',
      layout: 'title-only',
      suits: ({ stages: { length } }) => (length <= mostStages.columns ? 2 : 0.5),
      place: columns,
    },
  ],
  outline: ({ stages }) =>
    stages.map(({ name, value, detail }) => ({
      text: value ? `${name}: ${value}` : name,
      children: detail ? [detail] : [],
    })),
};
