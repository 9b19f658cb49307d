import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { cellSenses } from '@/lib/languages/cell-words';
import type { DataSet } from '@/lib/reading/data/data-set';
import { hasDigit } from '@/lib/reading/source/signs';
import { wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { amountsOf } from '../text/counted';
import { bracketAtEnd, headOf, listed } from '../text/pieces';
import { capitalised, trimmed, unstopped } from '../text/signs';
import { draftOf, type AskedForms, type Draft } from './draft';
import { flat, type FormMaterial } from './material';
import { rolesIn, type Roles } from './roles';
import type { SectionColumn } from './section-forms';

type Plan = Extract<SlideSpecInput, { kind: 'features' }>['plans'][number];

const signs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('✓✔☑✅√🗸').map((sign) => [sign, '✓'])),
  ...Object.fromEntries(Array.from('✗✘✕✖❌☒×–—-−').map((sign) => [sign, '–'])),
  ...Object.fromEntries(Array.from('○◔◑◕●').map((sign) => [sign, sign])),
  '◯': '○',
  〇: '○',
  '◐': '◑',
  '⬤': '●',
  '(✓)': '◑',
};
/** In East Asia a circle is a "yes", and what is between it and a cross a triangle. */
const eastern: Readonly<Record<string, string>> = {
  ...signs,
  ...Object.fromEntries(Array.from('○◯〇').map((sign) => [sign, '○'])),
  ...Object.fromEntries(Array.from('×✕✖').map((sign) => [sign, '×'])),
  '△': '△',
  '◎': '◎',
};
const easternTags = new Set(['ja', 'zh', 'ko']);
const [crosses, variation] = [new Set(['x', 'X']), '\ufe0f'];

type ReadMark = (cell: string) => string | null;

/** How the cells of a table say yes, no and in part. A cross is a "yes" where nothing else says it. */
export function markReader(cells: readonly string[], { tag }: TellingContext): ReadMark {
  const isEastern = easternTags.has(tag.split('-')[0] ?? '');
  const known = isEastern ? eastern : signs;
  const said = isEastern ? { yes: '○', no: '×', partly: '△' } : { yes: '✓', no: '–', partly: '◑' };
  const read: ReadMark = (given) => {
    const cell = given.replace(variation, '').trim();
    const sense = cellSenses(cell, tag).find((each) => each in said);
    return known[cell] ?? (sense === undefined ? null : said[sense as keyof typeof said]);
  };
  const isYes = !cells.some((cell) => ['✓', '○'].includes(read(cell) ?? ''));
  return (cell) => (crosses.has(cell.trim()) ? (isYes ? said.yes : said.no) : read(cell));
}

/** "Team (recommended)", "Team ★". */
function planName(text: string, { words }: TellingContext): Pick<Plan, 'name' | 'recommended'> {
  const bracketed = bracketAtEnd(text);
  const isSaid = (said: string): boolean => said.trim().toLowerCase() === words.recommended.toLowerCase();
  const parts = bracketed ?? headOf(text);
  if (parts !== null && isSaid(parts.rest)) return { name: parts.head, recommended: true };
  const plain = trimmed(text, '★⭐☆ ');
  return plain === text ? { name: text } : { name: plain, recommended: true };
}

const [fewestMarked, mostPlans, mostRows] = [2, 6, 24];

interface Grid {
  plans: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
}

/** The plans beside one another, whether the table has them so or below one another. */
function gridOf({ head, rows }: DataSet, context: TellingContext): Grid {
  const [key = '', ...names] = head;
  const isPrice = (at: number): boolean =>
    rows.filter((row) => isMoney(row[at] ?? '', context)).length * 2 > rows.length;
  const areOptions =
    context.lexicon.meaningsOf(key).includes('word.optionLabel') || rolesIn(key, context).has('options');
  if (areOptions || names.some((_, at) => isPrice(at + 1)))
    return {
      plans: rows.map(([name = '']) => name),
      rows: names.map((name, at) => ({ name, cells: rows.map((row) => row[at + 1] ?? '') })),
    };
  return {
    plans: names,
    rows: rows.map(([name = '', ...cells]) => ({ name, cells: names.map((_, at) => cells[at] ?? '') })),
  };
}

