import type { Block } from '../document/document';
import { visualLength } from '../analyse/shorten';
import type { WriteContext } from '../kinds/draft';
import { capitalise } from '../write/capitalise';
import type { Part, Portion } from './portion';
import { portionOf } from './portion';
import type { Topic } from './topics';
import { topicsOf } from './topics';

/** A lead this short stands above the figures that it leads to. */
const briefIntro = 80;
/** So few sentences under a heading are not worth several slides. */
const smallSection = 4;
/** Far more sentences than a deck has room for are told by the key ones among them. */
const mostSentences = 400;

/** Prose that changes from telling to counting, asking or ordering is cut where it does. */
export function cutProse(part: Part, prose: readonly string[], context: WriteContext): Portion[] {
  if (prose.length > mostSentences) return [portionOf(part, part.blocks)];
  const topics = attachIntros(topicsOf(prose));
  if (topics.length < 2 && topics[0]?.heading == null) return [portionOf(part, part.blocks)];
  if (part.heading !== null && topics.length > 2 && prose.length <= smallSection && prose.length <= topics.length + 1)
    return [portionOf(part, part.blocks)];
  const worth = topics.some((topic) => topic.kind !== 'plain') || prose.length > 4;
  return worth ? topics.map((topic) => topicPortion(part, topic, context)) : [portionOf(part, part.blocks)];
}

/** One sentence before steps or a list of things leads to them; so do loose ends to what stands before. */
function attachIntros(topics: readonly Topic[]): Topic[] {
  const result: Topic[] = [];
  for (const topic of topics) {
    const last = result.at(-1);
    const leads =
      last?.kind === 'plain' && last.sentences.length === 1 && last.heading === null && topic.heading === null;
    const brief =
      last?.kind === 'plain' &&
      last.heading === null &&
      topic.kind === 'figures' &&
      visualLength(last.sentences.join(' ')) <= briefIntro;
    if (last !== undefined && (brief || (leads && (topic.kind === 'enumeration' || topic.kind === 'steps'))))
      result[result.length - 1] = { ...topic, sentences: [...last.sentences, ...topic.sentences] };
    else result.push(topic);
  }
  return result;
}

function topicPortion(part: Part, topic: Topic, context: WriteContext): Portion {
  const block: Block = {
    type: 'paragraph',
    text: capitalise(topic.sentences.join(/^(?:ja|zh)/.test(context.language) ? '' : ' ')),
  };
  return topic.heading === null
    ? portionOf(part, [block])
    : { parts: [{ heading: topic.heading, parent: part.heading ?? part.parent, blocks: [block] }] };
}
