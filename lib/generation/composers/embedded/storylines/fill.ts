import { shorten, visualLength } from '../analyse/shorten';
import type { DeckWords } from '../words/deck-words';
import { capitalise } from '../write/capitalise';
import type { Topic } from './read-topic';
import type { StoryWords } from './storyline';

export const longestTopicInTitle = 48;

/** What the places of a storyline are filled from. */
export interface Filling {
  story: StoryWords;
  topic: Topic;
  language: string;
  audience: string | null;
  chrome: DeckWords;
}

const preposition =
  /^(?:for|to|für|an|pour|à|para|a|per|voor|aan|dla|для|ل|לל?)(?=\s|[\p{Script=Arabic}\p{Script=Hebrew}])/iu;
const article = /^(?:an?|our|the|my)\s+/iu;

/** A title or prompt of a storyline with the words of the topic in its places. */
export function fill(text: string, filling: Filling): string {
  const { story, topic, audience } = filling;
  const from = short(topic.from) ?? story.before;
  const to = short(topic.to) ?? story.after;
  const name = nameOf(topic);
  const move = topic.verb !== null && short(topic.thing) !== null ? `${topic.verb} ${topic.thing}` : 'change';
  const plural = isPlural(name);
  const places: Readonly<Record<string, string>> = {
    a: commonCase(from, to),
    b: to,
    A: capitalise(from),
    B: capitalise(to),
    x: name,
    X: capitalise(name.replace(topic.shape === 'explain' ? /^$/u : article, '')),
    audience: audience?.replace(/^for\s+/iu, '') ?? '',
    for: forWhom(audience, filling.language),
    move,
    is: plural ? 'are' : 'is',
    s: plural ? '' : 's',
  };
  return text.replace(/\{(\w+)\}/gu, (whole, key: string) => places[key] ?? whole);
}

function nameOf(topic: Topic): string {
  return wholeName(topic).replace(/^(?:An?|The|Our|My)(?=\s)/u, (word) => word.toLowerCase());
}

function wholeName(topic: Topic): string {
  const own =
    topic.shape === 'change' || topic.shape === 'compare' ? [topic.text, topic.thing] : [topic.thing, topic.text];
  return own.map(short).find((name) => name !== null) ?? shorten(topic.text, longestTopicInTitle);
}

function short(value: string | null): string | null {
  return value !== null && visualLength(value) <= longestTopicInTitle ? value : null;
}

/** "Remote work" beside "office work" is no name: it is written small within a sentence. */
function commonCase(side: string, other: string): string {
  return /^\p{Ll}/u.test(other) && /^\p{Lu}\p{Ll}/u.test(side) ? side.charAt(0).toLowerCase() + side.slice(1) : side;
}

/** " for 7th graders", "（新入社員向け）"; nothing when nobody is named. */
function forWhom(audience: string | null, language: string): string {
  if (audience === null || visualLength(audience) > longestTopicInTitle) return '';
  if (/^(?:zh|ja|ko)/u.test(language)) return `（${audience}）`;
  const plain = audience.trim();
  return preposition.test(plain) ? ` ${plain.charAt(0).toLowerCase()}${plain.slice(1)}` : ` (${plain})`;
}

/** English plurals by the head of the phrase: "tides of the North Sea" and "tea and coffee" are several. */
function isPlural(name: string): boolean {
  const head = name.split(/\s(?:of|in|on|for|with|from|at|to|during|under)\s/u)[0] ?? name;
  return /(?<!s|u|i|ic|new|physic|mathematic|economic|analytic)s$/iu.test(head) || /\sand\s/iu.test(head);
}
