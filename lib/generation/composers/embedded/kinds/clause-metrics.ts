import { leansOnPrevious } from '../analyse/key-sentences';
import type { Metric } from '../analyse/read-metric';
import { readMetric } from '../analyse/read-metric';
import { trimStop, visualLength } from '../analyse/shorten';
import { capitalise } from '../write/capitalise';

const longestClause = 70;

/** A label that begins like a sentence belongs to one. */
const sentenceStart =
  /^(?:the|an?|we|it|they|and|der|die|das|wir|und|la|le|les|il|elle|nous|soit|et|el|los|las|se|y|o|os|as|e|lo|gli|de|het|en|w|i|bu|ve|в|и|на)\s/iu;
/** "The margin" is a name with an article. */
const article = /^(?:the|der|die|das|la|le|l’|el|il|lo|o|a|os|as|de|het)\s(?=\p{L}{4,})/iu;
/** A label that ends in the middle of a clause ("Private label holds") is no name. */
const cutShort =
  /\s(?:with|by|of|for|about|roughly|holds?|has|have|had|buys?|costs?|spends?|spent|takes?|gets?|reports?|kostet|kosten|by up to|mit|um|rund|etwa|avec|con|com|met|by|least|most|only|nur|over|under|than|twice)$/iu;

/** A second clause behind the figure says more than one thing. */
const goesOn = /^(?:and|but|und|aber|et|mais|y|pero|e|mas|ma)\s/iu;

export function clausesOf(sentence: string): string[] {
  return sentence
    .split(
      /(?:[;；]\s*|,\s+(?!\p{Nd}{3}(?!\p{Nd}))|[，、])(?![^(（]{0,80}[)）])|(?<=\p{Nd}[^:：]{0,20})[:：]\s(?=[^,]*\p{Nd})(?![^(（]{0,80}[)）])/u,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}

/** A clause as a big number; null when it is a sentence rather than a figure with its name. */
export function clauseMetric(clause: string): Metric | null {
  const metric = visualLength(clause) <= longestClause ? readMetric(clause) : null;
  if (metric === null) return null;
  if (/(?<!\p{Nd})(?:19|20)\p{Nd}{2}$/u.test(metric.label)) return null;
  if (cutShort.test(metric.label) || leansOnPrevious(metric.label) || goesOn.test(metric.detail ?? '')) return null;
  const named = article.exec(metric.label);
  if (named !== null && metric.label.split(/\s+/u).length <= 3)
    return { ...metric, label: capitalise(metric.label.slice(named[0].length)) };
  const sentence =
    sentenceStart.test(metric.label) ||
    /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(metric.label) ||
    metric.label.split(/\s+/u).length > 6;
  return sentence ? null : metric;
}

/** "growing 18% a month" says how the figure before it moved. */
const movement =
  /^(?:growing|rising|falling|up|down|growth of|an? (?:increase|rise|fall|drop) of|plus|minus|steigend|gestiegen|en hausse|en baisse|同比增长|环比增长|同比下降|增长|下降)(?!\p{L})|^(?:同比|环比)/iu;
const risen = /^(?:growing|rising|up|growth|an? (?:increase|rise)|plus|steigend|gestiegen|en hausse)|增长/iu;
const longestChange = 40;

/** The big numbers of a sentence, clause by clause; a movement belongs to the number before it. */
export function figuresIn(sentence: string): Metric[] {
  return joinMovements(clausesOf(sentence)).flatMap(({ metric }) => metric ?? []);
}

/** Each clause with its number; null where it holds none. */
export function joinMovements(clauses: readonly string[]): { metric: Metric | null }[] {
  const result: { metric: Metric | null }[] = [];
  for (const clause of clauses) {
    const last = result.at(-1)?.metric ?? null;
    if (last !== null && movement.test(clause) && /\p{Nd}/u.test(clause) && last.change === undefined) {
      result[result.length - 1] = { metric: withMovement(last, clause) };
    } else result.push({ metric: clauseMetric(clause) });
  }
  return result;
}

function withMovement(metric: Metric, clause: string): Metric {
  const text = trimStop(clause);
  if (visualLength(text) <= longestChange)
    return { ...metric, change: { text, direction: risen.test(text) ? 'up' : 'down' } };
  return { ...metric, detail: metric.detail === undefined ? capitalise(text) : `${metric.detail}, ${text}` };
}
