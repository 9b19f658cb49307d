import { slideSpecSchema, type SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { Shape } from '@/lib/languages/concepts';
import { languageOf } from '@/lib/languages/find-language';
import type { Reading } from '@/lib/reading/reading';
import { visualWidth } from '@/lib/reading/source/sentences';
import type { TellingContext } from './context';
import { capitalised, trimmed } from './text/signs';
import type { Told } from './told';

/** What a talk about a bare topic must answer, one slide a line; see `Language.stories`. */
interface Question {
  kind: string;
  title: string;
  lines: string[];
  rank: number;
}

const [widestTopic, widestSide, widestAudience, fewestUnasked] = [52, 36, 44, 7];
/** The first that a topic speaks of decides. */
const order: readonly Shape[] = [
  'compare',
  'howto',
  'history',
  'training',
  'pitch',
  'change',
  'plan',
  'report',
  'explain',
];
/** Where a long talk is asked for, what other talks answer goes in before its end. */
const others: readonly Shape[] = ['explain', 'change', 'plan'];
/**
 * Most topics are neither a thing to explain nor a decision: what it is about, why it matters, how things stand, what to
 * do and not to do, how to get there. The rows of other stories that tell it, with their ranks.
 */
const plainTopic: readonly (readonly [Shape, number, number])[] = [
  ['explain', 0, 1],
  ['explain', 1, 1],
  ['change', 1, 1],
  ['explain', 3, 3],
  ['training', 4, 2],
  ['change', 6, 1],
  ['change', 7, 3],
  ['change', 8, 4],
  ['change', 9, 2],
  ['explain', 6, 4],
];

/**
 * Slides for a topic without content: the questions that such a talk must answer, with hints of what belongs there. It
 * says no fact, since none is known.
 */
export function outlineTalk(reading: Reading, cover: SlideSpecInput, context: TellingContext): Told {
  const { instructions, slideCount } = reading;
  const topic = instructions.topic ?? instructions.title ?? cover.title;
  const say = speakerOf(topic, instructions.audience, context);
  const wanted = (slideCount.asked === null ? Math.min(slideCount.most, fewestUnasked) : slideCount.most) - 1;
  const own = instructions.sections.map((title): Question => ({ kind: 'b', title, lines: [], rank: 0 }));
  const fit = questionsOf(shapeOf(topic, say, context), wanted, reading).filter(({ title }) => say.can(title));
  const chosen = own.length > 0 ? around(own, fit, wanted) : top(fit, wanted);
  const slides = chosen.map((question) => slideOf(question, say, context));
  return {
    slides: [cover, ...slides].map((slide) => slideSpecSchema.parse(slide)),
    notices: [
      'The prompt names a topic without content, so the deck is an outline: questions to answer, no facts. Add text, use the knowledge base or the web, or configure a language model for more.',
    ],
  };
}

function top(questions: readonly Question[], count: number): Question[] {
  const kept = new Set([...questions].sort((a, b) => a.rank - b.rank).slice(0, Math.max(1, count)));
  return questions.filter((question) => kept.has(question));
}

/** The parts that were asked for, and where more slides were, questions around them. */
function around(own: readonly Question[], all: readonly Question[], count: number): Question[] {
  const missing = count - own.length;
  if (missing <= 0) return own.slice(0, Math.max(1, count));
  const more = top(all, missing);
  const half = Math.ceil(missing / 2);
  return [...more.slice(0, half), ...own, ...more.slice(half)];
}

/** Null for a topic that asks for none. */
function shapeOf(topic: string, { sides }: Speaker, { lexicon }: TellingContext): Shape | null {
  if (sides !== null) return 'compare';
  const said = new Set(lexicon.marksIn(topic).map(({ meaning }) => meaning));
  return order.find((shape) => shape !== 'compare' && said.has(`shape.${shape}`)) ?? null;
}

/** The story of a shape; for more slides than it has with those of others before its last question. */
function questionsOf(shape: Shape | null, count: number, { language }: Reading): Question[] {
  const { stories } = languageOf(language);
  const story =
    shape === null
      ? plainTopic.flatMap(([from, row, rank]) =>
          rowsOf(stories[from] ?? '')
            .slice(row, row + 1)
            .map((each) => ({ ...each, rank })),
        )
      : rowsOf(stories[shape] ?? stories.explain);
  const known = new Set(story.map(({ title }) => title));
  const more = others
    .flatMap((other) => (story.length < count && other !== shape ? rowsOf(stories[other] ?? '') : []))
    .filter(({ title }) => !known.has(title) && known.add(title).size > 0)
    .map((question) => ({ ...question, rank: question.rank + 9 }));
  return [...story.slice(0, -1), ...more, ...story.slice(-1)];
}

function rowsOf(story: string): Question[] {
  return story
    .trim()
    .split('\n')
    .map((row) => {
      const [kind = 'b', rank = '9', ...words] = row.trim().split(' ');
      const [title = '', ...lines] = words.join(' ').split(' / ');
      // One sentence says less than a slide can: it comes where there is room.
      const late = kind === 's' ? 3 : 0;
      return { kind, title: title.trim(), lines: lines.map((line) => line.trim()), rank: Number(rank) + late };
    });
}

interface Speaker {
  /** Two things that the topic weighs. */
  sides: { a: string; b: string } | null;
  /** Short enough to stand in a title. */
  topic: string | null;
  /** Whether what a title names is known. */
  can: (title: string) => boolean;
  say: (text: string) => string;
  titleOf: (title: string) => string;
}

/** Puts the topic's own words into the lines of a story. */
function speakerOf(topic: string, audience: string | null, { lexicon, words }: TellingContext): Speaker {
  const between = lexicon.marksIn(topic).find(({ meaning, start, end }) => {
    const parts = [topic.slice(0, start), topic.slice(end)].map((part) => visualWidth(part.trim()));
    return meaning === 'shape.compare' && parts.every((width) => width > 1 && width <= widestSide);
  });
  const sides =
    between === undefined
      ? null
      : { a: trimmed(topic.slice(0, between.start), ',:.'), b: trimmed(topic.slice(between.end), ',:.?') };
  const name = visualWidth(topic) <= widestTopic ? topic : null;
  const listener = audience !== null && visualWidth(audience) <= widestAudience ? audience : null;
  const { a, b } = sides ?? { a: words.today, b: words.tomorrow };
  const filled: readonly [string, string | null][] = [
    ['{X}', name === null ? null : capitalised(name)],
    ['{x}', name],
    ['{A}', sides && capitalised(a)],
    ['{B}', sides && capitalised(b)],
    ['{a}', a],
    ['{b}', b],
    ['{audience}', listener],
    ['{for}', ''],
  ];
  const say = (text: string): string =>
    capitalised(
      trimmed(
        filled.reduce((so, [place, value]) => so.replaceAll(place, value ?? topic), text),
        ' ,:',
      ),
    );
  const isKnown = (text: string): boolean => filled.every(([place, value]) => value !== null || !text.includes(place));
  // "{X}: what it is about" goes without a topic that is too long for it.
  const unled = (title: string): string => (name === null && title.startsWith('{X}:') ? title.slice(4) : title);
  /** Behind " ~ " stands the title for a topic that names no sides. */
  const plainOf = (title: string): string => {
    const [full = title, plain = full] = title.split(' ~ ');
    return unled(sides === null ? plain : full);
  };
  return { sides, topic: name, can: (title) => isKnown(plainOf(title)), say, titleOf: (title) => say(plainOf(title)) };
}

function slideOf({ kind, title, lines }: Question, speaker: Speaker, { words }: TellingContext): SlideSpecInput {
  const { say, sides, topic, titleOf } = speaker;
  const cells = lines.map((line) => line.split(' | ').map(say));
  const said = titleOf(title);
  const texts = cells.map(([head = '', ...rest]) => (rest.length === 0 ? head : `${head}: ${rest.join('; ')}`));
  const notes = texts.length === 0 ? '' : [words.toCollect, ...texts.map((text) => `- ${text}`)].join('\n');
  const isNamed = topic === null || said.toLowerCase().includes(topic.toLowerCase());
  const base = { title: said, notes, ...(isNamed ? {} : { eyebrow: capitalised(topic) }) };
  const named = cells.map(([head = '', ...rest]) => ({ title: head, text: rest.join('; ') }));
  const table = (labels: readonly string[]): SlideSpecInput => ({
    kind: 'table',
    ...base,
    columns: labels.map((label) => ({ label })),
    rows: texts.map((text) => labels.map((_, index) => (index === 0 ? text : ''))),
  });
  const items = texts.map((text) => ({ text }));
  const [left, right] = cells.map(([heading = '', ...rest]) => ({ heading, items: rest.map((text) => ({ text })) }));
  if (items.length === 0) return { kind: 'section', ...base };
  switch (kind) {
    case 's':
      return { kind: 'statement', ...base, statement: texts.join(' ') };
    case 'c':
      return { kind: 'cards', ...base, cards: named };
    case 'p':
      return {
        kind: 'process',
        ...base,
        steps: named.map(({ title: step, text }) => ({ title: step, ...(text === '' ? {} : { detail: text }) })),
      };
    case 'd':
      if (left !== undefined && right !== undefined && left.items.length > 0 && right.items.length > 0)
        return { kind: 'two_columns', ...base, left, right };
      break;
    case 't':
      return { kind: 'timeline', ...base, events: named.map(({ title: when, text }) => ({ when, title: text })) };
    case 'v':
      if (sides !== null) return table(['', capitalised(sides.a), capitalised(sides.b)]);
      break;
    case 'm':
      return table([words.item, words.amount, words.source]);
    case 'r':
      return table([words.risk, words.measure, words.owner]);
    case 'n': {
      const { action, owner, due } = words;
      return {
        kind: 'next_steps',
        ...base,
        steps: texts.map((text) => ({ action: text })),
        labels: { action, owner, due },
      };
    }
  }
  return { kind: 'bullets', ...base, items };
}
