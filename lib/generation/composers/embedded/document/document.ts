/** The author's material as the reader sees it: markup gone, structure and wording kept. */

export interface Item {
  text: string;
  children: Item[];
}

export interface ParagraphBlock {
  type: 'paragraph';
  text: string;
}

export interface ListBlock {
  type: 'list';
  ordered: boolean;
  items: Item[];
}

export interface TableBlock {
  type: 'table';
  header: string[];
  /** As many cells a row as the header has. */
  rows: string[][];
}

export interface QuoteBlock {
  type: 'quote';
  text: string;
  attribution?: string;
}

export type Block = ParagraphBlock | ListBlock | TableBlock | QuoteBlock;

export interface HeadingBlock {
  type: 'heading';
  level: number;
  text: string;
}

export interface Section {
  heading: string | null;
  level: number;
  /** The heading above, when the section stands inside another one. */
  parent: string | null;
  blocks: Block[];
}

/** What the author asked for, as opposed to what the slides should say. */
export interface Request {
  /** What the deck is about: "moving payroll in-house". */
  topic: string | null;
  /** What the topic is looked at for, behind its colon: "pros and cons for a startup". */
  detail: string | null;
  /** The sentence that asks, as written; tells what sort of story is wanted. */
  ask: string | null;
  /** What sort of deck it is: "Board update". */
  genre: string | null;
  /** Whom or what it is for by name: "Northwind Analytics, Q3 2026". */
  subject: string | null;
  /** Who listens, with its preposition as written: "For the city council". */
  audience: string | null;
  /** The "for …" of the request; the audience, unless one is named apart. */
  forWhom: string | null;
  author: string | null;
  date: string | null;
  /** What the last slide has to be: "90-day plan". */
  ending: string | null;
}

export interface Document {
  title: string | null;
  /** A line between the title and the first heading. */
  intro: string | null;
  request: Request;
  sections: Section[];
  /** Salutations, signatures and message heads: kept in the notes of the cover alone. */
  asides: string[];
  /** "words: address" of each link, for the notes. */
  links: string[];
}

export const emptyRequest: Request = {
  topic: null,
  detail: null,
  ask: null,
  genre: null,
  subject: null,
  audience: null,
  forWhom: null,
  author: null,
  date: null,
  ending: null,
};
