import { toDataSet, type DataSet } from '@/lib/reading/data/data-set';
import type { AskedForm } from '@/lib/languages/concepts';
import type { ContentPart, Section } from '@/lib/reading/reading';
import { chunksOf } from '@/lib/reading/roles/clauses';
import { visualWidth, wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { dataDrafts } from '../forms/data-forms';
import { tableDraft } from '../forms/table-forms';
import { draftOf, type AskedForms, type Draft } from '../forms/draft';
import { pointOf, wordsOfPoints, type TextPoint } from '../forms/material';
import { textDrafts } from '../forms/text-forms';
import { amountsOf } from '../text/counted';
import { headOf } from '../text/pieces';
import { capitalised, quotedIn, unstopped } from '../text/signs';

const [longestMessage, mostWordsOfSupport, wordsOfAmount, mostWeighed] = [150, 40, 4, 8];
const [fewestForHalves, mostForHalves] = [4, 12];
const [mostWordsBelow, widestSaid] = [20, 20];
const [mostTurned, fewestTurned] = [3, 4];

const flat = (points: readonly TextPoint[]): string[] =>
  points.flatMap(({ text, children }) => [unstopped(text), ...flat(children)]);
const wordsIn = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + wordCount(line), 0);
/** A question, or what leads to something else. */
const leadsOn = (line: string): boolean => ':：?？؟'.includes(line.at(-1) ?? ' ');

/** The line that says most in large letters, and the others small below it. */
export function keyMessage(title: string, points: readonly TextPoint[], context: TellingContext): Draft[] {
  const lines = flat(points);
  const fitting = lines.filter((line) => visualWidth(line) <= longestMessage && wordCount(line) >= 3 && !leadsOn(line));
  const weight = (line: string): number =>
    amountsOf(line, context).length * wordsOfAmount + Math.min(wordCount(line), mostWeighed);
  const [message] = [...fitting].sort((a, b) => weight(b) - weight(a));
  if (message === undefined || message === title) return [];
  const support: string[] = [];
  for (const line of lines)
    if (line !== message && wordsIn([...support, line]) <= mostWordsOfSupport) support.push(line);
  const below = support.length === 0 ? {} : { support: support.join('. ') };
  const slide = { kind: 'statement' as const, title, statement: capitalised(message), ...below };
  return [draftOf(null, -0.5, 0.6, slide)];
}

/** The first half of the points beside the second. */
export function halves(title: string, points: readonly TextPoint[]): Draft[] {
  if (points.length < fewestForHalves || points.length > mostForHalves) return [];
  const items = points.map(({ text, children }) => ({
    text: unstopped(text),
    ...(children.length === 0 ? {} : { children: flat(children) }),
  }));
  const half = Math.ceil(items.length / 2);
  const [left, right] = [{ items: items.slice(0, half) }, { items: items.slice(half) }];
  const fill = Math.max(wordsOfPoints(points) / 90, half / 6);
  return [draftOf(null, -0.2, fill, { kind: 'two_columns', title, left, right })];
}

/** What somebody said fills a slide, as a quotation and as a statement, with who said it below. */
export function quoteAngles({ parts, sections }: Section, title: string, context: TellingContext): Draft[] {
  const lines = sections.length > 0 || parts.some(({ type }) => type === 'data') ? [] : parts.flatMap(linesOfPart);
  const [said = '', by = '', ...others] = lines;
  const own = quotedIn(said)?.around === '' ? [said, by] : [said];
  const points = own.filter(Boolean).map((text) => pointOf(text));
  const material = { title, points, roles: new Set(['quotes']), asked: new Set<AskedForm>(), isList: false };
  const below = own.length > 1 ? others : [by, ...others];
  return textDrafts(material, context).flatMap((draft) => {
    const { slide } = draft;
    if (slide.kind !== 'quote' || slide.attribution === undefined || wordsIn(below) > mostWordsBelow) return [];
    const [name = { start: 0, end: undefined }] = chunksOf(slide.attribution);
    // What was said is not said twice: without another name it is called by who said it.
    const isSaid = title === context.words.overview || title.includes(slide.quote.slice(0, widestSaid));
    const named = isSaid ? slide.attribution.slice(name.start, name.end).trim() : title;
    const small = below.filter(Boolean).map((line) => headOf(line)?.rest ?? line);
    const common = { title: named, ...(small.length === 0 ? {} : { source: small.join(' · ') }) };
    const statement = { kind: 'statement' as const, statement: `“${slide.quote}”`, support: slide.attribution };
    return [
      { ...draft, slide: { ...slide, ...common }, worth: 4 },
      { ...draft, slide: { ...statement, ...common }, worth: 3 },
    ];
  });
}

function linesOfPart(part: ContentPart): string[] {
  switch (part.type) {
    case 'paragraph':
      return part.text.split('\n');
    case 'quote':
      return [`“${part.text}”`, part.by ?? ''];
    case 'list':
      return part.items.map(({ text }) => text);
    default:
      return [];
  }
}

/** Each sort of chart that the numbers allow, the table, the rows as events where they were asked for. */
export function tableAngles(data: DataSet, title: string | null, forms: AskedForms, context: TellingContext): Draft[] {
  const sorts: AskedForms[] = [forms, new Set(['bar']), new Set(['doughnut'])];
  const drafts = sorts.flatMap((each, index) =>
    dataDrafts(data, title, each, context).map((draft) => ({ ...draft, worth: draft.worth - index * 0.1 })),
  );
  const points = data.rows.map(([first = '', ...cells]) => pointOf(`${first}: ${cells.filter(Boolean).join(', ')}`));
  const material = { title: title ?? context.words.overview, points, roles: new Set<string>(), asked: forms };
  const events = forms.has('timeline') ? textDrafts({ ...material, isList: true }, context) : [];
  return [...events.filter(({ form }) => form === 'timeline'), ...drafts, ...turnedTable(data, title, context)];
}

/** A few rows of many columns are read from top to bottom. */
function turnedTable(data: DataSet, title: string | null, context: TellingContext): Draft[] {
  const [key, ...columns] = data.columns;
  if (key === undefined || data.rows.length > mostTurned || columns.length < fewestTurned) return [];
  const rows = columns.flatMap(({ label, cells }) => (cells.some(Boolean) ? [[capitalised(label), ...cells]] : []));
  const turned = toDataSet({ head: ['', ...key.cells], rows }, { id: data.id, ...context });
  const named = (cells: readonly string[]): string[] =>
    cells.flatMap((cell, at) => (cell === '' ? [] : [`${capitalised(columns[at]?.label ?? '')}: ${cell}`]));
  const options = data.rows.map(([name = '', ...cells]) => ({ name, points: named(cells) }));
  const table = tableDraft(turned, title, context);
  const beside = draftOf('comparison', 1.7, 0.7, { kind: 'comparison', title: table.slide.title, options });
  return [{ ...table, form: 'figures', worth: 1.8 }, ...(options.length > 1 ? [beside] : [])];
}
