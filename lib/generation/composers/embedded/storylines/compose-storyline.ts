import type { SlideSpec, SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import { shorten, visualLength } from '../analyse/shorten';
import type { DeckWords } from '../words/deck-words';
import { deckWordsOf } from '../words/deck-words';
import { capitalise } from '../write/capitalise';
import type { Topic } from './read-topic';
import { readTopic } from './read-topic';
import type { StorySlide, StoryWords } from './storyline';
import { storyWordsOf } from './story-words';

const longestTopicInTitle = 48;

/** Slides for a topic without material: a storyline with marked places for the author to fill. Says no fact. */
export function composeStoryline(input: { topic: string; audience: string | null; language: string; count: number; hasEnding?: boolean }): SlideSpec[] {
  const story = storyWordsOf(input.language);
  const topic = readTopic(input.topic);
  const audience = input.audience?.replace(/^for\s+/iu, '') ?? null;
  const slides = (topic.isChange ? story.change : story.explain)
    // A plan that was asked for takes the place of the general next steps.
    .filter((slide) => (audience !== null || !slide.title.includes('{audience}')) && !(input.hasEnding === true && slide.kind === 'next_steps'));
  const kept = [...slides]
    .map((slide, index) => ({ slide, index }))
    .sort((a, b) => a.slide.rank - b.slide.rank || a.index - b.index)
    .slice(0, Math.max(1, input.count))
    .sort((a, b) => a.index - b.index);
  return kept.map(({ slide }) => slideSpecSchema.parse(toSlide(slide, { story, topic, audience, chrome: deckWordsOf(input.language) })));
}

interface Filling {
  story: StoryWords;
  topic: Topic;
  audience: string | null;
  chrome: DeckWords;
}

function toSlide(slide: StorySlide, filling: Filling): SlideSpecInput {
  const { story, chrome } = filling;
  const title = titleOf(slide, filling);
  const prompts = slide.lines.map((line) => mark(line, filling));
  const named = slide.lines.map((line) => {
    const [name = '', prompt = ''] = line.split(' | ');
    return { title: capitalise(name), detail: mark(prompt, filling) };
  });
  const notes = slide.lines.map((line) => capitalise(fill(line.replace(' | ', ': '), filling))).join('\n');
  switch (slide.kind) {
    case 'statement':
      return { kind: 'statement', title, notes, statement: prompts[0] ?? title };
    case 'bullets':
      return { kind: 'bullets', title, notes, items: prompts.map((text) => ({ text })) };
    case 'cards':
      return { kind: 'cards', title, notes, cards: named.map(({ title: name, detail }) => ({ title: name, text: detail })) };
    case 'process':
      return { kind: 'process', title, notes, steps: named };
    case 'compare':
      return table({ title, notes }, [chrome.item, side(filling.topic.from, story.before), side(filling.topic.to, story.after)], slide.lines.map((line) => [line, blank(story), blank(story)]));
    case 'costs':
      return table({ title, notes }, [chrome.item, story.amount, story.source], slide.lines.map((line) => [line, mark(story.amount.toLowerCase(), filling), mark(story.source.toLowerCase(), filling)]));
    case 'risks':
      return table({ title, notes }, [story.risk, story.measure, chrome.owner], prompts.map((prompt) => [prompt, mark(story.measure.toLowerCase(), filling), mark(chrome.owner.toLowerCase(), filling)]));
    case 'next_steps':
      return {
        kind: 'next_steps', title, notes,
        steps: prompts.map((action) => ({ action, owner: mark(chrome.owner.toLowerCase(), filling), due: mark(chrome.due.toLowerCase(), filling) })),
        labels: { action: chrome.action, owner: chrome.owner, due: chrome.due },
      };
  }
}

function table(head: { title: string; notes: string }, columns: readonly string[], rows: string[][]): SlideSpecInput {
  return { kind: 'table', ...head, columns: columns.map((label) => ({ label })), rows };
}

/** A place to fill in whose row says what it wants. */
function blank(story: StoryWords): string {
  return story.mark.replace(/[\s·]*\{\}/u, '');
}

function side(named: string | null, otherwise: string): string {
  return capitalise(named !== null && visualLength(named) <= longestTopicInTitle ? named : otherwise);
}

/** The last slide that was asked for, such as a "90-day plan": its frame, in three phases. */
export function composeEnding(ending: string, language: string): SlideSpec {
  const story = storyWordsOf(language);
  const isPlan = /plan|road\s?map|schedule|programm|steps|schritte|plano|piano|план|خطة|תוכנית|योजना|计划|計画|계획/iu.test(ending);
  const filled = (prompt: string): string => story.mark.replace('{}', prompt);
  const title = capitalise(ending);
  if (!isPlan) return slideSpecSchema.parse({ kind: 'statement', title, notes: '', statement: filled(ending) });
  const notes = capitalise(story.phasePrompt);
  const phases = /(?<!\p{Nd})90(?!\p{Nd})|(?<!\p{Nd})3[\s-]?(?:months?|monat)|three[\s-]month|drei[\s-]?monat/iu.test(ending) ? story.months ?? story.phases : story.phases;
  const steps = phases.map((phase) => ({ title: phase, detail: filled(story.phasePrompt) }));
  return slideSpecSchema.parse({ kind: 'process', title, notes, steps });
}

function titleOf(slide: StorySlide, filling: Filling): string {
  return capitalise(fill(slide.title, filling));
}

function mark(prompt: string, filling: Filling): string {
  return filling.story.mark.replace('{}', fill(prompt, filling));
}

function fill(text: string, { story, topic, audience }: Filling): string {
  const fits = (value: string | null): value is string => value !== null && visualLength(value) <= longestTopicInTitle;
  const from = fits(topic.from) ? topic.from : story.before;
  const to = fits(topic.to) ? topic.to : story.after;
  const whole = fits(topic.text) ? topic.text : null;
  const name = whole ?? (fits(topic.thing) ? topic.thing : shorten(topic.text, longestTopicInTitle));
  const move = topic.verb !== null && fits(topic.thing) ? `${topic.verb} ${topic.thing}` : 'change';
  return text.replaceAll('{a}', from).replaceAll('{b}', to).replaceAll('{A}', capitalise(from)).replaceAll('{x}', name).replaceAll('{X}', capitalise(name)).replaceAll('{audience}', audience ?? '').replaceAll('{move}', move);
}
