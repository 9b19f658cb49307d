import type { TellingContext } from '../context';
import { amountsIn } from '@/lib/reading/data/read-amount';
import { wordCount } from '@/lib/reading/source/sentences';
import { capitalised, datedOf, headOf, unstopped } from '../points';
import type { Draft } from './draft';
import { wordsOfPoints, type FormMaterial } from './material';

/** Of this share of the points an owner or a date is known. */
const shareOwned = 0.75;

export function timeline({ title, points, roles }: FormMaterial, context: TellingContext): Draft | null {
  if (points.length < 2 || points.length > 8 || points.some(({ children }) => children.length > 2)) return null;
  const dated = points.map(({ text }) => datedOf(text, context));
  const known = dated.filter((each) => each !== null);
  if (known.length !== points.length || (points.length === 2 && !roles.has('timeline'))) return null;
  if (known.some(({ text }) => wordCount(text) > 24)) return null;
  const isOneScale = known.every(({ when }) => when.scale === known[0]?.when.scale);
  const isAscending = known.every(({ when }, index) => index === 0 || when.at >= (known[index - 1]?.when.at ?? 0));
  if (isOneScale && !isAscending && !roles.has('timeline')) return null;
  // Numbers over time are a series, not events.
  if (known.every(({ text }) => amountsIn(text, context.tag, context.lexicon).length > 0 && wordCount(text) <= 3))
    return null;
  return {
    slide: {
      kind: 'timeline',
      title,
      events: known.map(({ when, text }, index) => {
        const headed = headOf(text);
        const children = points[index]?.children.map((child) => child.text) ?? [];
        const detail = [headed?.rest, ...children].filter(Boolean).join('; ');
        return {
          when: when.text,
          title: capitalised(unstopped(headed?.head ?? text)),
          ...(detail === '' ? {} : { detail: unstopped(detail) }),
        };
      }),
    },
    form: 'timeline',
    worth: roles.has('timeline') ? 3 : 2.2,
    fill: Math.max(points.length / 6, wordsOfPoints(points) / 80),
    hidden: 0,
  };
}

/** "Anna to bring a proposal – by 14 July", "Order vests (S. Petrova, 16 May)". */
export function actions({ title, points, roles }: FormMaterial, context: TellingContext): Draft | null {
  if (!roles.has('actions') && !roles.has('decisions')) return null;
  if (
    points.length < 1 ||
    points.length > 7 ||
    points.some(({ children, text }) => children.length > 0 || wordCount(text) > 28)
  )
    return null;
  const steps = points.map(({ text }) => actionOf(text, context));
  const owned = steps.filter(({ owner, due }) => owner !== undefined || due !== undefined).length;
  if (owned < Math.max(2, points.length * shareOwned) || !roles.has('actions')) return null;
  const { action, owner, due } = context.words;
  return {
    slide: { kind: 'next_steps', title, steps, labels: { action, owner, due } },
    form: 'actions',
    worth: 2,
    fill: Math.max(points.length / 6, wordsOfPoints(points) / 80),
    hidden: 0,
  };
}

const person = /^(?:\p{Lu}[\p{L}.'’-]*)(?:\s\p{Lu}[\p{L}.'’-]*){0,2}$/u;

function actionOf(text: string, context: TellingContext): { action: string; owner?: string; due?: string } {
  let rest = unstopped(text);
  let owner: string | undefined;
  let due: string | undefined;
  const bracket = /\s*[([]([^()[\]]{2,50})[)\]]\s*$/u.exec(rest);
  const dash = /\s+[–—-]\s+([^–—]{2,40})$/u.exec(rest);
  const tail = bracket ?? dash;
  if (tail !== null) {
    const pieces = (tail[1] ?? '').split(/[,;]\s*|\s[–-]\s/u);
    const read = pieces.map((piece) => ({
      piece,
      isTime: datedWhole(piece, context),
      isPerson: person.test(piece.trim()),
    }));
    if (read.every(({ isTime, isPerson }) => isTime || isPerson)) {
      due = read.find(({ isTime }) => isTime)?.piece.trim();
      owner = read.find(({ isTime, isPerson }) => isPerson && !isTime)?.piece.trim();
      rest = rest.slice(0, tail.index).trim();
    }
  }
  const headed = headOf(rest);
  if (owner === undefined && headed !== null && person.test(headed.head) && !datedWhole(headed.head, context))
    [owner, rest] = [headed.head, headed.rest];
  else if (due === undefined && headed !== null && datedWhole(headed.head, context))
    [due, rest] = [headed.head, headed.rest];
  return {
    action: capitalised(rest),
    ...(owner === undefined ? {} : { owner }),
    ...(due === undefined ? {} : { due }),
  };
}

function datedWhole(text: string, context: TellingContext): boolean {
  return datedOf(`${text.trim()}: x`, context) !== null && /\d|\p{L}/u.test(text);
}
