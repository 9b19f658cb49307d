/**
 * What a deck about a bare topic asks of its author. Titles and prompts may contain `{x}` (the
 * topic), `{a}` and `{b}` (from what to what); everything to fill in is marked by `mark`.
 */
export interface Storyline {
  slides: readonly StorySlide[];
}

export type StoryKind = 'statement' | 'bullets' | 'cards' | 'process' | 'compare' | 'costs' | 'risks' | 'next_steps';

export interface StorySlide {
  kind: StoryKind;
  title: string;
  /** For `process` and `cards`: "name | prompt"; for `costs` and `risks`: the rows; otherwise prompts. */
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
  /** For proposals, plans and changes; the other one explains a subject. */
  change: readonly StorySlide[];
  explain: readonly StorySlide[];
}

const kindOf: Readonly<Record<string, StoryKind>> = { s: 'statement', b: 'bullets', c: 'cards', p: 'process', v: 'compare', m: 'costs', r: 'risks', n: 'next_steps' };

/** Reads "kind rank: title / line / line", one slide a row. */
export function storySlides(rows: string): StorySlide[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [, kind = 'b', rank = '9', rest = ''] = /^\s*([sbcpvmrn])(\d)\s(.+)$/u.exec(row) ?? [];
      const [title = '', ...lines] = rest.split(' / ').map((cell) => cell.trim());
      return { kind: kindOf[kind] ?? 'bullets', title, lines, rank: Number(rank) };
    });
}
