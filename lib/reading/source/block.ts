/** Where something stands in the text that was read, in UTF-16 units. */
export interface SourceSpan {
  start: number;
  end: number;
}

/** What stands before a line and says what it is among others. */
export interface Marker {
  sort: 'bullet' | 'number' | 'decimal' | 'letter' | 'roman' | 'label' | 'check';
  /** As written, such as "2.1" or "Slide 3". */
  text: string;
  /** Its place among its siblings, from 1; null where it has none. */
  ordinal: number | null;
  /** Siblings share it: the sign of a bullet, the form of a number, the word of a label in lower case. */
  key: string;
  /** Of a decimal: how many numbers it has. */
  depth: number;
  /** What the word of a label means, where it is known. */
  role?: 'slide' | 'step' | 'option' | 'item' | 'question' | 'answer';
}

interface Placed {
  span: SourceSpan;
}

export interface Heading extends Placed {
  type: 'heading';
  /** 1 to 6, as the source says it. */
  level: number;
  text: string;
  marker: Marker | null;
}

/** A line that stands for itself, with or without a sign before it, or a paragraph. */
export interface Line extends Placed {
  type: 'line';
  text: string;
  marker: Marker | null;
  /** In columns; how deep a list stands in others counts four columns each. */
  indent: number;
  /** Whether an empty line stands before it. */
  isApart: boolean;
  /** The whole line is set in bold. */
  isBold: boolean;
  /** For whoever speaks. */
  isNote?: true;
  /** What a label before it in the same line says: it names nothing. */
  isValue?: true;
}

export interface TableBlock extends Placed {
  type: 'table';
  head: string[];
  rows: string[][];
  /** What its author calls it. */
  name?: string;
  /** The sentence that tells its numbers. */
  said?: string;
  /** Where it was no table of the source: "csv", "json". */
  from?: 'delimited' | 'records' | 'series';
}

export interface FencedCode extends Placed {
  type: 'code';
  language: string;
  text: string;
}

export interface Quote extends Placed {
  type: 'quote';
  text: string;
  by: string | null;
}

/** What one person says in a chat, an interview or a transcript. */
export interface Turn extends Placed {
  type: 'turn';
  speaker: string;
  time: string | null;
  text: string;
}

export interface RuleBlock extends Placed {
  type: 'rule';
}

export type Block = Heading | Line | TableBlock | FencedCode | Quote | Turn | RuleBlock;

/** Something written as a link, and where it leads. */
export interface Link {
  text: string;
  url: string;
}

export interface Source {
  blocks: Block[];
  links: Link[];
}
