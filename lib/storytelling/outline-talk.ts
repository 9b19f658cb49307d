import { slideSpecSchema, type SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { Shape } from '@/lib/languages/concepts';
import { languageOf } from '@/lib/languages/find-language';
import type { Reading } from '@/lib/reading/reading';
import { chooseStory } from '@/lib/reading/story/choose-story';
import { visualWidth } from '@/lib/reading/source/sentences';
import type { TellingContext } from './context';
import { withoutListeners } from './cover';
import { matterOf, shareOf } from './parts/kinship';
import { capitalised, trimmed, unstopped } from './text/signs';
import { joinedTitle } from './titles';
import type { Told } from './context';

/** What a talk about a bare topic must answer, one slide a line; see `Language.stories`. */
interface Question {
  kind: string;
  title: string;
  lines: string[];
  rank: number;
}

const [widestTopic, widestTold, widestLine, widestSide, widestAudience] = [52, 28, 90, 36, 44];
const [fewestUnasked, fewestAround] = [7, 4];
const asking = '?？؟';
const ledBy = ['{X}:', '{X} '];
/** The first that a topic speaks of decides. */
const order: readonly Shape[] = [
  'howto',
  'history',
  'welcome',
  'venture',
  'training',
  'pitch',
  'rules',
  'event',
  'change',
  'plan',
  'report',
  'problem',
  'advice',
  'explain',
];
/** Only these are work: of bees, a town or a school nobody asks who carries the risk. */
const ofWork: ReadonlySet<Shape | null> = new Set<Shape>(['pitch', 'change', 'plan', 'report']);
/** Where a long talk is asked for, what other talks answer goes in before its end: the rows that fit any subject. */
const anySubject = [...rows('explain', 0, 1, 2, 3, 4, 5), ...rows('history', 1, 2, 3, 4, 5), ...rows('training', 6)];
const anyTask = [...rows('howto', 1, 3, 5, 6), ...rows('training', 4)];
const anyWork = rows('change', 1, 2, 4, 5, 6, 7, 8);

type Row = readonly [Shape, number];

function rows(shape: Shape, ...numbers: readonly number[]): Row[] {
  return numbers.map((row) => [shape, row]);
}

/**
 * Slides for a topic without content: the questions that such a talk must answer, with hints of what belongs there. It
 * says no fact, since none is known.
 */
export function outlineTalk(reading: Reading, cover: SlideSpecInput, context: TellingContext): Told {
  const { instructions, slideCount } = reading;
  const topic = [instructions.topic, instructions.title].find((text) => (text ?? '').trim() !== '') ?? cover.title;
  const say = speakerOf(withoutListeners(topic, context) ?? topic, instructions.audience, context);
  const closing = instructions.sayings.map((statement): SlideSpecInput => ({
    kind: 'statement',
    title: capitalised(statement),
    statement: capitalised(statement),
  }));
  const { asked } = slideCount;
  const { length: parts } = instructions.sections;
  const most =
    asked === null
      ? Math.min(slideCount.most, Math.max(fewestUnasked, parts + 1 + closing.length))
      : Math.max(asked.min, Math.min(parts + fewestAround, slideCount.most));
  const wanted = Math.max(1, most - 1 - closing.length);
  const fit = questionsOf(shapeOf(topic, say, context), wanted, reading, say.withKnown);
  const own = joinedTo(wanted, partsOf(fit, context), context);
  const chosen =
    own.length > 0 ? around(own, fit, asked === null ? Math.max(own.length, fewestAround) : wanted) : top(fit, wanted);
  const slides = [...chosen.map((question) => slideOf(question, say, context)), ...closing.slice(0, most - 2)];
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

/** The parts that were asked for: each with what a question of its name asks, or with what any part can say. */
function partsOf(known: readonly Question[], context: TellingContext): Question[] {
  const { instructions, language } = context.reading;
  const [whole, , , example, , , end] = rowsOf(languageOf(language).stories.explain).map(({ lines }) => lines);
  const plain = [whole?.[1], example?.[0], end?.[0]].filter((line) => line !== undefined);
  return [...new Set(instructions.sections.map((part) => capitalised(unstopped(part.trim()))))].map((title) => {
    const { terms } = matterOf(title, context);
    const same = known.find((each) => shareOf(terms, matterOf(each.title, context)) === 1);
    const { kind, lines } = same ?? { kind: 'b', lines: plain };
    return { kind, title, lines: lines.map((line) => line.replaceAll('{x}', title)), rank: 0 };
  });
}

/** Where there are too few slides the last one has all parts that are left. */
function joinedTo(count: number, own: readonly Question[], context: TellingContext): Question[] {
  const [last, ...others] = own.slice(count - 1);
  if (last === undefined || others.length === 0) return [...own];
  const title =
    joinedTitle(
      [last, ...others].map((part) => part.title),
      context,
    ) ?? last.title;
  const lines = [last, ...others].map((part) => part.title);
  return [...own.slice(0, count - 1), { kind: 'b', title, lines, rank: 0 }];
}

/** The parts that were asked for; where more slides were, questions lead to them, and the last one follows them. */
function around(own: readonly Question[], all: readonly Question[], count: number): Question[] {
  const missing = count - own.length;
  if (missing <= 0) return [...own];
  const said = new Set(own.flatMap(({ title, lines }) => [title, lines.join()]));
  const others = all.filter(({ title, lines }) => !said.has(title) && !said.has(lines.join()));
  const last = missing > 1 ? others.slice(-1) : [];
  return [...top(others.slice(0, others.length - last.length), missing - last.length), ...own, ...last];
}

/** Null for a topic that asks for none: where neither it nor its request is clear, lists of words decide. */
function shapeOf(topic: string, { sides }: Speaker, { lexicon, reading }: TellingContext): Shape | null {
  if (sides !== null) return 'compare';
  const { prompt, promptLanguage, instructions } = reading;
  const sure = chooseStory([`${topic} ${instructions.audience ?? ''}`, prompt], promptLanguage);
  if (sure !== null) return sure;
  const said = new Set(lexicon.marksIn(topic).map(({ meaning }) => meaning));
  return order.find((shape) => said.has(`shape.${shape}`)) ?? null;
}

/** The story of a shape; for more slides than it has with what fits besides before its last question. */
function questionsOf(
  shape: Shape | null,
  count: number,
  { language }: Reading,
  withKnown: Speaker['withKnown'],
): Question[] {
  const { stories } = languageOf(language);
  const own = rowsOf(stories[shape ?? 'explain'] ?? stories.explain);
  const story = own.flatMap(withKnown);
  const known = new Set(story.map(({ title }) => title));
  const more = [...(ofWork.has(shape) ? anyWork : []), ...anySubject, ...anyTask]
    .flatMap((row, index) => rowOf(row, language).map((question) => ({ ...question, rank: 9 + index })))
    .flatMap(withKnown)
    .filter(({ title }) => story.length < count && !known.has(title) && known.add(title).size > 0);
  return [...story.slice(0, -1), ...more, ...story.slice(-1)];
}

function rowOf([shape, row]: Row, language: string): Question[] {
  return rowsOf(languageOf(language).stories[shape] ?? '').slice(row, row + 1);
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
  /** A question with the lines of which all is known; none without title or lines. */
  withKnown: (question: Question) => Question[];
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
  const name = visualWidth(topic) <= widestLine ? topic : null;
  // "How to read a payslip: what it is about": only a short name leads a title.
  const isName =
    visualWidth(topic) <= widestTold && !lexicon.marksIn(topic).some(({ meaning }) => meaning.startsWith('shape.'));
  const listener = audience !== null && visualWidth(audience) <= widestAudience ? audience : null;
  const { a, b } = sides ?? { a: words.today, b: words.tomorrow };
  const filled: readonly [string, string | null][] = [
    ['{X}', isName ? capitalised(topic) : null],
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
  // "{X}: what it is about", "{X} in figures" go without a topic that is too long for them.
  const unled = (title: string): string =>
    !isName && ledBy.some((lead) => title.startsWith(lead)) ? title.slice(3) : title;
  /** Behind " ~ " stands the title for a topic that names no sides. */
  const plainOf = (title: string): string => {
    const [full = title, plain = full] = title.split(' ~ ');
    return unled(sides === null ? plain : full);
  };
  return {
    sides,
    topic: visualWidth(topic) <= widestTopic ? topic : null,
    withKnown: (question) => {
      const lines = question.lines.filter(isKnown);
      return isKnown(plainOf(question.title)) && lines.length > 0 ? [{ ...question, lines }] : [];
    },
    say,
    titleOf: (title) => say(plainOf(title)),
  };
}

function slideOf({ kind, title, lines }: Question, speaker: Speaker, { words }: TellingContext): SlideSpecInput {
  const { say, sides, topic, titleOf } = speaker;
  // Whatever still has to be told ends openly: nobody shall take a hint for what is said of the topic.
  const open = (text: string): string => (asking.includes(text.slice(-1)) ? say(text) : `${say(text)} …`);
  const isTable = ['v', 'm', 'r'].includes(kind);
  const cells = lines.map((line) => {
    const [head = '', ...rest] = line.split(' | ');
    return [rest.length === 0 && !isTable ? open(head) : say(head), ...rest.map(open)];
  });
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
      if (sides !== null || title.includes('{a}')) return table(['', say('{a}'), say('{b}')]);
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
