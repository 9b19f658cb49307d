/** What a word of a prompt is. The first five say where it goes; the others, what a word of a request names. */
export const wordTags = [
  'content', // belongs on the slides
  'request', // said to whoever makes them
  'ban', // says what no slide may show
  'boilerplate', // greetings, signatures, page furniture
  'private', // asides, for nobody's eyes
  'topic', // what the deck is about
  'title', // a title that is given
  'audience',
  'count', // "8 slides"
  'form', // "a bar chart"
  'part', // a slide, section or point that is wanted
  'saying', // words that a request wants to be shown
  'banned', // what a ban names
] as const;
export type Tag = (typeof wordTags)[number];

/** The first of them. */
export const wordRoles = ['content', 'request', 'ban', 'boilerplate', 'private'] as const;
export type WordRole = (typeof wordRoles)[number];

/** Where a word goes, by its tag. */
export const roleOf: Readonly<Record<Tag, WordRole>> = {
  content: 'content',
  request: 'request',
  ban: 'ban',
  boilerplate: 'boilerplate',
  private: 'private',
  topic: 'request',
  title: 'request',
  audience: 'request',
  count: 'request',
  form: 'request',
  part: 'request',
  saying: 'request',
  banned: 'ban',
};
