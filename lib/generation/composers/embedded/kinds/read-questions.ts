import { trimStop, visualLength } from '../analyse/shorten';
import { headingOf, onlyProse } from '../plan/portion';
import { capitalise } from '../write/capitalise';
import type { KindReader } from './draft';
import { mostBullets } from './draft';
import { plainTitle } from './plain-titles';

/** "Open:" says too little. */
const shortestName = 6;

/** Questions in a row, each a point of its own. */
export const readQuestions: KindReader = (portion, { language }) => {
  const prose = onlyProse(portion, language);
  if (
    prose === null ||
    prose.length < 2 ||
    prose.length > mostBullets ||
    !prose.every((sentence) => /[?？؟]["”»]?$/u.test(sentence))
  )
    return null;
  // A short question before one that matters is a figure of speech.
  if (prose.some((sentence) => visualLength(sentence) < 12)) return null;
  return {
    body: { kind: 'bullets', items: prose.map((text) => ({ text: capitalise(trimStop(text)) })) },
    title: (headingOf(portion)?.length ?? 0) > shortestName ? headingOf(portion) : plainTitle('questions', language),
    spareTitle: plainTitle('questions', language) ?? undefined,
    fit: 0.86,
  };
};