const isMoney = (text: string, context: TellingContext): boolean => amountsOf(text, context)[0]?.isMoney === true;

/** Things to choose from by what they have: a table most of whose rows say yes, no or how much. */
function featuresDraft(data: DataSet, title: string | null, context: TellingContext, asked: AskedForms): Draft | null {
  if (data.totalRow !== null || data.head.length < 3) return null;
  const { plans: names, rows } = gridOf(data, context);
  if (names.length < 2 || names.length > mostPlans || rows.length > mostRows || rows.some(({ name }) => name === ''))
    return null;
  const read = markReader(
    rows.flatMap(({ cells }) => cells),
    context,
  );
  const isMarked = ({ cells }: Grid['rows'][number]): boolean => {
    const filled = cells.filter((cell) => cell.trim() !== '');
    return filled.length > 0 && filled.every((cell) => read(cell) !== null);
  };
  const price = rows.find(({ cells }) => cells.filter((cell) => isMoney(cell, context)).length * 2 >= cells.length);
  const others = rows.filter((row) => row !== price);
  const marked = others.filter(isMarked);
  const isPlain = (name: string): boolean => context.lexicon.meaningsOf(name).includes('heading.pricing');
  if (marked.length < fewestMarked || marked.length * 2 < others.length) return null;
  // Signs alone in one column tick a list off.
  if (names.every((_, at) => at === 0 || marked.every(({ cells }) => (cells[at] ?? '') === ''))) return null;
  const plans = names.map((name, at): Plan => ({
    ...planName(capitalised(name), context),
    ...(price?.cells[at] && { price: price.cells[at] }),
    // "Price per user and month".
    ...(price?.cells[at] && hasDigit(price.cells[at]) && !isPlain(price.name) && { note: capitalised(price.name) }),
  }));
  if (plans.some(({ name }) => name === '')) return null;
  return draftOf(asked.has('comparison') ? 'comparison' : 'table', 2.6, others.length / 9, {
    kind: 'features',
    title: title ?? names.slice(0, 3).join(', '),
    plans,
    features: others.map(({ name, cells }) => ({
      name: capitalised(name),
      values: cells.map((cell) => read(cell) ?? cell.trim()),
    })),
  });
}

interface Said {
  /** What names the plan, perhaps with its price. */
  name: string;
  /** What it says, in which the price may stand first. */
  lines: readonly string[];
}

const mostWordsOfPrice = 8;

/** A text that begins with an amount of money, or says shortly that there is none. */
const isPriceOf = (text: string, context: TellingContext): boolean =>
  wordCount(text) <= mostWordsOfPrice && isMoney(text, context);

/** "Starter – €9 a month", "Starter (€9)", or the price as its first line. */
function planOf({ name, lines }: Said, context: TellingContext): Plan | null {
  const parts = bracketAtEnd(name) ?? headOf(name);
  const includes = lines.map((line) => capitalised(unstopped(line)));
  if (parts !== null && isPriceOf(parts.rest, context))
    return { ...planName(parts.head, context), price: parts.rest, includes };
  const [price, ...rest] = includes;
  return price !== undefined && isPriceOf(price, context)
    ? { ...planName(name, context), price, includes: rest }
    : null;
}

const [fewestIncluded, mostIncluded] = [1, 9];

