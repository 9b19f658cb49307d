import type { SlideSpec, SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import { visualLength } from '../analyse/shorten';
import type { Assigned } from '../grounding/assign-statements';
import { assignStatements } from '../grounding/assign-statements';
import { groundSlide } from '../grounding/ground-slide';
import { sourceTitlesOf } from '../grounding/source-titles';
import type { Statement } from '../grounding/statement';
import { toldSlide } from '../grounding/told-slides';
import { deckWordsOf } from '../words/deck-words';
import { capitalise } from '../write/capitalise';
import type { Filling } from './fill';
import { fill, longestTopicInTitle } from './fill';
import type { Topic } from './read-topic';
import { readTopic } from './read-topic';
import type { StoryKind, StorySlide, StoryWords } from './storyline';
import { storyOf } from './storyline';
import { storyWordsOf } from './story-words';

interface StoryRequest {
  topic: string;
  /** The sentence that asked for the slides. */
  ask?: string;
  audience: string | null;
  language: string;
  count: number;
  hasEnding?: boolean;
  /** What the knowledge base and the web say about the topic. */
  statements?: readonly Statement[];
}

/** From this many slides on, what belongs to no part of the story has a slide of its own. */
const roomForOthers = 3;
/** One sentence beside others that found their place is not worth a slide. */
const fewestOthers = 2;
/** More say less. */
const mostStatements = 18;

/** Slides for a topic without material: a storyline with statements of passages in its places, and marks where the author has to fill them. Says no fact of its own. */
export function composeStoryline(input: StoryRequest): SlideSpec[] {
  const story = storyWordsOf(input.language);
  const topic = readTopic(input.topic, input.ask);
  const filling = {
    story,
    topic,
    language: input.language,
    audience: input.audience,
    chrome: deckWordsOf(input.language),
  };
  const slides = storyOf(story, topic.shape)
    // A plan that was asked for takes the place of the general next steps.
    .filter(
      (slide) =>
        (input.audience !== null || !slide.title.includes('{audience}')) &&
        !(input.hasEnding === true && slide.kind === 'next_steps'),
    );
  const statements = (input.statements ?? []).slice(0, mostStatements);
  const found = told(slides, statements, topic, input.count);
  const write = ({ story, bySlide }: Told): SlideSpec[] =>
    story.map((slide, index) => groundSlide(composeStorySlide(slide, filling), bySlide[index] ?? []));
  const alone = found.others.length < fewestOthers && found.bySlide.some((slide) => slide.length > 0);
  if (found.others.length === 0 || alone || input.count < roomForOthers) return write(found);
  // The opening, then what is known, then the story.
  const shorter = told(slides, statements, topic, input.count - 1);
  const besides = toldSlide(sourceTitlesOf(input.language).told, shorter.others);
  return besides === null
    ? write(found)
    : write(shorter).flatMap((slide, index) => (index === 0 ? [slide, besides] : [slide]));
}

interface Told extends Assigned {
  story: StorySlide[];
}

/** A part of the story of which something is known is worth more than its rank. */
const worthOfKnown = 2;

/** The most important parts of a story in its order, with what can be said in each. */
function told(slides: readonly StorySlide[], statements: readonly Statement[], topic: Topic, count: number): Told {
  const { bySlide } = assignStatements(statements, slides, topic);
  const story = slides
    .map((slide, index) => ({
      slide,
      index,
      rank: slide.rank - ((bySlide[index]?.length ?? 0) > 0 ? worthOfKnown : 0),
    }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .slice(0, Math.max(1, count))
    .sort((a, b) => a.index - b.index)
    .map(({ slide }) => slide);
  return { story, ...assignStatements(statements, story, topic) };
}

/** One slide of a storyline with the topic in its places. */
export function composeStorySlide(slide: StorySlide, filling: Filling): SlideSpec {
  return slideSpecSchema.parse(toSlide(slide, filling));
}

type Named = { title: string; detail: string };

interface Written {
  title: string;
  notes: string;
  prompts: string[];
  named: Named[];
  slide: StorySlide;
  filling: Filling;
}

const writers: Readonly<Record<StoryKind, (written: Written) => SlideSpecInput>> = {
  statement: ({ title, notes, prompts }) => ({ kind: 'statement', title, notes, statement: prompts[0] ?? title }),
  bullets: ({ title, notes, prompts }) => ({ kind: 'bullets', title, notes, items: prompts.map((text) => ({ text })) }),
  cards: ({ title, notes, named }) => ({
    kind: 'cards',
    title,
    notes,
    cards: named.map((card) => ({ title: card.title, text: card.detail })),
  }),
  process: ({ title, notes, named }) => ({ kind: 'process', title, notes, steps: named }),
  timeline: ({ title, notes, slide, filling }) => ({
    kind: 'timeline',
    title,
    notes,
    events: slide.lines
      .map((line) => line.split(' | '))
      .map(([when = '', event = '']) => ({ when: mark(when, filling), title: mark(event, filling) })),
  }),
  sides: ({ title, notes, slide, filling }) => {
    const [left, right] = slide.lines
      .map((line) => line.split(' | '))
      .map(([heading = '', ...items]) => ({ heading, items: items.map((item) => ({ text: mark(item, filling) })) }));
    return left === undefined || right === undefined
      ? { kind: 'statement', title, notes, statement: title }
      : { kind: 'two_columns', title, notes, left, right };
  },
  compare: ({ title, notes, slide, filling: { topic, story, chrome } }) =>
    table(
      { title, notes },
      [chrome.item, side(topic.from, story.before), side(topic.to, story.after)],
      slide.lines.map((line) => [line, blank(story), blank(story)]),
    ),
  costs: ({ title, notes, slide, filling }) =>
    table(
      { title, notes },
      [filling.chrome.item, filling.story.amount, filling.story.source],
      slide.lines.map((line) => [
        line,
        mark(filling.story.amount.toLowerCase(), filling),
        mark(filling.story.source.toLowerCase(), filling),
      ]),
    ),
  risks: ({ title, notes, prompts, filling }) =>
    table(
      { title, notes },
      [filling.story.risk, filling.story.measure, filling.chrome.owner],
      prompts.map((prompt) => [
        prompt,
        mark(filling.story.measure.toLowerCase(), filling),
        mark(filling.chrome.owner.toLowerCase(), filling),
      ]),
    ),
  next_steps: ({ title, notes, prompts, filling }) => ({
    kind: 'next_steps',
    title,
    notes,
    steps: prompts.map((action) => ({
      action,
      owner: mark(filling.chrome.owner.toLowerCase(), filling),
      due: mark(filling.chrome.due.toLowerCase(), filling),
    })),
    labels: { action: filling.chrome.action, owner: filling.chrome.owner, due: filling.chrome.due },
  }),
};

function toSlide(slide: StorySlide, filling: Filling): SlideSpecInput {
  const named = slide.lines.map((line) => {
    const [name = '', prompt = ''] = line.split(' | ');
    return { title: capitalise(fill(name, filling)), detail: mark(prompt, filling) };
  });
  const notes = slide.lines
    .map((line) => capitalise(fill(line.replace(' | ', ': ').replaceAll(' | ', '; '), filling)))
    .join('\n');
  return writers[slide.kind]({
    title: titleOf(slide, filling),
    notes,
    prompts: slide.lines.map((line) => mark(line, filling)),
    named,
    slide,
    filling,
  });
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
  const isPlan =
    /plan|road\s?map|schedule|programm|steps|schritte|plano|piano|план|خطة|תוכנית|योजना|计划|計画|계획/iu.test(ending);
  const filled = (prompt: string): string => story.mark.replace('{}', prompt);
  const title = capitalise(ending);
  if (!isPlan) return slideSpecSchema.parse({ kind: 'statement', title, notes: '', statement: filled(ending) });
  const notes = capitalise(story.phasePrompt);
  const phases = /(?<!\p{Nd})90(?!\p{Nd})|(?<!\p{Nd})3[\s-]?(?:months?|monat)|three[\s-]month|drei[\s-]?monat/iu.test(
    ending,
  )
    ? (story.months ?? story.phases)
    : story.phases;
  const steps = phases.map((phase) => ({ title: phase, detail: filled(story.phasePrompt) }));
  return slideSpecSchema.parse({ kind: 'process', title, notes, steps });
}

function titleOf(slide: StorySlide, filling: Filling): string {
  const [sided = '', plain = sided] = slide.title.split(' ~ ');
  return capitalise(fill(filling.topic.from === null || filling.topic.to === null ? plain : sided, filling));
}

function mark(prompt: string, filling: Filling): string {
  return filling.story.mark.replace('{}', fill(prompt, filling));
}
