import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { DataSet } from '@/lib/reading/data/data-set';
import type { Section } from '@/lib/reading/reading';
import { sharedTerms, termsOf } from '@/lib/reading/naming/terms';
import { endsSentence, visualWidth, wordCount } from '@/lib/reading/source/sentences';
import { linesOf, type Atom } from '../atoms';
import type { TellingContext } from '../context';
import { headOf } from '../text/pieces';
import { capitalised, quotedIn, trimmed, unstopped } from '../text/signs';
import { dataDrafts } from './data-forms';
import { draftOf, type AskedForms, type Draft } from './draft';
import type { TextPoint } from './material';
import { rolesIn, rolesOf } from './roles';
import { tablePages } from './table-forms';
import { quoteSaid, textDrafts } from './text-forms';

type SlideInputOf<K extends SlideSpecInput['kind']> = Extract<SlideSpecInput, { kind: K }>;
type DraftOf<K extends SlideSpecInput['kind']> = Draft & { slide: SlideInputOf<K> };
type BlockInput = SlideInputOf<'blocks'>['blocks'][number];

/** What a section says in a row, of which two parts may share a slide. */
export interface PairMaterial {
  section: Section;
  /** What the slide is called when nothing else names it. */
  title: string;
  atoms: readonly Atom[];
  asked: AskedForms;
  pointsOf(atom: Atom): TextPoint[];
}

type PairForm = (material: PairMaterial, context: TellingContext) => Draft | null;

/** Beside another block a chart has few points and series, a table few rows. */
const [mostPoints, mostSeries, mostRows] = [8, 3, 8];
/** Lines beside a chart: fewer are its takeaway, more are a list of their own. */
const [fewestLines, mostLines, mostWordsOfLine, mostWordsOfLines] = [2, 4, 28, 72];
const [mostFigures, mostWordsOfQuote, mostWordsOfConclusion, mostWordsOfLead] = [4, 45, 30, 22];
const [widestHeading, mostAtoms] = [44, 8];
/** Beside what the better of two blocks is worth: two that belong together say more than each of them. */
const [worthOfPoints, worthOfConclusion, worthOfQuotation, worthOfSecondChart] = [0.3, 0.3, 1, 0.5];

/** Every way to show a run as two blocks on one slide. */
export function pairDrafts(material: PairMaterial, context: TellingContext): Draft[] {
  return material.atoms.length < 2 || material.atoms.length > mostAtoms
    ? []
    : forms.flatMap((form) => form(material, context) ?? []);
}

const isData = (atom: Atom): atom is Extract<Atom, { type: 'data' }> => atom.type === 'data';
const isText = ({ type }: Atom): boolean => type === 'sentence' || type === 'item';
const isKind =
  <K extends SlideSpecInput['kind']>(kind: K) =>
  (draft: Draft): draft is DraftOf<K> =>
    draft.slide.kind === kind;
const isLabel = (text: string): boolean => ':：'.includes(text.at(-1) ?? ' ');
const said = (text: string): string => capitalised(unstopped(text));
const isShort = (lines: readonly string[], most: number): boolean =>
  lines.reduce((sum, line) => sum + wordCount(line), 0) <= most;

/** The chart that shows all of a small data set, where nothing shows it better. */
function chartOf(data: DataSet, { section, asked }: PairMaterial, context: TellingContext): DraftOf<'chart'> | null {
  const drafts = dataDrafts(data, section.title, asked, context);
  const chart = drafts.find(isKind('chart'));
  if (chart === undefined || drafts.some(({ worth }) => worth > chart.worth)) return null;
  const { categories = [], series } = chart.slide.chart;
  const isSmall = categories.length <= mostPoints && series.length <= mostSeries;
  return isSmall && data.columns.length === series.length + 1 ? chart : null;
}

