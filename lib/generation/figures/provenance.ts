import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { areNear, figuresIn, isAmong, type Figure } from '../sources/amounts';
import { derivations, derive, type Derivation, type Derived } from './derivations';
import { areMixed, findOperand, operandOf, unitOf, type FigureFacts, type Operand, type UnsaidFigures } from './facts';

export type FigureStatus = 'given' | 'derived' | 'source' | 'general' | 'illustrative' | 'unknown';

/** What whoever writes a slide says of a figure that the data does not have as such. */
export type Provenance = NonNullable<SlideSpec['provenance']>[number];

export interface JudgedFigure {
  /** As it stands on the slide. */
  text: string;
  status: FigureStatus;
  /** From which figures it follows; of derived ones alone. */
  formula?: string;
}

export type Computed = { text: string; formula: string; restsOn: UnsaidFigures | null } | { problem: string };

/**
 * Computes a derived figure anew.
 *
 * @param declared figures that were computed already, or that nobody said and may be shown, from which it may follow as
 *   from those of the data
 * @returns how it is written, which is as before where that agrees within its rounding; or what is wrong with it
 */
export function compute(
  { figure, how, of }: Provenance,
  facts: FigureFacts,
  language: string,
  declared: readonly Provenance[] = [],
): Computed {
  if (how === 'general' || how === 'illustrative') return { problem: 'is not derived' };
  if (how === 'count') {
    const counted = of.map((said) => ({ said, values: [1] }));
    return { restsOn: null, ...computed(figure, how, counted, { language, isMixed: false }) };
  }
  const unsaid: UnsaidFigures[] = [];
  const operands = of.map((text) => {
    const given = findOperand(text, facts);
    const from = given === null ? findDeclared(text, declared) : null;
    if (from?.how === 'general' || from?.how === 'illustrative') unsaid.push(from.how);
    return given ?? from?.operand ?? null;
  });
  const missing = operands.findIndex((operand) => operand === null);
  if (missing !== -1) return { problem: `"${of[missing] ?? ''}" is not in the data` };
  const found = operands as Operand[];
  const units = new Set(found.map(unitOf).filter((unit) => unit !== '' && !(derivations[how].mayMix && unit === '%')));
  if (units.size > 1) return { problem: `${[...units].join(' and ')} can't be put together` };
  const restsOn = unsaid.includes('illustrative') ? 'illustrative' : (unsaid[0] ?? null);
  return { restsOn, ...computed(figure, how, found, { language, isMixed: areMixed(figure, found) }) };
}

function findDeclared(
  text: string,
  declared: readonly Provenance[],
): { operand: Operand; how: Provenance['how'] } | null {
  const [figure, ...others] = figuresIn(text);
  if (figure === undefined || others.length > 0) return null;
  for (const one of declared) {
    const own = figuresIn(one.figure).find((each) => isAmong(figure, [each]));
    if (own !== undefined) return { operand: operandOf(own, one.figure), how: one.how };
  }
  return null;
}

export function isDerived({ how }: Provenance): boolean {
  return how !== 'general' && how !== 'illustrative';
}

const tableScales = [1_000, 0.001, 1_000_000, 0.000_001] as const;

/** Digits with a sign between them may mean two numbers: those are taken by which the figure is right. */
function computed(
  figure: string,
  how: Derivation,
  operands: readonly Pick<Operand, 'said' | 'values'>[],
  { language, isMixed }: { language: string; isMixed: boolean },
): { text: string; formula: string } | { problem: string } {
  const said = operands.map((operand) => operand.said);
  const [first = [], ...others] = combinations(operands.map(({ values }) => values));
  const results = [first, ...others].map((values) => derive(how, values, said));
  // "71,7 %" of 48,3 and 23,4: the sign stands at the sum alone.
  const isPercent = (text: string): boolean => figuresIn(text).some(({ scales }) => scales.some((scale) => scale < 1));
  const isOfBare = isPercent(figure) && !derivations[how].isShare && !said.some(isPercent);
  // "11 points" are between 71 % and 60 %.
  const arePoints = !isPercent(figure) && derivations[how].keepsUnit && said.every(isPercent);
  const unit = isOfBare ? 0.01 : arePoints ? 100 : 1;
  const isRight = (scale: number) => (result: Derived) =>
    'value' in result && agrees(figure, result.value * scale * unit, result.isShare);
  const scaled = isMixed ? tableScales.map((scale) => results.find(isRight(scale))) : [];
  const right = results.find(isRight(1)) ?? scaled.find((result) => result !== undefined);
  const result = right ?? results[0];
  if (result === undefined || 'problem' in result) return result ?? { problem: 'has no figures' };
  // Nobody knows by how much one of them would have to be multiplied.
  if (!right && isMixed) return { problem: `does not follow from ${said.join(', ')} as they are written` };
  const text = right ? figure : withValue(figure, result.value * unit, result.isShare, language);
  // A slip of the pen is set right; what is far off was meant otherwise, and its sentence would be false with another one.
  return right || areNear(figure, text)
    ? { text, formula: result.formula }
    : { problem: `does not follow from ${said.join(', ')}: that gives ${text}` };
}

const mostCombinations = 64;

function combinations(all: readonly (readonly number[])[]): number[][] {
  return all.reduce<number[][]>(
    (rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])).slice(0, mostCombinations),
    [[]],
  );
}

