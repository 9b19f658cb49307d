import { readShape } from './read-shape';
import type { Shape } from './read-shape';

/** A bare topic taken apart: what is changed, from what, to what. */
export interface Topic {
  /** The topic as asked for, without "why and how to". */
  text: string;
  /** "payroll" in "move payroll from a bureau to software". */
  thing: string | null;
  verb: string | null;
  from: string | null;
  to: string | null;
  shape: Shape;
}

/** "Why do volcanoes erupt" asks about volcanoes. */
const asked =
  /^(?:why|how|when|where)\s+(?:do|does|did|is|are|was|were|can|could|will|should)\s+((?:(?:the|a|an|our|some)\s)?\S+)\s+\S/iu;
/** A question with its verb in front stays whole. */
const verbFirst = /^(?:warum|wie|wieso|weshalb)\s(?!und\s)\p{Ll}+(?:en|t|st)\s/u;
const question =
  /^(?:(?:why|how|what|when)(?:\s+and\s+(?:why|how|what|when))?\s+(?:to|we should|you should|should we)?\s*|warum und wie\s+|wie\s+|warum\s+)/iu;
const move = /^(\p{L}+)\s+(.+?)\s+(?:from|away from)\s+(.+?)\s+(?:to|into|towards)\s+(.+)$/iu;
/** "switch our office to four-day weeks" names only where it goes. */
const moveInto = /(?:^|\sto\s)(switch|move|migrate|convert|change|shift)\s+(.+?)\s+(?:to|into)\s+(.+)$/iu;
const germanMove = /^(?:die |der |das )?(.+?)\s+(?:von|vom)\s+(.+?)\s+(?:zu|zur|zum|auf|nach)\s+(.+)$/iu;
const changeWords =
  /(?<!\p{L})(?:mov(?:e|ing)|migrat\p{L}*|switch\p{L}*|replac\p{L}*|introduc\p{L}*|adopt\p{L}*|transition|transform\p{L}*|implement\p{L}*|launch\p{L}*|roll-?out|strateg(?:y|ies)|proposal|business case|pitch|plan(?:s|ning)?|moderni[sz]\p{L}*|automat\p{L}*|digitali[sz]\p{L}*|outsourc\p{L}*|umstellung|umstieg|einführ\p{L}*|wechsel|strategie|digitalisierung\p{L}*|migration|changement|passage|estrategia|implementación|cambio|estratégia|implantação|mudança|cambiamento|invoering|overstap|wdrożeni\p{L}*|zmian\p{L}*|geçiş|strateji|переход\p{L}*|внедрени\p{L}*|стратеги\p{L}*)(?!\p{L})|التحول|الانتقال|تطبيق|استراتيجية|מעבר|אסטרטגיה|परिवर्तन|रणनीति|转型|迁移|引入|战略|導入|移行|戦略|計画|도입|전환|전략/iu;

/** Reads what a topic is about and which story it calls for; `ask` is the sentence that asked. */
export function readTopic(topic: string, ask = ''): Topic {
  const reading = readShape(topic, ask);
  const text =
    asked.exec(topic)?.[1] ??
    (verbFirst.test(topic.charAt(0).toLowerCase() + topic.slice(1))
      ? topic
      : topic.replace(question, '').trim() || topic);
  const match = move.exec(text);
  const german = match === null ? germanMove.exec(text) : null;
  const into = match === null && german === null ? moveInto.exec(text) : null;
  const asks = text !== topic && /^(?:why|how|warum|wie)/iu.test(topic);
  const change =
    match !== null || german !== null || into !== null || (/^why and how|^warum und wie/iu.test(topic) && asks);
  const otherwise: Shape =
    changeWords.test(`${topic} ${ask}`) || (asks && /^\s*\S+\s+to\s/iu.test(topic)) ? 'change' : 'explain';
  const shape = reading?.shape === 'compare' ? 'compare' : change ? 'change' : (reading?.shape ?? otherwise);
  const [a, b] = reading?.sides ?? [null, null];
  return {
    text: shape === 'compare' || shape === 'change' || shape === 'explain' ? text : topic,
    shape,
    verb: match?.[1] ?? into?.[1] ?? null,
    thing: match?.[2] ?? german?.[1] ?? into?.[2] ?? reading?.thing ?? null,
    from: a ?? match?.[3] ?? german?.[2] ?? null,
    to: b ?? match?.[4] ?? german?.[3] ?? into?.[3] ?? null,
  };
}
