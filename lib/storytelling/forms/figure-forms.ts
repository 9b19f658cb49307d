import { toDataSet } from '@/lib/reading/data/data-set';
import type { TellingContext } from '../context';
import { capitalised, countedOf, headOf, unstopped } from '../points';
import { dataDrafts } from './data-forms';
import type { Draft } from './draft';
import type { FormMaterial } from './material';

/** A few numbers with what they count. */
export function figures({ title, points, roles }: FormMaterial, context: TellingContext): Draft | null {
  if (points.length < 2 || points.length > 6 || points.some(({ children }) => children.length > 0)) return null;
  const counted = points.map(({ text }) => countedOf(text, context));
  const known = counted.filter((each) => each !== null);
  if (known.length !== points.length) return null;
  return {
    slide: {
      kind: 'metrics',
      title,
      metrics: known.map(({ label, amount }) => ({ value: amount.text, label: capitalised(label) })),
    },
    form: 'figures',
    worth: roles.has('figures') ? 2.4 : 1.8,
    fill: points.length / 5,
    hidden: 0,
  };
}

/** Lines that say numbers of one unit are a data set, told. */
export function toldChart({ title, points, question }: FormMaterial, context: TellingContext): Draft | null {
  const one = points.length === 1 ? (points[0]?.text ?? '') : null;
  const lines = one === null ? points.map(({ text }) => text) : partsOf(one, context);
  if (lines.length < 3 || lines.length > 16) return null;
  const counted = lines.map((line) => countedOf(line, context));
  const known = counted.filter((each) => each !== null);
  const [first] = known;
  if (first === undefined || known.length !== lines.length) return null;
  const isOneUnit = known.every(
    ({ amount }) => amount.unit === first.amount.unit && amount.isPercent === first.amount.isPercent,
  );
  if (!isOneUnit) return null;
  const data = toDataSet(
    { head: ['', title], rows: known.map(({ label, amount }) => [label, amount.text]) },
    { id: '', tag: context.tag, lexicon: context.lexicon, isTold: true },
  );
  const drafts = dataDrafts(data, title, question, context);
  const draft =
    (question.forms.has('table') ? drafts.find(({ slide }) => slide.kind === 'table') : undefined) ??
    drafts.find(({ slide }) => slide.kind === 'chart');
  return draft === undefined ? null : { ...draft, worth: one === null ? 2.3 : 1 };
}

/** "2022: 6.8%, 2023: 7.4%, 2024: 8.1%" as its parts. */
function partsOf(text: string, context: TellingContext): string[] {
  const headed = headOf(text);
  const whole = partsBetween(text);
  // "Toilets – 121, parking – 84": the first head is that of its own part.
  if (whole.every((part) => countedOf(part, context) !== null)) return whole;
  return headed !== null && /\d.*\d/u.test(headed.rest) ? partsBetween(headed.rest) : whole;
}

function partsBetween(text: string): string[] {
  return unstopped(text)
    .split(/;\s+|,\s+(?=\p{L}|\d{4}\b)|\s[–-]\s(?=\d{4})/u)
    .map((part) => part.trim())
    .filter(Boolean);
}
