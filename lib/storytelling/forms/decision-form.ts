import { wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { amountsOf } from '../text/counted';
import { headOf } from '../text/pieces';
import { capitalised, unstopped } from '../text/signs';
import { draftOf, type Draft } from './draft';
import { wordsOfPoints, type FormMaterial, type TextPoint } from './material';
import { actionOf } from './time-forms';

const [mostAsks, mostOptions, mostWordsOfAsk] = [4, 4, 26];
/** Of this share of the asks it is said what they cost or by when they are decided; else they are a list. */
const shareOfTerms = 0.5;

/** "Decisions for the board: Approve €6.4 million for the extension, by 12 December": what is asked for, with its amount and its date. */
export function decision({ title, points, roles, asked }: FormMaterial, context: TellingContext): Draft | null {
  if (!roles.has('decisions') || asked.has('table') || asked.has('list')) return null;
  const [only, second] = points;
  if (only === undefined || points.length > mostAsks) return null;
  const options = second === undefined ? optionsOf(only) : [];
  if (options === null || (second !== undefined && points.some(({ children }) => children.length > 0))) return null;
  if (points.some(({ text }) => wordCount(text) > mostWordsOfAsk)) return null;
  const asks = points.map((point) => askOf(point, context));
  const told = asks.filter(({ amount, due }) => amount !== undefined || due !== undefined).length;
  if (told === 0 || told < asks.length * shareOfTerms) return null;
  return draftOf('actions', 2.4, Math.max(asks.length / mostAsks, wordsOfPoints(points) / 60), {
    kind: 'decision',
    title,
    asks,
    options,
  });
}

/** What stands below a single ask is between what it chooses; null where that is more than that. */
function optionsOf({ children }: TextPoint): { name: string; detail?: string }[] | null {
  if (children.length === 1 || children.length > mostOptions) return null;
  if (children.some((child) => child.children.length > 0)) return null;
  return children.map(({ text }) => {
    const headed = headOf(unstopped(text));
    return headed === null
      ? { name: capitalised(unstopped(text)) }
      : { name: capitalised(headed.head), detail: capitalised(headed.rest) };
  });
}

/** The sentence of an ask keeps its amount, which then stands large beside it. */
function askOf(point: TextPoint, context: TellingContext) {
  const { action, owner, due } = actionOf(point, context);
  const amount = amountsOf(action, context).find(({ isMoney }) => isMoney)?.text;
  return {
    ask: action,
    ...(amount !== undefined && { amount }),
    ...(due !== undefined && { due }),
    ...(owner !== undefined && { decider: owner }),
  };
}
