import type { Shape } from './read-shape';

export type StoryKind =
  'statement' | 'bullets' | 'cards' | 'process' | 'sides' | 'timeline' | 'compare' | 'costs' | 'risks' | 'next_steps';

/**
 * One slide of a deck about a bare topic and what it asks of its author. Titles and prompts may
 * contain `{x}` (the topic), `{a}` and `{b}` (from what to what, or the two sides), `{for}` (for
 * whom), and in English `{is}` and `{s}` (endings that agree with the topic).
 */
export interface StorySlide {
  kind: StoryKind;
  /** Behind " ~ " stands the title for a topic that names no sides. */
  title: string;
  /** For `process`, `cards` and `timeline`: "name | prompt"; for `sides`: "name | prompt | prompt"; for `costs` and `risks`: the rows; otherwise prompts. */
  lines: readonly string[];
  /** Lower is kept longer when the count is tight. */
  rank: number;
}

export interface StoryWords {
  /** Around everything that the author has to fill in; `{}` stands for the prompt. */
  mark: string;
  /** What stands for `{a}` and `{b}` when the topic names neither. */
  before: string;
  after: string;
  /** Heads of the tables, and what to fill into their cells. */
  amount: string;
  source: string;
  measure: string;
  risk: string;
  /** Three phases of a plan. */
  phases: readonly [string, string, string];
  /** The phases of a plan of ninety days or three months. */
  months?: readonly [string, string, string];
  phasePrompt: string;
  /** What a shape lacks is told as a change or an explanation. */
  stories: Readonly<Partial<Record<Shape, readonly StorySlide[]>>>;
}

const kindOf: Readonly<Record<string, StoryKind>> = {
  s: 'statement',
  b: 'bullets',
  c: 'cards',
  p: 'process',
  d: 'sides',
  t: 'timeline',
  v: 'compare',
  m: 'costs',
  r: 'risks',
  n: 'next_steps',
};

/** Reads "kind rank: title / line / line", one slide a row. */
export function storySlides(rows: string): StorySlide[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [, kind = 'b', rank = '9', rest = ''] = /^\s*([sbcpdtvmrn])(\d)\s(.+)$/u.exec(row) ?? [];
      const [title = '', ...lines] = rest.split(' / ').map((cell) => cell.trim());
      return { kind: kindOf[kind] ?? 'bullets', title, lines, rank: Number(rank) };
    });
}

/** Reads storylines one after another, each below its "@shape". */
export function readStories(text: string): Partial<Record<Shape, StorySlide[]>> {
  const parts = text.split(/^\s*@/mu).slice(1);
  return Object.fromEntries(
    parts.map((part) => [/^\w+/u.exec(part)?.[0] ?? '', storySlides(part.replace(/^\w+/u, ''))]),
  );
}

const asChange: ReadonlySet<Shape> = new Set(['plan', 'pitch', 'report']);

export function storyOf(words: StoryWords, shape: Shape): readonly StorySlide[] {
  return words.stories[shape] ?? words.stories[asChange.has(shape) ? 'change' : 'explain'] ?? [];
}
