import { languageOf } from '@/lib/languages/find-language';
import type { Meaning } from '@/lib/languages/lexicon';
import { isKin, termsOf } from '../naming/terms';
import type { ContentPart, Instructions, Item, ParagraphPart, Section } from '../reading';
import type { Marker, TableBlock } from '../source/block';
import { sentencesIn, type PlacedSentence } from '../source/sentences';
import { hasDigit, isWhole, startsLarge } from '../source/signs';
import { evenColumns, looseColumns, type AlignedRecords } from './align-records';
import type { DataSet } from './data-set';
import { isWhen } from './read-time';
import { recordsIn, type ToldRecords } from './records-in-sentence';
import { parallelIn } from './parallel-clauses';
import type { Speech } from './told-number';

interface Given {
  dataOf: (table: TableBlock) => DataSet;
  forms: Instructions['forms'];
  speech: Speech;
}

const [longest, mostBeside, mostSaid] = [1500, 3, 5];
/** They are told beside each other, and called nothing else. */
const option: Marker = { sort: 'label', text: '', ordinal: null, key: 'told', depth: 0, role: 'option' };

/**
 * Sentences that list names with what is said of each as what they are: a table where they say the same kinds of things
 * or are to be compared, else a list with what is said of each below it.
 */
export function withRecords(section: Section, given: Given): Section {
  const parts = section.parts.flatMap((part) =>
    part.type === 'paragraph' ? partsOfParagraph(part, section, given) : [part],
  );
  return { ...section, parts, sections: section.sections.map((each) => withRecords(each, given)) };
}

function partsOfParagraph(part: ParagraphPart, section: Section, given: Given): ContentPart[] {
  const sentences = /[(（;；,]/u.test(part.text) ? sentencesAround(part.text) : [];
  for (const { text, start, end } of sentences) {
    const told = text.length > longest ? null : recordsOf(text, section.title, given.speech);
    // Without a number nothing but the names may stand there.
    if (told === null || (!hasDigit(text) && told.rest !== '') || areTasks(told, section.title, given.speech)) continue;
    const before = part.text.slice(0, start).trim();
    const isLabelled = told.label !== null && told.rest.includes(', ');
    const rest = told.rest === '' ? '' : `${isLabelled ? `${told.label}: ` : ''}${told.rest}.`;
    const behind = `${rest} ${part.text.slice(end).trim()}`.trim();
    const said = (words: string): ParagraphPart[] => (words === '' ? [] : [{ ...part, text: words }]);
    return [
      ...said(before),
      ...partsOfRecords(told, text, part, section, given),
      ...said(behind).flatMap((each) => partsOfParagraph(each, section, given)),
    ];
  }
  return [part];
}

/** "A sprinkler" as it stands within its sentence. */
function asWritten(name: string, text: string): string {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  return text.includes(name) ? name : small;
}

/** What stands in brackets ends no sentence: "(head nurse, ext. 201)". */
function sentencesAround(text: string): PlacedSentence[] {
  return sentencesIn(text).reduce<PlacedSentence[]>((all, { start, end }) => {
    const last = all.at(-1);
    const from = last !== undefined && !isWhole(last.text) ? last.start : start;
    const whole = { start: from, end, text: text.slice(from, end) };
    return from === start ? [...all, whole] : [...all.slice(0, -1), whole];
  }, []);
}

function recordsOf(text: string, title: string | null, speech: Speech): ToldRecords | null {
  const own = recordsIn(text, speech);
  const records = own === null ? parallelIn(text, title, speech) : null;
  const [a, b, ...more] = records ?? [];
  const { versus } = languageOf(speech.tag).deck;
  const name = title === null && a && b && more.length === 0 ? `${a.name} ${versus} ${asWritten(b.name, text)}` : null;
  return records === null ? own : { name, label: null, isCompared: true, records, rest: '' };
}

function partsOfRecords(
  told: ToldRecords,
  said: string,
  { span }: ParagraphPart,
  { title }: Section,
  { dataOf, forms, speech }: Given,
): ContentPart[] {
  const name = told.name ?? told.label;
  const isBeside = told.records.length <= mostBeside && told.records.every(hasFew);
  const isAsked = (told.isCompared && !isBeside) || isTableOf([name, title].filter(Boolean).join(' '), forms, speech);
  const table = evenColumns(told.records, speech) ?? (isAsked ? looseColumns(told.records, speech) : null);
  // What can be chosen is weighed side by side rather than in columns that nobody named.
  const isChoice = isBeside && !isAsked && speaksOf('heading.options', [name, title], speech);
  const isUnnamed = table?.head.slice(1).includes('') === true;
  if (table !== null && !(isChoice && isUnnamed))
    return [{ type: 'data', data: dataOf(blockOf(table, name, said, span)), span }];
  const items = told.records.map(({ name: text, attributes }): Item => {
    const children = attributes.map((each): Item => ({ text: each, marker: null, span, children: [] }));
    return { text, marker: option, span, children };
  });
  // One thing, so that no slide parts them.
  const whole = name === null ? items : [{ text: name, marker: null, span, children: items }];
  return [{ type: 'list', isOrdered: false, items: whole, span }];
}

function speaksOf(meaning: Meaning, texts: readonly (string | null)[], { lexicon }: Speech): boolean {
  return texts.some((text) => text !== null && lexicon.marksIn(text).some((mark) => mark.meaning === meaning));
}

/** "Actions: add an index (Mara, 6 March)": of what is to be done only who and by when, which lists of tasks read. */
function areTasks({ records, rest, name, label }: ToldRecords, title: string | null, speech: Speech): boolean {
  const isOfTask = (text: string): boolean =>
    isWhen(text, speech.lexicon) !== null || (startsLarge(text) && !hasDigit(text));
  return (
    rest === '' &&
    speaksOf('heading.actions', [title, name, label], speech) &&
    records.every(({ attributes }) => attributes.every(isOfTask))
  );
}

/** What is said of it goes beside others on a slide. */
const hasFew = ({ attributes }: ToldRecords['records'][number]): boolean => attributes.length <= mostSaid;

function blockOf(table: AlignedRecords, name: string | null, said: string, span: TableBlock['span']): TableBlock {
  return { type: 'table', ...table, span, said, from: 'records', ...(name === null ? {} : { name }) };
}

/** "A table for the options": a wish that names them. */
function isTableOf(name: string, forms: Instructions['forms'], { tag }: Speech): boolean {
  const terms = termsOf(name, tag);
  return forms.some(
    ({ form, about }) =>
      (form === 'table' || form === 'comparison') &&
      termsOf(about, tag).some((term) => terms.some((own) => isKin(own, term))),
  );
}
