import type { AskedForm, Tone } from '@/lib/languages/concepts';
import type { DataSet } from './data/data-set';
import type { Passage } from './passage';
import type { FencedCode, Link, Marker, Quote, SourceSpan, Turn } from './source/block';

/** How many slides a deck has. */
export interface DeckSize {
  /** Whatever its prompt asks for. */
  most: number;
  /** When its prompt asks for no number. */
  unasked: { fewest: number; most: number };
}

export const defaultDeckSize: DeckSize = { most: 50, unasked: { fewest: 5, most: 15 } };

export interface ReadingImage {
  id: string;
  /** Upright, as people see it. */
  widthPx: number;
  heightPx: number;
  /** Whether the picture itself belongs on a slide, or only its look; both when the prompt doesn't say. */
  use: 'place' | 'style' | 'both';
  /** What it shows, for those who can't see it; null without a model that sees. */
  description: string | null;
}

/** How many slides are asked for. */
export interface Count {
  min: number;
  max: number;
}

/** A form that is asked for, and the words that say of what. */
export interface FormWish {
  form: AskedForm;
  about: string;
}

/** What the author wants of the deck, as opposed to what it says. */
export interface Instructions {
  /** Null when none is asked for. */
  count: Count | null;
  /** Named as such: "Title: …", or in quotes behind "titled". */
  title: string | null;
  /** What the cover has below it, where a line prescribes that. */
  subtitle: string | null;
  /** What the request says the deck is about, without its wishes. */
  topic: string | null;
  /** For whom, as written, without "for". */
  audience: string | null;
  tone: Tone | null;
  /** The language that is asked for by name; BCP 47 with region. */
  language: string | null;
  author: string | null;
  date: string | null;
  /** What the slides have to be about, in order: "covering costs, risks and the plan". */
  sections: string[];
  forms: FormWish[];
  /** Forms that are not wanted: "no agenda". */
  without: AskedForm[];
  /** Words that no slide may have more of. */
  mostWords: number | null;
  /** What the last slide has to be. */
  ending: AskedForm | null;
  /** What the last slides are to be, as the request names it: "Decisions we need". */
  endings: string[];
  /** Words that some slide has to show as they are: a closing line. */
  sayings: string[];
  /** What is to be left out: a section, a column, whatever speaks of it. */
  leaveOut: LeftOut[];
  /** What is to be left out wherever it stands, by its sort. */
  leaveOutSorts: LeftOutSort[];
}

/** Of a talk these many parts that are asked for are the course that it takes; fewer may be said anywhere in it. */
export const fewestPartsOfTalk = 3;

export interface LeftOut {
  /** What the ban names. */
  named: string[];
  /** All of it, where nothing is called as it names it; null of what is said by the way, which only names may mean. */
  said: string | null;
}

export type LeftOutSort = 'names' | 'contacts' | 'prices' | 'brackets' | 'codes';

export interface ParagraphPart {
  type: 'paragraph';
  text: string;
  span: SourceSpan;
}

export interface Item {
  text: string;
  marker: Marker | null;
  span: SourceSpan;
  children: Item[];
}

export interface List {
  type: 'list';
  isOrdered: boolean;
  items: Item[];
  span: SourceSpan;
}

/** A table by the id of its data. */
export interface DataPart {
  type: 'data';
  data: DataSet;
  span: SourceSpan;
}

export interface TalkPart {
  type: 'talk';
  turns: Turn[];
  span: SourceSpan;
}

export type ContentPart = ParagraphPart | List | DataPart | Quote | FencedCode | TalkPart;

/** A stretch of content under its heading, and those inside it. */
export interface Section {
  /** Null for what stands before the first heading. */
  title: string | null;
  /** What stood before its title, such as "Objective 2" or "3.1". */
  marker: Marker | null;
  span: SourceSpan;
  parts: ContentPart[];
  sections: Section[];
  /** What its author wrote for whoever speaks, not for those who look. */
  notes?: string[];
  /** Of a passage: by which slides cite it. */
  passage?: string;
}

/** What the author sent, read once; never again from the wording of the prompt. */
export interface Reading {
  /** Changes when the same prompt would be read in another way. */
  version: number;
  prompt: string;
  outputType: 'single_slide' | 'deck';
  variantCount: number;
  /** What the prompt is written in; BCP 47 with region. */
  promptLanguage: string;
  /** Of the deck: that of the prompt unless it asks for another one. */
  language: string;
  direction: 'ltr' | 'rtl';
  instructions: Instructions;
  /** What is asked for within what this installation allows; the file never has more than `most`. */
  slideCount: { asked: Count | null; fewest: number; most: number };
  /** The title that the content itself has: a first heading alone at its level, the subject of a mail. */
  title: string | null;
  /** The content as a tree; its root has no title. */
  content: Section;
  links: Link[];
  /** Spans that are no content, with what they are. */
  asides: { text: string; role: 'instruction' | 'boilerplate' | 'doubtful'; span: SourceSpan }[];
  images: readonly ReadingImage[];
  /** What the knowledge base and the web have on it, the best first; empty when neither was to be asked. */
  passages: readonly Passage[];
  /** Plain sentences for the quality report, such as "Web search is not configured." */
  notices: readonly string[];
}
