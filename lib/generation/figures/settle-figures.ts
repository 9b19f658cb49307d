import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Reading } from '@/lib/reading/reading';
import { amongThose, figuresIn, type Figure } from '../sources/amounts';
import { figureFacts, isTopic, type FigureFacts } from './facts';
import type { FigurePermission, UnsaidFigures } from './facts';
import { compute, isDerived, judgeTexts, unknownOf, type JudgedFigure, type Provenance } from './provenance';
import { mapTexts, textsOf } from './slide-texts';

export interface Settled<T> {
  /** With what was computed anew in the place of what was wrong. */
  said: T;
  /** What stands up of what was said of its figures. */
  provenance: Provenance[];
  /** Each figure once, as it is written. */
  figures: JudgedFigure[];
  /** What is wrong with the figures, in sentences for whoever wrote them. */
  problems: string[];
}

export interface Settling {
  facts: FigureFacts;
  language: string;
  /** Whether figures that nobody said may be shown, marked as such. */
  allows: (how: UnsaidFigures) => boolean;
}

/** A topic allows what is generally known, and examples; any other request what its own words allow. */
export function settlingOf(reading: Reading, permission: FigurePermission = {}): Settling {
  const isAnyAllowed = isTopic(reading);
  return {
    facts: figureFacts(reading),
    language: reading.language,
    allows: (how) => isAnyAllowed || permission[how] !== undefined,
  };
}

/**
 * Computes what texts derive from the data, and finds of each of their figures where it comes from.
 *
 * @param elsewhere what other texts of the same deck derive, from which these may go on
 */
export function settleTexts<T>(
  said: T,
  declared: readonly Provenance[],
  settling: Settling,
  elsewhere: readonly Provenance[] = [],
): Settled<T> {
  const wanted = declared.filter((each) => !isSaid(each, settling.facts));
  const { sound, problems } = settleAll(
    wanted,
    settling,
    settleAll(elsewhere, settling).sound.map(({ as }) => as),
  );
  const provenance = sound.map(({ as }) => as);
  const settled = sound
    .filter(({ of, as }) => as.figure !== of.figure)
    .reduce((text, { of, as }) => mapTexts(text, replacing(of.figure, as.figure)), said);
  const used = [...provenance, ...usedOf(elsewhere, settled, provenance, settling.facts)];
  const figures = judgeAll(settled, used, settling);
  const unknown = unknownOf(figures);
  const [they, them] = unknown.length === 1 ? ['it follows', 'it'] : ['they follow', 'them'];
  if (unknown.length > 0)
    problems.push(
      `${unknown.join(', ')}: not in the data; say in provenance how ${they} from the data, or take ${them} out`,
    );
  return { said: settled, provenance: used, figures, problems };
}

/** One thing that was declared, and what stands up of it. */
interface Sound {
  of: Provenance;
  as: Provenance;
}

/** In whatever order they are said: what follows from another one waits for it. */
function settleAll(
  declared: readonly Provenance[],
  settling: Settling,
  known: readonly Provenance[] = [],
): { sound: Sound[]; problems: string[] } {
  const sound: Sound[] = [];
  let left = [...declared];
  for (;;) {
    const derived = [...known, ...sound.map(({ as }) => as)];
    const results = left.map((of) => ({ of, as: settleOne(of, settling, derived) }));
    const good = results.flatMap(({ of, as }) => ('problem' in as ? [] : [{ of, as }]));
    sound.push(...good);
    left = left.filter((one) => !good.some(({ of }) => of === one));
    if (good.length === 0 || left.length === 0)
      return { sound, problems: results.flatMap(({ as }) => ('problem' in as ? [as.problem] : [])) };
  }
}

/** Of what is derived elsewhere: what texts say or go on from, and what that goes on from. */
function usedOf(
  elsewhere: readonly Provenance[],
  said: unknown,
  own: readonly Provenance[],
  { isGiven, isFromSources }: FigureFacts,
): Provenance[] {
  const used: Provenance[] = [];
  // A "4" of the request is not the 4 that was counted for another slide.
  const isUnsaid = (figure: Figure): boolean => !isGiven(figure) && !isFromSources(figure);
  const isNew = ({ figure }: Provenance): boolean => ![...own, ...used].some((one) => one.figure === figure);
  let named = [
    ...figuresIn(textsOf(said).join('\n')).filter(isUnsaid),
    ...figuresIn(own.flatMap(({ of }) => of).join('\n')),
  ];
  // What is shown says by itself that it is an example; what it follows from need not be shown.
  for (let isShown = true; named.length > 0; isShown = false) {
    const isNamed = amongThose(named);
    const found = elsewhere.filter(
      (one) => (!isShown || isDerived(one)) && isNew(one) && figuresIn(one.figure).some(isNamed),
    );
    used.push(...found);
    named = figuresIn(found.flatMap(({ of }) => of).join('\n'));
  }
  return used;
}