/** A small data set with what sentences say of it, line by line. */
function chartWithPoints(material: PairMaterial, context: TellingContext): Draft | null {
  const [table, second] = material.atoms.filter(isData);
  const texts = material.atoms.filter((atom) => !isData(atom));
  if (table === undefined || second !== undefined || texts.some(({ type }) => type !== 'sentence')) return null;
  const lines = texts.flatMap(linesOf);
  // A line that ends in a colon above the numbers is their name.
  const [first = ''] = lines;
  const hasName = isLabel(first) && visualWidth(first) <= widestHeading && material.atoms[1] === table;
  const points = hasName ? lines.slice(1) : lines;
  if (points.length < fewestLines || points.length > mostLines || !isShort(points, mostWordsOfLines)) return null;
  if (points.some((line) => isLabel(line) || wordCount(line) > mostWordsOfLine)) return null;
  if (!areAbout(points, table.data, material, context)) return null;
  const chart = chartOf(table.data, material, context);
  if (chart === null) return null;
  const { takeaway, ...slide } = chart.slide;
  // No bar shows a sum.
  const sum = table.data.totalRow !== null && takeaway !== undefined ? [takeaway] : [];
  if (points.length + sum.length > mostLines) return null;
  const heading = hasName ? { heading: trimmed(first, ':：') } : {};
  const words = points.reduce((all, line) => all + wordCount(line), 0);
  return draftOf(chart.form, chart.worth + worthOfPoints, chart.fill + words / 200, {
    kind: 'blocks',
    title: slide.title,
    ...(slide.eyebrow === undefined ? {} : { eyebrow: slide.eyebrow }),
    blocks: [
      { kind: 'chart', ...heading, chart: slide.chart },
      { kind: 'bullets', items: [...points, ...sum].map((text) => ({ text: said(text) })) },
    ],
  });
}

/** Whether most lines name what the numbers are of. */
function areAbout(
  lines: readonly string[],
  data: DataSet,
  { section }: PairMaterial,
  { tag }: TellingContext,
): boolean {
  const keys = data.columns.flatMap(({ type, label, cells }) => (type === 'measure' ? [label] : [label, ...cells]));
  const terms = termsOf([section.title ?? '', data.name ?? '', ...keys].join(' '), tag);
  const naming = lines.filter((line) => sharedTerms(termsOf(line, tag), terms).length > 0);
  return naming.length * 2 >= lines.length;
}

/** A few figures and what somebody says of them. */
function figuresWithQuote(material: PairMaterial, context: TellingContext): Draft | null {
  const { atoms, section, asked, pointsOf } = material;
  const quotes = atoms.flatMap((atom) => {
    const quote = quoteOf(atom, material, context);
    return quote === null ? [] : [{ atom, quote }];
  });
  const [only, more] = quotes;
  if (only === undefined || more !== undefined || !isShort([only.quote.quote], mostWordsOfQuote)) return null;
  const rest = atoms.filter((atom) => atom !== only.atom);
  const [first] = rest;
  const title = section.title ?? material.title;
  const roles = rolesOf(section, context);
  const drafts =
    rest.length === 1 && first !== undefined && isData(first)
      ? dataDrafts(first.data, section.title, asked, context)
      : rest.every(isText)
        ? textDrafts({ title, points: rest.flatMap(pointsOf), roles, asked, isList: false }, context)
        : [];
  const figures = drafts.find(isKind('metrics'));
  if (figures === undefined || figures.slide.metrics.length > mostFigures) return null;
  const blocks: BlockInput[] = [
    { kind: 'metrics', metrics: figures.slide.metrics },
    { kind: 'quote', ...only.quote },
  ];
  const { source } = figures.slide;
  return draftOf('figures', figures.worth + worthOfQuotation, 0.7, {
    kind: 'blocks',
    title: figures.slide.title,
    ...(source === undefined ? {} : { source }),
    blocks: atoms[0] === only.atom ? blocks.reverse() : blocks,
  });
}

/** Words of a person, as a quotation of their own or in quotation marks with a name. */
function quoteOf(
  atom: Atom,
  { title, section, pointsOf }: PairMaterial,
  context: TellingContext,
): Pick<SlideInputOf<'quote'>, 'quote' | 'attribution'> | null {
  if (atom.type === 'quote') return quoteSaid(atom.quote);
  if (!isText(atom) || quotedIn(linesOf(atom).join(' ')) === null) return null;
  const roles = rolesOf(section, context);
  const material = { title, points: pointsOf(atom), roles, asked: new Set<never>(), isList: false };
  const found = textDrafts(material, context).find(isKind('quote'))?.slide;
  return found?.attribution === undefined ? null : { quote: found.quote, attribution: found.attribution };
}

