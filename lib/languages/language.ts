import type { AskedForm, Concept, HeadingRole, Shape, Tone } from './concepts';

/**
 * Everything that the product knows of one language. A file a language, found by its name: a new
 * language is one new file.
 *
 * Lists of words are written with commas: `price` is that word, `recycl*` every word that begins so,
 * `*kosten` every word that ends so, `market share` both words in a row. Capitals and accents don't
 * matter. In languages that set no spaces between words an entry may stand anywhere.
 */
export interface Language {
  /** BCP 47 tag with the region that counts when nothing tells another one. */
  tag: string;
  /** What the language is called in English. */
  name: string;
  direction: 'ltr' | 'rtl';
  script: WritingScript;
  /** What separates decimals; the other one of point and comma groups thousands. */
  decimal: '.' | ',';
  /** Words are not set apart by spaces. */
  unspaced?: true;
  /** What is written together with the word behind it, such as articles and prepositions, parted by blanks. */
  attached?: string;
  /** What "for" is where it is written together with the word behind it, and what is left of that word's beginning. */
  attachedFor?: Readonly<Record<string, string>>;
  /** Words for "about" and "for" stand behind what they belong to: "çay hakkında". */
  postpositions?: true;
  /** By what the language is told from others of its script. */
  signs: {
    /** Frequent small words, parted by blanks; empty where the script tells enough. */
    words: string;
    /** Letters that hardly any other language of the script uses. */
    letters: string;
    /** Some words of it, for the letters of words; empty where the script tells enough. */
    sample: string;
  };
  /** Other regions of the language and the words that tell them, parted by blanks. */
  regions?: readonly {
    tag: string;
    decimal?: '.' | ',';
    /** How many signs it takes. */
    fewest: number;
    marks: string;
    against: string;
  }[];
  /** How this language calls the languages of decks, by their first two letters. */
  languageNames: Readonly<Record<string, string>>;
  counting: Counting;
  calendar: Calendar;
  /** Words behind a number and what they multiply it by: `{ '1e6': 'million, millions' }`. */
  scales: Readonly<Record<string, string>>;
  /** Words between a part and its whole, such as "of" in "318 of 402"; parted by commas. */
  partOf?: string;
  /** Signs behind what a number is said of, where no blank parts them. */
  particles?: string;
  /** Units that are words, such as "hours, people"; signs and abbreviations that all languages share stand elsewhere. */
  units: string;
  words: Readonly<Record<Concept, string>>;
  tones: Readonly<Record<Tone, string>>;
  forms: Readonly<Record<AskedForm, string>>;
  headings: Readonly<Record<HeadingRole, string>>;
  /** Words by which a bare topic asks for a shape; what stands in none is a change or an explanation. */
  shapes: Readonly<Record<Shape, string>>;
  /** The few words of a deck that are not the author's own. */
  deck: Readonly<Record<DeckWord, string>>;
  /**
   * What talks about a bare topic must answer: one slide a line, "kind rank title / prompt / prompt". Kinds: s statement,
   * b bullets, c cards "name | prompt", p process "name | prompt", d two sides "name | prompt | prompt", t timeline
   * "when | prompt", v comparison of rows, m costs by rows, r risks by rows, n next steps. Lower ranks are kept longer
   * when the count is tight. `{x}` is the topic, `{a}` and `{b}` its two sides; behind " ~ " stands the title for a topic
   * that names no sides. All languages have the same rows in the same order.
   */
  stories: Readonly<Partial<Record<Shape, string>>> & { change: string; explain: string };
  icons: IconWords;
}

export type WritingScript = 'latin' | 'cyrillic' | 'arabic' | 'hebrew' | 'devanagari' | 'han' | 'kana' | 'hangul';

/** How a language counts to fifty. Forms of one number are parted by "/", words within one by "_". */
export interface Counting {
  /** One, two, three and so on without a gap. */
  from1: string;
  /** Ten (as "=10"), twenty, thirty, forty, fifty, where they make the numbers between them with the units. */
  tens?: string;
  /** "twenty" and "five" as people write them together; `{t}` is the ten and `{u}` the unit. */
  join?: string;
  /** Units that only stand with tens. */
  unitsOfTens?: string;
  /** Forms beside the row with their values: "a_dozen=12". */
  more?: string;
  /** What counts points off in speech: "first", "secondly", in the same way. */
  ordinals: string;
}

export interface Calendar {
  /** January to December, parted by blanks; forms of one month by "/". Empty where months are numbers. */
  months: string;
  /** Monday to Sunday, in the same way. */
  weekdays: string;
  /** What stands before the number of a quarter, of a half year: "Q", "H", "quarter". */
  quarter: string;
  half: string;
  /** What people count when they plan: "week", "day", "sprint"; a list with commas. */
  periods: string;
  /** What stands before or behind a date: "by, from, until". */
  around: string;
  /** Days without a date: "today, tomorrow, next week". */
  relative: string;
}

export const deckWords = [
  'agenda',
  'overview',
  'action',
  'owner',
  'due',
  'recommended',
  'and',
  'from',
  'to',
  'audience',
  'item',
  'figures',
  'detail',
  'question',
  'total',
  'summary',
  'sources',
  'amount',
  'source',
  'measure',
  'risk',
  'today',
  'tomorrow',
  'besides', // heads what sources add to the author's own text
  'versus', // between two things that are compared
  'contact', // heads whom to write to
  'toCollect', // heads the notes of an outline: what to collect for this slide
] as const;
export type DeckWord = (typeof deckWords)[number];

/** Which words of a language speak of what an icon shows. A word in several rows has the first as its best icon. */
export interface IconWords {
  rows: Readonly<Record<string, string>>;
  /** Where the word stands that a group of words is about: "data security", «sécurité des données». */
  head: 'first' | 'last';
  /** Words behind which only details follow. */
  details?: string;
  /** Words that turn a meaning round; a text with one gets no icon. */
  negations: string;
}
