import type { NumberCell } from '../analyse/read-cell';
import { isWhen } from '../analyse/read-when';
import type { ChartData } from '@/lib/deck/spec/slide-spec';
import { capitalise } from '../write/capitalise';
import type { Numbers, NumberSeries } from './chart-numbers';
import { areFarApart, sizeOf } from './chart-numbers';
import { chartScale } from './chart-scale';

const categoryCount = { least: 3, most: 16 } as const;
const mostAmounts = 2;
const percentWord =
  /[%٪％]|(?<!\p{L})(?:percent|per cent|prozent|pour ?cent|por ?cien(?:to|tos)|por ?cento|per ?cento|procent)(?!\p{L})/iu;
const percentAtEnd = /[\s,]*(?:\(\s*(?:in\s)?[%٪％]\s*\)|(?:in\s|en\s|em\s)?[%٪％])$/iu;
const bracketAtEnd = /\s*[(（]([^()（）]{1,40})[)）]$/u;

/**
 * Amounts as columns and the rate that goes with them as a line on an axis of its own, over
 * times or down a ranking; null for numbers of any other sort, and for losses, whose zero would
 * stand at two heights.
 */
export function combineSeries(
  { categories, series }: Numbers,
  heading: string | null,
  language: string,
): ChartData | null {
  const amounts = series.filter((one) => !isRate(one));
  const [first, second = first] = amounts;
  if (
    first === undefined ||
    second === undefined ||
    amounts.length > mostAmounts ||
    series.length !== amounts.length + 1
  )
    return null;
  if (categories.length < categoryCount.least || categories.length > categoryCount.most) return null;
  if (!categories.every((category) => isWhen(category)) && !isRanked(first)) return null;
  if (
    areFarApart(sizeOf(first), sizeOf(second)) ||
    series.some(({ cells }) => cells.some((cell) => cell !== null && cell.value < 0))
  )
    return null;
  const amountScale = chartScale(
    amounts.flatMap(({ cells }) => cells),
    heading,
    language,
  );
  if (amountScale === null) return null;
  const unit = amountScale.unit ?? sharedBracket(amounts);
  const rate = series.find((one) => isRate(one));
  const line = rate === undefined ? null : rateLine(rate, language);
  if (line === null) return null;
  const drawn = series.map((one) =>
    one === rate
      ? line.series
      : {
          name: capitalise(withoutUnit(one.name, unit)),
          values: one.cells.map((cell) => (cell === null ? null : amountScale.valueOf(cell))),
        },
  );
  return {
    type: 'combination',
    categories,
    series: drawn,
    numberFormat: amountScale.numberFormat,
    unit,
    secondaryUnit: line.unit,
  };
}

function rateLine(
  { name, cells }: NumberSeries,
  language: string,
): { series: ChartData['series'][number]; unit: string | undefined } | null {
  const percentages = cells.map(asPercent);
  const scale = chartScale(percentages, null, language);
  if (scale === null) return null;
  const named = rateName(name);
  const values = percentages.map((cell) => (cell === null ? null : scale.valueOf(cell)));
  return {
    series: { name: capitalise(named.name), values, as: 'line', axis: 'secondary', numberFormat: scale.numberFormat },
    unit: named.unit,
  };
}

function isRate({ name, cells }: NumberSeries): boolean {
  const numbers = cells.filter((cell) => cell !== null);
  return (
    numbers.every(({ unit }) => /^[%٪]$/u.test(unit)) ||
    (percentWord.test(name) && numbers.every(({ unit }) => unit === ''))
  );
}

/** "41.2" below "Margin %" is as much a percentage as "41.2%". */
function asPercent(cell: NumberCell | null): NumberCell | null {
  return cell === null ? null : { ...cell, unit: '%', unitFirst: false };
}

/** From the largest to the smallest, none left out. */
function isRanked({ cells }: NumberSeries): boolean {
  return cells.every(
    (cell, index) => cell !== null && (index === 0 || cell.value <= (cells[index - 1]?.value ?? -Infinity)),
  );
}

/** "(EUR thousands)" behind the name of every amount is the unit of their axis. */
function sharedBracket(amounts: readonly NumberSeries[]): string | undefined {
  const brackets = new Set(amounts.map(({ name }) => bracketAtEnd.exec(name)?.[1]?.trim()));
  return brackets.size === 1 ? [...brackets][0] : undefined;
}

function withoutUnit(name: string, unit: string | undefined): string {
  return unit !== undefined && bracketAtEnd.exec(name)?.[1]?.trim() === unit ? name.replace(bracketAtEnd, '') : name;
}

/** The numbers of a rate carry its percent sign, so that its name need not. */
function rateName(written: string): { name: string; unit: string | undefined } {
  const plain = written.replace(percentAtEnd, '').trim();
  const unit = bracketAtEnd.exec(plain)?.[1]?.trim();
  const name = unit !== undefined && percentWord.test(unit) ? plain.replace(bracketAtEnd, '') : plain;
  return name === '' ? { name: written, unit: undefined } : { name, unit: name === plain ? undefined : unit };
}
