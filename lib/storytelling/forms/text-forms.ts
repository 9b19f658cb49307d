import type { Quote } from '@/lib/reading/source/block';
import { sentencesIn, visualWidth, wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { amountsOf, countedOf } from '../text/counted';
import { headOf, listed } from '../text/pieces';
import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import { balanced } from '@/lib/reading/source/brackets';
import { capitalised, isEnder, quotedIn, trimmed, unstopped } from '../text/signs';
import { groupedNumber, writtenDate } from '../text/written';
import { changeOfLines, stateDraft } from './before-after-form';
import { decision } from './decision-form';
import { draftOf, type Draft } from './draft';
import { figures } from './figure-forms';
import { fitted, flat, mostFull, usuallyFull, wordsOfPoints, type FormMaterial, type TextPoint } from './material';
import { areParallel } from './parallel-points';
import { plansOfPoints } from './plan-forms';
import { logos } from './logo-form';
import { closing, questions, team } from './people-forms';
import { roadmap } from './roadmap-forms';
import { areOpposites, rolesIn } from './roles';
import { tree } from './tree-forms';
import { cycle, goesOn, process } from './step-forms';
import { actions, schedule, timeline } from './time-forms';

/** Every way to show some points, a plain list always among them. */
export function textDrafts(material: FormMaterial, context: TellingContext): Draft[] {
  return forms.flatMap((form) => form(material, context) ?? []);
}

/** As a slide usually is, and where more would be lost, as full as it can be. */
function bullets(material: FormMaterial, context: TellingContext): Draft[] {
  if (material.points.length === 0) return [];
  const usual = listOf(material, usuallyFull, context);
  const isAll = wordsOfPoints(material.points) <= context.mostWords * usuallyFull;
  return isAll || context.reading.instructions.mostWords !== null
    ? [usual]
    : [usual, listOf(material, mostFull, context)];
}

function listOf({ title, points, isList }: FormMaterial, fullest: number, context: TellingContext): Draft {
  const { mostWords } = context;
  const [lead, ...others] = points;
  // A sentence before a list leads to it.
  const isLead =
    lead !== undefined && others.length > 1 && ':：'.includes(lead.text.at(-1) ?? ' ') && lead.children.length === 0;
  const shown = isLead ? others : points;
  const kept = fitted(shown, mostWords * fullest - (isLead ? wordCount(lead.text) : 0), context);
  const words = wordsOfPoints(kept) + (isLead ? lead.words : 0);
  const isOrdered = shown.every((point) => point.isOrdered) && shown.length > 1;
  // Among other lines, or when some are left out, steps say their numbers themselves.
  const isWhole = isOrdered && !goesOn(shown) && kept.length === shown.length;
  const line = ({ text, ordinal }: TextPoint): string =>
    `${isWhole || ordinal === null ? '' : `${ordinal}. `}${lineOf(text, isList, context)}`;
  return draftOf(
    'list',
    0,
    Math.max(words / mostWords, (kept.length + kept.reduce((sum, { children }) => sum + children.length, 0)) / 10),
    {
      kind: 'bullets',
      title,
      ...(isLead ? { lead: trimmed(lead.text, ':：') } : {}),
      ordered: isWhole,
      items: kept.map((point) => ({
        text: line(point),
        ...(point.children.length === 0 ? {} : { children: point.children.flatMap(flat).map(unstopped) }),
      })),
    },
  );
}

const [fewestWordsBehindAnd, longestLine] = [3, 300];

/** Lines of a list have no full stop and begin with no "and"; sentences keep their stops where there are several in one. */
function lineOf(text: string, isList: boolean, { lexicon }: TellingContext): string {
  const isOne =
    text.length < longestLine && !Array.from(text).some((sign, at) => isEnder(sign) && text.charAt(at + 1) === ' ');
  const plain = isList || isOne ? unstopped(text) : text;
  const and = lexicon.marksIn(plain.slice(0, 16)).find(({ meaning, start }) => meaning === 'word.and' && start === 0);
  const rest = and === undefined ? plain : trimmed(plain.slice(and.end), ',');
  return and !== undefined && plain.charAt(and.end) === ' ' && wordCount(rest) >= fewestWordsBehindAnd
    ? capitalised(rest)
    : isList
      ? capitalised(plain)
      : plain;
}

function statement({ title, points }: FormMaterial): Draft | null {
  const [only, ...others] = points;
  if (only === undefined || others.length > 0 || only.children.length > 0) return null;
  if (wordCount(only.text) > 26 || visualWidth(only.text) > 170) return null;
  const said = capitalised(unstopped(only.text));
  // Large letters say no more than the title does.
  const isSaid = said === title;
  return draftOf(null, isSaid ? -3 : 0.4, isSaid ? 0.2 : 0.55, { kind: 'statement', title, statement: said });
}

/** Items that say what they are about stand beside each other. */
function cards({ title, points, roles }: FormMaterial): Draft | null {
  if (points.length < 2 || points.length > 6) return null;
  const areNamed = points.every(({ text }) => headOf(text) !== null || nameOf(text) !== null);
  const headed = points.map(({ text, children }) => {
    const head = headOf(text) ?? (areNamed ? nameOf(text) : null);
    const below = children.map((child) => child.text).join('; ');
    if (head !== null) return { title: head.head, text: [head.rest, below].filter(Boolean).join('; ') };
    return below !== '' || wordCount(text) <= 4 ? { title: text, text: below } : null;
  });
  const known = headed.filter((each) => each !== null);
  const words = Math.max(...known.map(({ text }) => wordCount(text)), 0);
  if (known.length !== points.length || words > 30 || known.some(({ text }) => !hasLetter(text) && !hasDigit(text)))
    return null;
  const said = (text: string): string => capitalised(unstopped(text));
  const shown = known.map((card) => ({ title: said(card.title), text: said(card.text) }));
  const fill = Math.max(points.length / 6, wordsOfPoints(points) / 110, words / 30);
  return draftOf('cards', roles.has('people') ? 1.6 : 1, fill, { kind: 'cards', title, cards: shown });
}

const mostWordsOfHead = 3;

/** "Prompt. Claims are made within 30 days." */
function nameOf(text: string): { head: string; rest: string } | null {
  const [first, second] = sentencesIn(text);
  if (first === undefined || second === undefined || wordCount(first.text) > mostWordsOfHead) return null;
  return { head: unstopped(first.text), rest: text.slice(second.start) };
}

const [fewestWordsOfQuote, mostWordsAround, mostWordsQuoted] = [4, 14, 90];

/** What somebody said, in quotation marks, with the name of who said it. */
function quoteForm({ title, points, roles, asked }: FormMaterial, { lexicon }: TellingContext): Draft | null {
  const isLong = points.length > 4 || wordsOfPoints(points) > mostWordsQuoted;
  if (isLong || points.some(({ children }) => children.length > 0)) return null;
  const found = quotedIn(points.map(({ text }) => text).join(' '));
  if (found === null || quotedIn(found.around) !== null || !balanced(unstopped(found.around))) return null;
  const said = trimmed(unstopped(found.around), ',:：–—-();（）');
  // "Says Ann Lee".
  const verb = lexicon.marksIn(said).find(({ meaning, start }) => meaning === 'word.quoteWord' && start === 0);
  const by = trimmed(said.slice(verb?.end ?? 0), ',:：');
  if (!balanced(by)) return null;
  const words = [wordCount(found.quote), wordCount(by)];
  if ((words[0] ?? 0) < fewestWordsOfQuote || (words[1] ?? 0) > Math.min(mostWordsAround, words[0] ?? 0)) return null;
  return draftOf('quote', roles.has('quotes') || asked.has('quote') ? 2.6 : by === '' ? 1 : 2, 0.6, {
    kind: 'quote',
    title,
    quote: capitalised(found.quote),
    ...(by === '' ? {} : { attribution: capitalised(by) }),
  });
}

/** A quotation of its own with who said it, who may stand behind its marks: "… simply there." Jana Petersen, owner. */
export function quoteSaid({ text, by }: Quote): { quote: string; attribution?: string } {
  const found = by === null ? quotedIn(text) : null;
  const around = trimmed(found?.around ?? '', ' ,:–—-');
  const isSigned =
    found !== null &&
    text.indexOf(found.quote) <= 1 &&
    wordCount(found.quote) >= fewestWordsOfQuote &&
    hasLetter(around) &&
    wordCount(around) <= mostWordsAround;
  if (isSigned) return { quote: found.quote, attribution: around };
  return { quote: text, ...(by === null ? {} : { attribution: by }) };
}

/** "Today: by hand, twice a year", "Tomorrow: every night": how it was and how it is then. */
function change({ title, points }: FormMaterial, context: TellingContext): Draft | null {
  if (points.length !== 2) return null;
  const states = points.map(({ text, children }) => {
    const headed = headOf(text);
    const heading = headed?.head ?? text;
    const said = headed === null ? [] : listed(headed.rest, context);
    return { heading, roles: rolesIn(heading, context), lines: [...said, ...children.flatMap(flat)] };
  });
  return stateDraft(title, states, 2.6, context);
}

/** "Buy: 14,000 a year, ours in the end": things to choose from, beside each other. */
function options({ title, points, roles, asked }: FormMaterial, context: TellingContext): Draft | null {
  const areOpposed =
    points.length === 2 && areOpposites(points.map(({ text }) => rolesIn(headOf(text)?.head ?? text, context)));
  const areRecords = points.every(({ isOption }) => isOption === true);
  if (points.length < 2 || points.length > 4) return null;
  const areCalled = areOpposed || areRecords || roles.has('options') || asked.has('comparison');
  if (!areCalled && !areParallel(points, context)) return null;
  const shown = points.flatMap(({ text, children }) => {
    const headed = headOf(text);
    const said = headed === null ? [] : listed(headed.rest, context);
    const below = [...said, ...children.flatMap(flat)].map((line) => capitalised(unstopped(line)));
    // A label with its value is no choice.
    return below.length < (areOpposed || areRecords ? 1 : 2) ? [] : [{ name: headed?.head ?? text, points: below }];
  });
  if (shown.length < points.length) return null;
  const fill = Math.max(wordsOfPoints(points) / 100, ...shown.map((option) => option.points.length / 6));
  return draftOf('comparison', 2.4, fill, { kind: 'comparison', title, options: shown });
}

const [fewestPairs, mostPairs, mostWordsOfValue] = [3, 12, 14];
/** Fewer are read as well without a table, whose heads nobody wrote. */
const fewestUnasked = 7;

/** Labels with their values, and prices behind what they are for, are rows. */
function pairs({ title, points, asked }: FormMaterial, context: TellingContext): Draft | null {
  if (points.length < (asked.has('table') ? fewestPairs : fewestUnasked) || points.length > mostPairs) return null;
  const rows = points.flatMap(({ text, children }) => {
    const headed = headOf(text);
    const counted = headed === null ? countedOf(text, context) : null;
    const priced = counted?.amount.isMoney === true ? { head: counted.label, rest: counted.amount.text } : null;
    const pair = headed ?? priced;
    return pair === null || children.length > 0 || wordCount(pair.rest) > mostWordsOfValue ? [] : [pair];
  });
  if (rows.length < points.length || new Set(rows.map(({ head }) => head)).size < rows.length) return null;
  const { language } = context.reading;
  const areAmounts = rows.every(({ rest }) => amountsOf(rest, context)[0]?.start === 0);
  const said = (text: string): string => writtenDate(groupedNumber(unstopped(text), language), language);
  return draftOf('table', 1.6, points.length / 9, {
    kind: 'table',
    title,
    columns: [{ label: '' }, { label: '', align: areAmounts ? 'end' : 'start' }],
    rows: rows.map(({ head, rest }) => [capitalised(head), said(rest)]),
  });
}

const [fewestFindings, mostFindings, mostWordsOfFinding] = [2, 6, 32];

/** What a heading calls a summary: what is found, each with what supports it, and what is asked for at the end. */
function executiveSummary({ title, points, roles }: FormMaterial, context: TellingContext): Draft | null {
  if (!roles.has('summary')) return null;
  const last = headOf(points.at(-1)?.text ?? '');
  const isAsked = last !== null && ['actions', 'decisions'].some((role) => rolesIn(last.head, context).has(role));
  const found = isAsked ? points.slice(0, -1) : points;
  if (found.length < fewestFindings || found.length > mostFindings) return null;
  if (found.some(({ words }) => words > mostWordsOfFinding)) return null;
  // "On time: 96%" is a figure with its name.
  if (found.every(({ text }) => hasDigit(headOf(text)?.rest ?? ''))) return null;
  const said = (text: string): string => capitalised(unstopped(text));
  const shown = found.map(({ text, children }) => {
    const [first, ...more] = sentencesIn(text);
    const statement = more.length > 0 && first ? first.text : text;
    const support = [more.length > 0 ? text.slice(more[0]!.start) : '', ...children.flatMap(flat)].filter(Boolean);
    return { statement: said(statement), ...(support.length > 0 && { support: support.map(said).join('; ') }) };
  });
  // Headings of a word or two are cards.
  const areStatements = shown.every(({ statement }) => wordCount(statement) > 2);
  if (!areStatements) return null;
  return draftOf('summary', 1.9, Math.max(found.length / 6, wordsOfPoints(points) / 110), {
    kind: 'executive_summary',
    title,
    points: shown,
    ...(isAsked && { conclusion: said(last.rest) }),
  });
}

const forms = [
  executiveSummary,
  plansOfPoints,
  pairs,
  roadmap,
  tree,
  timeline,
  schedule,
  decision,
  actions,
  figures,
  cycle,
  process,
  quoteForm,
  change,
  changeOfLines,
  options,
  cards,
  closing,
  team,
  logos,
  questions,
  statement,
  bullets,
];