/** Of each figure of some texts, once, where it comes from. */
export function judgeTexts(
  texts: readonly string[],
  provenance: readonly Provenance[],
  { facts, language }: Pick<Judging, 'facts' | 'language'>,
): JudgedFigure[] {
  // Read together: an axis says "in millions" for all values.
  const figures = onceEach(figuresIn(texts.join('\n')));
  const isKnown = (figure: Figure): boolean => facts.isGiven(figure) || facts.isFromSources(figure);
  const given = figures.filter(isKnown);
  const beside = new Map<string, Figure[][]>();
  for (const own of texts.map(figuresIn)) {
    const known = own.filter(isKnown);
    for (const { text } of onceEach(own)) beside.set(text, [...(beside.get(text) ?? []).slice(0, mostPlaces), known]);
  }
  return figures.map((figure) =>
    judge(figure, { provenance, beside: [...(beside.get(figure.text) ?? []), given], facts, language }),
  );
}

export function unknownOf(figures: readonly JudgedFigure[]): string[] {
  return figures.filter(({ status }) => status === 'unknown').map(({ text }) => text);
}

/** A figure that stands in more texts is looked at in these. */
const mostPlaces = 4;

const onceEach = (figures: readonly Figure[]): Figure[] => [
  ...new Map(figures.map((figure) => [figure.text, figure])).values(),
];

interface Judging {
  provenance: readonly Provenance[];
  /** The figures of the data that stand beside one: in the same text, then anywhere. */
  beside: readonly (readonly Figure[])[];
  facts: FigureFacts;
  language: string;
}

function judge(figure: Figure, { provenance, beside, facts, language }: Judging): JudgedFigure {
  const { text } = figure;
  if (facts.isGiven(figure)) return { text, status: 'given' };
  if (facts.isFromSources(figure)) return { text, status: 'source' };
  for (const declared of provenance) {
    if (!isAmong(figure, figuresIn(declared.figure))) continue;
    if (declared.how === 'general' || declared.how === 'illustrative') return { text, status: declared.how };
    const result = compute(declared, facts, language, provenance);
    if ('formula' in result) return { text, status: result.restsOn ?? 'derived', formula: result.formula };
  }
  const formula = beside.map((given) => formulaOf(figure, given)).find((found) => found !== null);
  return formula === undefined ? { text, status: 'unknown' } : { text, status: 'derived', formula };
}

/** Of more figures some two give any third. */
const mostOperands = 8;
const ofTwo = ['difference', 'change', 'share'] as const;

/** How a figure follows from two of those beside it, or from all of them, though nobody says so; null where it does not. */
function formulaOf(figure: Figure, given: readonly Figure[]): string | null {
  const operands = given.length > mostOperands * mostPlaces ? [] : onceEach(given);
  if (operands.length < 2 || operands.length > mostOperands) return null;
  const written = figure.scales.some((scale) => scale < 1) ? `${figure.text} %` : figure.text;
  const follows = (how: Derivation, of: readonly Figure[]): string | null => {
    const result = derive(
      how,
      of.map((each) => valuesOf(each)[0] ?? 0),
      of.map((each) => each.text),
    );
    return 'value' in result && agrees(written, result.value, result.isShare) ? result.formula : null;
  };
  const pairs = operands.flatMap((one) => operands.filter((other) => other !== one).map((other) => [one, other]));
  const found = ofTwo.flatMap((how) => pairs.map((pair) => follows(how, pair)));
  return [follows('sum', operands), ...found].find((formula) => formula !== null) ?? null;
}

/** Rounding to the last digit that is written, and a little for what binary fractions lose. */
const half = 0.5 + 1e-6;

/** What the digits of a figure may mean, with the word behind them. */
function valuesOf({ values, scales }: Figure): number[] {
  const factors = scales.length > 0 ? scales : [1];
  return values.flatMap((value) => factors.map((factor) => value * factor));
}

/** Whether a figure as it is written is a value, rounded to its last digit. */
function agrees(written: string, value: number, isShare: boolean): boolean {
  const [figure] = figuresIn(written);
  if (figure === undefined) return false;
  const aim = Math.abs(value);
  // "17" may be said of 17 %.
  const aims = isShare && figure.scales.length === 0 ? [aim, aim * 100] : [aim];
  return figure.values.some((digits) =>
    (figure.scales.length > 0 ? figure.scales : [1]).some((scale) => {
      const step = 10 ** -decimalsOf(figure.text, digits) * scale;
      return aims.some((one) => Math.abs(digits * scale - one) <= step * half);
    }),
  );
}

/** Of digits that mean a number: how many stand behind its point. */
function decimalsOf(text: string, value: number): number {
  const [, behind = ''] = /[.,](\d+)$/.exec(text) ?? [];
  const isPoint = Number(text.replace(/[.,](?=\d*[.,])/g, '').replace(',', '.')) === value;
  return isPoint ? behind.length : 0;
}

/** A figure with another value, written as it was: its decimals, what parts its thousands, the words around it. */
function withValue(written: string, value: number, isShare: boolean, language: string): string {
  const [figure] = figuresIn(written);
  if (figure === undefined) return written;
  const [scale = isShare ? 0.01 : 1] = figure.scales;
  const decimals = decimalsOf(figure.text, figure.values[0] ?? 0);
  const digits = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    numberingSystem: 'latn',
  }).format(Math.abs(value) / scale);
  return written.replace(figure.text, () => digits);
}
