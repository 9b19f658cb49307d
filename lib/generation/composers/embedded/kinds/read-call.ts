import { isWhen } from '../analyse/read-when';
import { shorten, trimStop, visualLength } from '../analyse/shorten';
import { onlyProse } from '../plan/portion';
import { capitalise } from '../write/capitalise';
import type { KindReader } from './draft';
import { longestTitle } from './draft';
import { hasFields, readDue, readFields } from './read-fields';

const fewestSteps = 3;
const mostSteps = 8;
const longestAction = 140;
const and = '(?:and|und|et|y|e|en|i|ve|и)';
/** "we order …" is an action of those who speak. */
const speaker =
  /^(?:we|i|wir|ich|nous|je|nosotros|nós|noi|wij|we|мы)(?:\s(?:will|shall|can|werden|können|vamos a|allons))?\s/iu;

interface Clause {
  text: string;
  /** Whether it names who or when. */
  dated: boolean;
}

/** "If you agree, we order by 30 September, train the agents in May (owner: Kim) and switch over on 16 June": a plan in one sentence. */
export const readCall: KindReader = (portion, context) => {
  const prose = onlyProse(portion, context.language);
  const sentence = prose?.length === 1 ? trimStop(prose[0] ?? '') : '';
  if (!hasFields(sentence)) return null;
  const clauses = clausesOf(sentence);
  const first = clauses.findIndex((clause) => clause.dated);
  const steps = stepsOf(clauses.slice(first));
  if (first < 0 || first > 1 || steps.length < fewestSteps || steps.length > mostSteps) return null;
  const title = shorten(
    clauses
      .slice(0, first + 1)
      .map(({ text }) => text.replace(/\s?\([^()]*[:：][^()]*\)/u, ''))
      .join(', '),
    longestTitle,
  );
  const { action, owner, due } = context.words;
  return visualLength(title) > longestTitle
    ? null
    : { body: { kind: 'next_steps', steps, labels: { action, owner, due } }, title, fit: 0.9 };
};

function clausesOf(sentence: string): Clause[] {
  const parts = sentence.split(
    new RegExp(
      `[,;]\\s+(?:${and}\\s)?(?![^(]*\\))|(?<=\\)|\\p{Nd}{1,2}\\.?\\s\\p{L}{3,12})\\s${and}\\s(?=\\p{L}+\\s)(?![^(]*\\))`,
      'u',
    ),
  );
  return parts.map((text) => ({
    text,
    dated:
      hasFields(text) ||
      text
        .split(/\s+/u)
        .some(
          (_, index, words) =>
            isWhen(words.slice(index).join(' ')) && /\p{Nd}|\p{Lu}/u.test(words.slice(index).join(' ')),
        ),
  }));
}

/** What follows a step without a date of its own belongs to it. */
function stepsOf(clauses: readonly Clause[]): { action: string; owner?: string; due?: string }[] {
  const steps: { action: string; owner?: string; due?: string }[] = [];
  for (const { text, dated } of clauses) {
    const last = steps.at(-1);
    if (!dated && last !== undefined) last.action = shorten(`${last.action}, ${text}`, longestAction);
    else {
      const fields = readFields(text);
      const { text: deed, due } = readDue((fields?.text ?? text).replace(/\s+\)$/u, ''));
      steps.push({
        action: capitalise(shorten(deed.replace(speaker, ''), longestAction)),
        owner: fields?.owner ?? undefined,
        due: fields?.due ?? due ?? undefined,
      });
    }
  }
  return steps;
}
