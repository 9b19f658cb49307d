import { trimStop, visualLength } from '../analyse/shorten';
import type { Portion } from '../plan/portion';
import { onlyPart, onlyProse } from '../plan/portion';
import { punctuationOf } from '../words/punctuation';
import { headingText } from '../write/heading-text';
import type { WriteContext } from './draft';

const longestName = 28;
const longestLabel = 32;
const mostWords = 3;

/** "Recommendation: Growth. It has …": a name that opens what stands behind a label is the point of it; null for other prose. */
export function namedPoint(portion: Portion, context: WriteContext): string | null {
  const heading = onlyPart(portion)?.heading ?? null;
  const [first, ...others] = onlyProse(portion, context.language) ?? [];
  if (heading === null || first === undefined || others.length === 0 || visualLength(heading) > longestLabel)
    return null;
  const name = trimStop(first);
  const isName =
    visualLength(name) <= longestName &&
    name.split(/\s+/u).length <= mostWords &&
    !/[?!？！؟,;:]|\p{Nd}/u.test(name) &&
    others.every(
      (sentence) =>
        trimStop(sentence).split(/\s+/u).length > Math.min(name.split(/\s+/u).length, mostWords) + 1 ||
        /[\p{Script=Han}\p{Script=Kana}]/u.test(sentence),
    );
  return isName ? `${headingText(heading)}${punctuationOf(context.language).colon}${name}` : null;
}