/** Plans that are described one by one, each with its price and with what it includes. */
function plansDraft(title: string, said: readonly Said[], roles: Roles, context: TellingContext): Draft | null {
  if (said.length < 2 || said.length > mostPlans) return null;
  const plans = said.flatMap((each) => planOf(each, context) ?? []);
  if (plans.length < said.length) return null;
  const isPaidByTime = ({ price = '' }: Plan): boolean =>
    price.includes('/') || context.lexicon.marksIn(price).some(({ meaning }) => meaning === 'word.each');
  if (!roles.has('pricing') && !plans.every(isPaidByTime)) return null;
  const counts = plans.map(({ includes = [] }) => includes.length);
  if (Math.min(...counts) < fewestIncluded || Math.max(...counts) > mostIncluded) return null;
  return draftOf('comparison', 3.2, Math.max(...counts.map((count) => count / 7), plans.length / 4), {
    kind: 'features',
    title,
    plans,
  });
}

/** "€9 a month: one user, 5 GB": the price, and what it includes one by one. */
function pricedIn(text: string, context: TellingContext): string[] {
  const priced = headOf(text);
  return priced !== null && isPriceOf(priced.head, context) ? [priced.head, ...listed(priced.rest, context)] : [text];
}

/** "Starter: €9 a month – one user, 5 GB", or with what it includes below it. */
export function plansOfPoints(
  { title, points, paragraphs, roles }: FormMaterial,
  context: TellingContext,
): Draft | null {
  const all = paragraphs ?? points;
  const last = all.at(-1);
  // "Save 15% when paid yearly" is said of all of them.
  const note =
    all.length > 2 && last !== undefined && last.children.length === 0 && headOf(last.text) === null
      ? capitalised(unstopped(last.text))
      : null;
  const isShort = note !== null && wordCount(note) <= mostWordsOfNote;
  const said = (isShort ? all.slice(0, -1) : all).map(({ text, children }): Said => {
    const headed = headOf(text);
    const below = children.flatMap(flat);
    if (headed === null) return { name: text, lines: below };
    const [first = '', ...more] = listed(headed.rest, context);
    const own = [...pricedIn(first, context), ...more];
    const isBare = own.length === 1 && isPriceOf(first, context) && below.length === 0;
    return isBare ? { name: text, lines: [] } : { name: headed.head, lines: [...own, ...below] };
  });
  const draft = plansDraft(title, said, roles, context);
  return draft === null || !isShort ? draft : { ...draft, slide: { ...draft.slide, source: note } };
}

const mostWordsOfNote = 12;
const mostColumns = 4;

/** "Plan | Price | What it includes": a row a plan. */
function plansOfTable(
  { head, rows, totalRow, name: heading }: DataSet,
  title: string | null,
  context: TellingContext,
): Draft | null {
  if (totalRow !== null || head.length > mostColumns || head.length < 3) return null;
  const said = rows.map((row): Said | null => {
    const [name = '', ...cells] = row.filter((cell) => cell.trim() !== '');
    const price = cells.find((cell) => isPriceOf(cell, context));
    const others = cells.filter((cell) => cell !== price).flatMap((cell) => listed(cell, context));
    return price === undefined ? null : { name, lines: [price, ...others] };
  });
  const whole = said.filter((each) => each !== null);
  // A row that has one word beside its price is a line of a table.
  const areListed = whole.every(({ lines }) => lines.length > 2);
  if (whole.length < said.length || !areListed) return null;
  const roles = new Set([...rolesIn(title ?? '', context), ...rolesIn(heading ?? '', context)]);
  return plansDraft(title ?? context.words.detail, whole, roles, context);
}

/** A table of things to choose from. */
export function choiceDraft(
  data: DataSet,
  title: string | null,
  context: TellingContext,
  asked: AskedForms,
): Draft | null {
  return featuresDraft(data, title, context, asked) ?? plansOfTable(data, title, context);
}

/** A section a plan. */
export function plansOfSections(
  title: string,
  columns: readonly SectionColumn[],
  context: TellingContext,
): Draft | null {
  const said = columns.map(({ section, title: name, lines }) => ({
    name: name === '' ? (section.marker?.text ?? '') : name,
    lines: lines.flatMap((line, at) => (at === 0 ? pricedIn(line, context) : [line])),
  }));
  return plansDraft(title, said, rolesIn(title, context), context);
}