/** What the data has as it stands needs no derivation, and a wrong one must not change it. */
function isSaid({ figure }: Provenance, facts: FigureFacts): boolean {
  const figures = figuresIn(figure);
  return figures.length > 0 && figures.every((each) => facts.isGiven(each) || facts.isFromSources(each));
}

function settleOne(
  one: Provenance,
  { facts, language, allows }: Settling,
  derived: readonly Provenance[],
): Provenance | { problem: string } {
  if (one.how === 'general' || one.how === 'illustrative')
    return allows(one.how)
      ? one
      : { problem: `${one.figure}: the request allows no ${one.how} figures; take it out or write what the data says` };
  const result = compute(one, facts, language, derived);
  return 'problem' in result
    ? { problem: `provenance of ${one.figure}: ${result.problem}` }
    : { ...one, figure: result.text };
}

/** The same of a slide, by what it says of its figures and what is known of those of its title. */
export function settleFigures(
  slide: SlideSpec,
  settling: Settling,
  known: readonly Provenance[] = [],
): Settled<SlideSpec> {
  const { provenance: declared = [], ...content } = slide;
  const settled = settleTexts(content, [...known, ...declared], settling);
  const { provenance } = settled;
  return {
    ...settled,
    said: { ...settled.said, ...(provenance.length > 0 ? { provenance } : {}) } as SlideSpec,
  };
}

/** How many figures of its author a slide has. */
export function givenFigures({ figures }: Settled<SlideSpec>): number {
  return figures.filter(({ status }) => status === 'given' || status === 'source').length;
}

/** All texts and numbers of a slide but its notes and its line of sources. */
export function shownTexts({ notes: _, source: __, ...shown }: SlideSpec): string[] {
  return textsOf(shown);
}

/** Those of the request and its sources that a slide shows. */
export function shownFigures(slide: SlideSpec, { facts }: Settling): Figure[] {
  return shownTexts(slide)
    .flatMap(figuresIn)
    .filter((figure) => facts.isGiven(figure) || facts.isFromSources(figure));
}

/** Those that are no longer there, as they were written. */
export function lostFigures(before: readonly Figure[], after: readonly Figure[]): string[] {
  const isThere = amongThose(after);
  return [...new Set(before.filter((figure) => !isThere(figure)).map(({ text }) => text))];
}

/** The digits of a figure in the place of others, where they are a figure of their own. */
function replacing(wrong: string, right: string): (text: string) => string {
  const [from, to] = [figuresIn(wrong)[0]?.text, figuresIn(right)[0]?.text];
  if (from === undefined || to === undefined) return (text) => text;
  const alone = new RegExp(
    `(?<![\\p{Nd}]|[\\p{Nd}][.,])${from.replaceAll('.', '\\.')}(?![\\p{Nd}]|[.,][\\p{Nd}])`,
    'gu',
  );
  return (text) => text.replace(alone, () => to);
}

function judgeAll(said: unknown, provenance: readonly Provenance[], settling: Settling): JudgedFigure[] {
  const most = longestList(said);
  const judged = judgeTexts(textsOf(said), provenance, settling).map((figure) =>
    figure.status === 'unknown' && isCount(figure.text, most) ? { ...figure, status: 'given' as const } : figure,
  );
  return asTheirNeighbours(judged);
}

/** Whoever says of most examples what they are has said it of the axis and the zero beside them, too. */
function asTheirNeighbours(figures: readonly JudgedFigure[]): JudgedFigure[] {
  const marked = figures.filter(({ status }) => status === 'general' || status === 'illustrative');
  const [first] = marked;
  if (first === undefined || marked.length < unknownOf(figures).length) return [...figures];
  return figures.map((figure) => (figure.status === 'unknown' ? { ...figure, status: first.status } : figure));
}

/** "Three reasons" may be written as "3 reasons", and steps are counted. */
function isCount(text: string, most: number): boolean {
  return figuresIn(text).some(({ values }) =>
    values.some((value) => Number.isInteger(value) && value >= 1 && value <= most),
  );
}

function longestList(said: unknown): number {
  const lists = Object.values(said ?? {}).filter(Array.isArray);
  return Math.max(0, ...lists.map(({ length }) => length));
}
