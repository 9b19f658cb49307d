import { contrastRatio, layOver } from '../../quality/contrast';
import type { SlideOf } from '../../spec/slide-spec';
import { tableLook } from '../../theme/table-look';
import { isMadeElsewhere, type ColorRole, type Theme } from '../../theme/theme';
import { besideOneAnother } from '../blocks/front-text';
import { draft, type ParagraphDraft } from '../blocks/draft';
import { layCards } from '../blocks/lay-cards';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { listMarks, scoreWords } from '../marks-and-words';
import { placed, tooLong } from '../placement';
import { cardColumns } from './cards';
import { leastSignPt, withMinus, type CellSign } from '../blocks/table-cells';
import { placeTable } from './place-table';
import { tableColumns } from './table-columns';

type Scorecard = SlideOf<'scorecard'>;
type Measure = Scorecard['measures'][number];
type Score = 'actual' | 'target' | 'change' | 'status';

const scores = ['actual', 'target', 'change', 'status'] as const;
const mostCards = 6;
/** Before a status; fonts that lack it take it from another one that every program has. */
const sign = '●';

const textOf = (measure: Measure, score: Score): string =>
  score === 'status' ? (measure.status?.text ?? '') : (measure[score] ?? '');

/** What some measure has. */
const scoresOf = ({ measures }: Scorecard): readonly Score[] =>
  scores.filter((score) => measures.some((measure) => textOf(measure, score) !== ''));

const wordsOf = (slide: Scorecard, language: string) => ({ ...scoreWords(language), ...slide.labels });

/** What bold signs want (3 : 1), and a little more where grounds that somebody drew are not of one colour. */
const leastSeen = { own: 3.05, drawn: 3.25 };

type Verdict = NonNullable<Measure['status']>['verdict'];

/** What tints a cell with the colour of its verdict. */
const tintShare = 0.08;

/** The colour of a verdict where it is seen on all that it may stand on, six hexadecimal digits each; that of words elsewhere. */
function signColor({ colors, layouts }: Theme, verdict: Verdict, grounds: readonly string[]): ColorRole {
  if (!verdict) return 'muted';
  const least = isMadeElsewhere(layouts.content) ? leastSeen.drawn : leastSeen.own;
  return grounds.every((hex) => contrastRatio(colors[verdict], hex) >= least) ? verdict : 'ink';
}

/** A sign in a row, and the tint that it stands on with its words. */
function rowSign(theme: Theme, verdict: NonNullable<Verdict>): CellSign {
  const { colors, style } = theme;
  const { rows, band } = tableLook(style.table);
  const below: ColorRole[] = ['canvas', ...[rows.body.fill?.color, band?.color].flatMap((role) => role ?? [])];
  const tinted = below.map((role) => layOver(colors[verdict], tintShare, colors[role]));
  return { color: signColor(theme, verdict, tinted), tint: { color: verdict, opacity: tintShare } };
}

const cardGrounds = ({ colors }: Theme): readonly string[] => [colors.canvas, colors.surface];

const withSign = ({ status }: Measure): string => (status?.verdict ? `${sign} ${status.text}` : (status?.text ?? ''));

/** A row a measure in a native table, which goes on where it has too many. */
function table(slide: Scorecard, context: KindContext): Placement {
  const { language, theme, area } = context;
  const words = wordsOf(slide, language);
  const shown = scoresOf(slide);
  const { title, eyebrow, source, measures } = slide;
  const asTable: SlideOf<'table'> = {
    kind: 'table',
    title,
    eyebrow,
    source,
    notes: '',
    totalRow: false,
    columns: [
      { label: words.measure, align: 'start' },
      ...shown.map((score) => ({
        label: words[score],
        align: score === 'status' ? ('start' as const) : ('end' as const),
      })),
    ],
    rows: measures.map((measure) => [
      measure.name,
      ...shown.map((score) => (score === 'status' ? withSign(measure) : textOf(measure, score))),
    ]),
  };
  const signs = new Map(
    measures.flatMap((measure) =>
      measure.status?.verdict ? [[withSign(measure), rowSign(theme, measure.status.verdict)] as const] : [],
    ),
  );
  const laid = placeTable({ slide: asTable, columns: tableColumns(asTable), area, extras: [], signs }, context);
  if (laid.outcome !== 'continues') return laid;
  const [rest] = laid.rest;
  const isByRows = laid.rest.length === 1 && rest?.kind === 'table' && rest.columns.length === asTable.columns.length;
  return isByRows
    ? { ...laid, rest: [{ ...slide, measures: measures.slice(measures.length - rest.rows.length) }] }
    : laid;
}

/** A card a measure: the figure large, below it the target and where that leaves it. */
function cards(slide: Scorecard, context: KindContext): Placement {
  const { measures } = slide;
  const { direction, language, theme } = context;
  if (measures.length > mostCards) return tooLong;
  const words = wordsOf(slide, language);
  const { colon } = listMarks(language);
  const contents = measures.map((measure, index) => ({
    name: `Measure ${index + 1}`,
    heading: measure.name,
    headline: measure.actual,
    body: (sizePt: number): ParagraphDraft[] => {
      const { target, change, status } = measure;
      const options = { sizePt, lineSpacing: 1.1 };
      const beside = [target && `${words.target}${colon}${withMinus(target)}`, change && withMinus(change)].filter(
        (text) => text !== undefined,
      );
      const spaced = { ...options, spaceBeforePt: sizePt * 0.35 };
      return [
        ...(beside.length > 0 ? [draft(beside.join(besideOneAnother), direction, { ...options, color: 'muted' })] : []),
        ...(status
          ? [
              draft(withSign(measure), direction, {
                ...spaced,
                bold: true,
                color:
                  sizePt < leastSignPt || !status.verdict
                    ? 'ink'
                    : signColor(theme, status.verdict, cardGrounds(theme)),
              }),
            ]
          : []),
      ];
    },
  }));
  for (const columns of new Set([measures.length === 4 ? 4 : cardColumns(measures.length), 3, 2])) {
    const laid = layCards(context, contents, { area: context.area, columns, frame: 'surface' });
    if (laid) return placed(laid.elements);
  }
  return tooLong;
}

export const scorecardLayout: KindLayout<Scorecard> = {
  arrangements: [
    { name: 'score-table', layout: 'content', suits: ({ measures: { length } }) => (length > 4 ? 3 : 2), place: table },
    {
      name: 'score-cards',
      layout: 'title-only',
      suits: ({ measures: { length } }) => (length <= 4 ? 2.5 : 1),
      place: cards,
    },
  ],
  outline: (slide) =>
    slide.measures.map((measure) => ({
      text: [measure.name, measure.actual].filter(Boolean).join(' – '),
      children: (['target', 'change', 'status'] as const)
        .map((score) => textOf(measure, score))
        .filter((text) => text !== ''),
    })),
};
