import { slideSpecSchema, type SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { Shape } from '@/lib/languages/concepts';
import { languageOf } from '@/lib/languages/find-language';
import type { Reading } from '@/lib/reading/reading';
import { visualWidth } from '@/lib/reading/source/sentences';
import type { TellingContext } from './context';
import { capitalised } from './text/signs';
import type { Told } from './told';

/** What a talk about a bare topic must answer, one slide a line; see `Language.stories`. */
interface Question {
  kind: string;
  title: string;
  lines: string[];
  rank: number;
}

const widestTopic = 52;
const fewestUnasked = 7;

/**
 * Slides for a topic without content: the questions that such a talk must answer, with hints of what belongs there. It
 * says no fact, since none is known.
 */
export function outlineTalk(reading: Reading, cover: SlideSpecInput, context: TellingContext): Told {
  const { instructions } = reading;
  const { asked, most } = reading.slideCount;
  const topic = instructions.topic ?? instructions.title ?? cover.title;
  const language = languageOf(reading.language);
  const all = questionsOf(language.stories[shapeOf(topic, context)] ?? language.stories.change);
  const fit = all.filter(({ title }) => !/\{(?:a|b|A|B|audience)\}/u.test(title.split(' ~ ').at(-1) ?? ''));
  const wanted = (asked === null ? Math.min(most, fewestUnasked) : most) - 1;
  const own = instructions.sections.map((title): Question => ({
    kind: 'b',
    title: capitalised(title),
    lines: [],
    rank: 0,
  }));
  const chosen = own.length > 0 ? merged(own, fit, wanted) : top(fit, wanted);
  const slides = chosen.map((question) => slideOf(question, topic, instructions.audience, context));
  return {
    slides: [cover, ...slides].map((slide) => slideSpecSchema.parse(slide)),
    notices: [
      'The prompt names a topic without content, so the deck is an outline: questions to answer, no facts. Add text, use the knowledge base or the web, or configure a language model for more.',
    ],
  };
}

function top(questions: readonly Question[], count: number): Question[] {
  return questions
    .map((question, index) => ({ question, index }))
    .sort((a, b) => a.question.rank - b.question.rank || a.index - b.index)
    .slice(0, Math.max(1, count))
    .sort((a, b) => a.index - b.index)
    .map(({ question }) => question);
}

/** The parts that were asked for, and where more slides were, questions around them. */
function merged(own: readonly Question[], others: readonly Question[], count: number): Question[] {
  const missing = count - own.length;
  if (missing <= 0) return [...own].slice(0, Math.max(1, count));
  const more = top(others, missing);
  const [opening, closing] = [more.slice(0, Math.ceil(missing / 2)), more.slice(Math.ceil(missing / 2))];
  return [...opening, ...own, ...closing];
}

function shapeOf(topic: string, { lexicon, reading }: TellingContext): Shape {
  const text = `${topic} ${reading.asides.map((aside) => aside.text).join(' ')}`;
  const marks = [...lexicon.marksIn(topic), ...lexicon.marksIn(text)];
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
  return order.find((shape) => marks.some(({ meaning }) => meaning === `shape.${shape}`)) ?? 'change';
}

function questionsOf(story: string): Question[] {
  return story
    .trim()
    .split('\n')
    .map((row) => {
      const [, kind = 'b', rank = '9', rest = ''] = /^\s*([a-z])\s*(\d)\s+(.+)$/u.exec(row) ?? [];
      const [title = '', ...lines] = rest.split(' / ').map((cell) => cell.trim());
      return { kind, title, lines, rank: Number(rank) };
    });
}

function slideOf(
  { kind, title, lines }: Question,
  topic: string,
  audience: string | null,
  context: TellingContext,
): SlideSpecInput {
  const isShort = visualWidth(topic) <= widestTopic;
  const name = isShort ? topic : '';
  const say = (text: string): string => capitalised(tidy(fill(text, name, audience, context.words)));
  const plain = title.split(' ~ ').at(-1) ?? title;
  const said =
    /\{[xX]\}/u.test(plain) && !isShort
      ? tidy(plain.replace(/\s?[:：–-]?\s*«?\{[xX]\}»?\s?[:：]?\s*/gu, ' '))
      : say(plain);
  const notes =
    lines.length === 0
      ? ''
      : `${context.words.toCollect}\n${lines.map((line) => `- ${say(line.replace(' | ', ': ').replaceAll(' | ', '; '))}`).join('\n')}`;
  const base = { title: said === '' ? capitalised(topic) : capitalised(said), notes };
  const named = lines.map((line) => {
    const [head = '', ...rest] = line.split(' | ');
    return { title: say(head), text: rest.map(say).join('; ') };
  });
  switch (kind) {
    case 'c':
      return { kind: 'cards', ...base, cards: named };
    case 'p':
      return {
        kind: 'process',
        ...base,
        steps: named.map(({ title: step, text }) => ({ title: step, ...(text === '' ? {} : { detail: text }) })),
      };
    case 'd': {
      const [left, right] = lines.map((line) => line.split(' | '));
      if (left !== undefined && right !== undefined && left.length > 1 && right.length > 1)
        return { kind: 'two_columns', ...base, left: side(left, say), right: side(right, say) };
      break;
    }
    default:
  }
  const items = lines.map((line) => say(line.replace(' | ', ': ').replaceAll(' | ', '; ')));
  return items.length === 0
    ? { kind: 'section', ...base }
    : { kind: 'bullets', ...base, items: items.map((text) => ({ text })) };
}

function side([heading = '', ...items]: string[], say: (text: string) => string) {
  return { heading: say(heading), items: items.map((text) => ({ text: say(text) })) };
}

function fill(text: string, topic: string, audience: string | null, words: TellingContext['words']): string {
  return text
    .replaceAll('{X}', capitalised(topic))
    .replaceAll('{x}', topic)
    .replaceAll('{is}', 'is')
    .replaceAll('{s}', 's')
    .replaceAll('{for}', '')
    .replaceAll('{move}', '')
    .replaceAll('{audience}', audience ?? '')
    .replaceAll('{a}', words.today)
    .replaceAll('{b}', words.tomorrow)
    .replaceAll('{A}', capitalised(words.today))
    .replaceAll('{B}', capitalised(words.tomorrow));
}

function tidy(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/\s([,.?:;])/gu, '$1')
    .replace(/^[\s:,–-]+|[\s:,–-]+$/gu, '')
    .trim();
}
