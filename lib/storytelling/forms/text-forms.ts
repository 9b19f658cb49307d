import type { AskedForm } from '@/lib/languages/concepts';
import { endsSentence, visualWidth, wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { balanced, capitalised, headOf, unstopped } from '../points';
import { mostWords, type Draft } from './draft';
import { figures, toldChart } from './figure-forms';
import { wordsOfPoints, type FormMaterial, type TextPoint } from './material';
import { actions, timeline } from './time-forms';

/** Every way to show some points, a plain list always among them. */
export function textDrafts(material: FormMaterial, context: TellingContext): Draft[] {
  return [timeline, actions, figures, toldChart, process, quoteForm, cards, statement, bullets].flatMap((form) => {
    const draft = form(material, context);
    return draft === null ? [] : [draft];
  });
}

function bullets({ title, points, isList }: FormMaterial): Draft | null {
  if (points.length === 0) return null;
  const words = wordsOfPoints(points);
  const [lead, ...others] = points;
  // A sentence before a list leads to it.
  const isLead = lead !== undefined && others.length > 1 && /[:：]$/u.test(lead.text) && lead.children.length === 0;
  const shown = isLead ? others : points;
  const kept = fitted(shown, isLead ? mostWords - wordCount(lead.text) : mostWords);
  const isOrdered = shown.every((point) => point.isOrdered) && shown.length > 1;
  return {
    slide: {
      kind: 'bullets',
      title,
      ...(isLead ? { lead: lead.text.replace(/[:：]$/u, '') } : {}),
      ordered: isOrdered,
      items: kept.points.map(({ text, children }) => ({
        text: lineOf(text, isList),
        ...(children.length === 0 ? {} : { children: children.flatMap(flat).map((line) => lineOf(line, true)) }),
      })),
    },
    form: 'list',
    worth: 0,
    fill: Math.max(
      words / mostWords,
      (shown.length + shown.reduce((sum, { children }) => sum + children.length, 0)) / 10,
    ),
    hidden: kept.hidden,
  };
}

function flat({ text, children }: TextPoint): string[] {
  return [text, ...children.flatMap(flat)];
}

/** Lines of a list have no full stop; sentences keep theirs where there are several in one. */
function lineOf(text: string, isList: boolean): string {
  const isOne = !/[.!?]\s+\p{Lu}/u.test(text);
  return isList || isOne ? unstopped(text) : text;
}

/** What does not fit is left to the notes: last lines of items first, then items behind the room. */
function fitted(points: readonly TextPoint[], room: number): { points: TextPoint[]; hidden: number } {
  const all = wordsOfPoints(points);
  const limit = room * 1.35;
  if (all <= limit) return { points: [...points], hidden: 0 };
  const share = limit / Math.max(1, points.length);
  let left = limit;
  const kept: TextPoint[] = [];
  for (const [index, point] of points.entries()) {
    const mine = Math.max(share, left / (points.length - index));
    const words = wordCount(point.text);
    if (words > mine * 1.6 && kept.length > 0 && left < words) continue;
    let used = words;
    const children = point.children.filter((child) => {
      const size = wordsOfPoints([child]);
      if (used + size > mine * 1.2) return false;
      used += size;
      return true;
    });
    if (used > left + 12 && kept.length > 0) continue;
    kept.push({ ...point, children });
    left -= used;
  }
  return { points: kept, hidden: all - wordsOfPoints(kept) };
}

function statement({ title, points }: FormMaterial): Draft | null {
  const [only, ...others] = points;
  if (only === undefined || others.length > 0 || only.children.length > 0) return null;
  if (wordCount(only.text) > 26 || visualWidth(only.text) > 170) return null;
  const said = capitalised(unstopped(only.text));
  // Large letters say no more than the title does.
  const isSaid = said === title;
  return {
    slide: { kind: 'statement', title, statement: said },
    form: null,
    worth: isSaid ? -3 : 0.4,
    fill: isSaid ? 0.2 : 0.55,
    hidden: 0,
  };
}

function process({ title, points, roles }: FormMaterial): Draft | null {
  if (points.length < 3 || points.length > 7) return null;
  const isOrdered = points.every((point) => point.isOrdered);
  const isStepped = roles.has('process') || roles.has('steps');
  if (!isStepped && !isOrdered) return null;
  if (points.some(({ text, children }) => wordCount(text) + wordsOfPoints(children) > 26)) return null;
  const steps = points.map((point) => stepOf(point));
  if (steps.some((step) => step.title.length > 80)) return null;
  return {
    slide: { kind: 'process', title, steps },
    form: 'steps',
    worth: isStepped ? 2 : 1,
    fill: Math.max(points.length / 5, wordsOfPoints(points) / 80),
    hidden: 0,
  };
}

function stepOf({ text, children }: TextPoint): { title: string; detail?: string } {
  const headed = headOf(text);
  const [title, detail] = headed === null ? firstClause(text) : [headed.head, headed.rest];
  const more = [detail, ...children.map((child) => child.text)].filter(Boolean).join('; ');
  return { title: capitalised(unstopped(title)), ...(more === '' ? {} : { detail: unstopped(more) }) };
}

/** A sentence that is long is told in two where it has a break. */
function firstClause(text: string): [string, string] {
  if (wordCount(text) <= 9) return [text, ''];
  const match = /^(.{8,60}?)(?:[,;]\s|\s[–—-]\s|\s\()(.{6,})$/u.exec(text);
  const [, head = text, rest = ''] = match ?? [];
  return balanced(head) && match !== null ? [head, rest] : [text, ''];
}

/** Items that say what they are about stand beside each other. */
function cards({ title, points, roles }: FormMaterial): Draft | null {
  if (points.length < 2 || points.length > 6) return null;
  const headed = points.map(({ text, children }) => {
    const head = headOf(text);
    const below = children.map((child) => child.text).join('; ');
    if (head !== null) return { title: head.head, text: [head.rest, below].filter(Boolean).join('; ') };
    return below !== '' || wordCount(text) <= 4 ? { title: text, text: below } : null;
  });
  const known = headed.filter((each) => each !== null);
  const words = Math.max(...known.map(({ text }) => wordCount(text)), 0);
  if (known.length !== points.length || words > 30 || known.every(({ text }) => text === '')) return null;
  return {
    slide: {
      kind: 'cards',
      title,
      cards: known.map((card) => ({
        title: capitalised(unstopped(card.title)),
        text: capitalised(unstopped(card.text)),
      })),
    },
    form: 'cards',
    worth: roles.has('people') ? 1.6 : 1,
    fill: Math.max(points.length / 6, wordsOfPoints(points) / 110, words / 30),
    hidden: 0,
  };
}

const quoted = /^["“„«»「](.{12,280})["”“»«」][,.]?\s*(?:[-–—(,]\s*)?(.{2,60}?)\)?[.]?$/u;

/** One line in quotation marks with the name of who said it. */
function quoteForm({ title, points }: FormMaterial): Draft | null {
  const [only, ...others] = points;
  const match = only === undefined || others.length > 0 ? null : quoted.exec(headOf(only.text)?.rest ?? only.text);
  if (match === null || wordCount(match[2] ?? '') > 9 || endsSentence(match[2] ?? '')) return null;
  return {
    slide: { kind: 'quote', title, quote: match[1] ?? '', attribution: match[2] ?? '' },
    form: 'quote',
    worth: 2,
    fill: 0.6,
    hidden: 0,
  };
}

export function askedWorth(forms: ReadonlySet<AskedForm>, form: AskedForm | null): number {
  if (form === null || forms.size === 0) return 0;
  if (forms.has(form)) return 6;
  const isChart = form === 'line' || form === 'bar' || form === 'doughnut' || form === 'scatter';
  return isChart && forms.has('chart') ? 6 : 0;
}