/** A table and the sentence behind it that says what follows. */
function tableWithConclusion(material: PairMaterial, context: TellingContext): Draft | null {
  const { atoms, section, title, asked } = material;
  const at = atoms.findIndex(isData);
  const [table, conclusion, ...others] = atoms.slice(at);
  if (table === undefined || !isData(table) || conclusion === undefined || others.length > 0 || at > 1) return null;
  const [text = '', more] = isText(conclusion) ? linesOf(conclusion) : [];
  if (more !== undefined || !isConclusion(text, context)) return null;
  const before = atoms.slice(0, at);
  const lead = before.flatMap(linesOf);
  const isFit = before.every(isText) && isShort(lead, mostWordsOfLead) && isShort([text], mostWordsOfConclusion);
  if (!isFit || table.data.rows.length > mostRows) return null;
  if (tablePages(table.data, context).length > 1) return null;
  const draft = dataDrafts(table.data, section.title ?? title, asked, context).find(isKind('table'));
  if (draft === undefined) return null;
  const { columns, rows, totalRow, eyebrow } = draft.slide;
  return draftOf('table', draft.worth + worthOfConclusion, draft.fill + wordCount(text) / 120, {
    kind: 'blocks',
    title: draft.slide.title,
    ...(eyebrow === undefined ? {} : { eyebrow }),
    ...(lead.length === 0 ? {} : { lead: trimmed(lead.join(' '), ':：') }),
    blocks: [
      { kind: 'table', columns, rows, totalRow },
      { kind: 'statement', statement: capitalised(text) },
    ],
  });
}

/** A sentence, or a line that is called what follows. */
function isConclusion(text: string, context: TellingContext): boolean {
  const head = headOf(text)?.head;
  return endsSentence(text) || (head !== undefined && rolesIn(head, context).has('summary'));
}

/** Two small data sets of one matter, beside each other. */
function twoCharts(material: PairMaterial, context: TellingContext): Draft | null {
  const { atoms, section } = material;
  const heading = section.title;
  const [one, other, third] = atoms.filter(isData);
  if (heading === null || one === undefined || other === undefined || third !== undefined) return null;
  const named = [one, other].map((table) => ({ table, chart: chartOf(table.data, material, context) }));
  const charts = named.flatMap(({ chart }) => chart ?? []);
  const [first, second] = charts;
  if (first === undefined || second === undefined || !areOfOneMatter(first, second, context)) return null;
  const labels = named.map(({ table }) => labelOf(table, atoms));
  const texts = atoms.filter((atom) => !isData(atom) && !labels.some(({ atom: label }) => label === atom));
  const lead = texts.flatMap(linesOf);
  if (!texts.every(isText) || lead.some(isLabel) || !isShort(lead, mostWordsOfLead)) return null;
  const headings = labels.map(({ text }, at) => text ?? nameOf(charts[at]?.slide));
  if (headings.some((text) => text === null) || new Set(headings).size < 2) return null;
  // What a total says stands on no bar.
  if (
    charts.some(({ slide }) => slide.takeaway?.includes(':') === true) &&
    named.some(({ table }) => table.data.totalRow !== null)
  )
    return null;
  return draftOf(first.form, Math.max(first.worth, second.worth) + worthOfSecondChart, 0.9, {
    kind: 'blocks',
    title: heading,
    ...(lead.length === 0 ? {} : { lead: lead.join(' ') }),
    blocks: charts.map(({ slide: { chart } }, at) => ({ kind: 'chart' as const, heading: headings[at] ?? '', chart })),
  });
}

/** The line right above a table that ends in a colon, the name that the table has, or that of its own section. */
function labelOf(table: Extract<Atom, { type: 'data' }>, atoms: readonly Atom[]): { text: string | null; atom?: Atom } {
  const above = atoms[atoms.indexOf(table) - 1];
  const isName = above?.type === 'sentence' && isLabel(above.text) && visualWidth(above.text) <= widestHeading;
  if (isName) return { text: capitalised(trimmed(above.text, ':：')), atom: above };
  const isApart = atoms.some(({ path }) => path.at(-1) !== table.path.at(-1));
  return { text: table.data.name ?? (isApart ? (table.path.at(-1)?.title ?? null) : null) };
}

/** What a chart of a single series counts. */
function nameOf(slide: SlideInputOf<'chart'> | undefined): string | null {
  const [only, more] = slide?.chart.series ?? [];
  return only === undefined || more !== undefined ? null : only.name;
}

/** The same points, or points and names that share a word. */
function areOfOneMatter(one: DraftOf<'chart'>, other: DraftOf<'chart'>, { tag }: TellingContext): boolean {
  const [points, others] = [one, other].map(({ slide }) => new Set(slide.chart.categories));
  if (points === undefined || others === undefined) return false;
  const isSame = points.size === others.size && [...points].every((name) => others.has(name));
  const [terms, otherTerms] = [one, other].map(({ slide }) =>
    termsOf([slide.title, ...slide.chart.series.map(({ name }) => name)].join(' '), tag),
  );
  return isSame || sharedTerms(terms ?? [], otherTerms ?? []).length > 0;
}

const forms: readonly PairForm[] = [chartWithPoints, figuresWithQuote, tableWithConclusion, twoCharts];
