/** How much one field of a slide holds. */
export interface FieldRoom {
  /** Names from the slide down to the text, such as `cards.text`: of a list it is the text of each entry. */
  path: string;
  /** Entries of its list; absent for a lone text. */
  entries?: { usual: number; most: number };
  /** Words of the text: with the usual number of entries, and with the most. */
  words: { usual: number; least: number };
}

/** How much a slide of a kind holds at sizes that can be read, in one template or in each of several. */
export interface SlideRoom {
  /** In scripts without spaces letters are counted in the place of words. */
  unit: 'words' | 'letters';
  /** Words of its title. */
  title: number;
  /** Words of all its texts but the title, as many as are taken in at a glance; absent where words are looked up and not read. */
  whole?: number;
  fields: readonly FieldRoom[];
}

/** Such as "cards: at most 6; text of each: about 14 words with 3 of them, 8 with 6". */
export function roomInWords({ unit, fields, whole }: SlideRoom): string {
  const all = whole === undefined ? [] : [`the whole slide: at most ${whole} ${unit}`];
  return [...fields.map((field) => fieldInWords(field, unit)), ...all].join('. ');
}

function fieldInWords({ path, entries, words }: FieldRoom, unit: SlideRoom['unit']): string {
  if (!entries) return `${path}: about ${words.usual} ${unit}`;
  const { list, text } = pathParts(path);
  const { usual, most } = entries;
  const few = `about ${words.usual} ${unit}`;
  const each = usual === most ? few : `${few} with ${usual} of them, ${words.least} with ${most}`;
  return `${list}: at most ${most}; ${text ? `${text} of each` : 'each'}: ${each}`;
}

/** The list of a path, and the name of the text in its entries; empty where the entries are texts. */
export function pathParts(path: string): { list: string; text: string } {
  const [text = '', ...rest] = path.split('.').reverse();
  return { list: rest.reverse().join('.'), text: text === '*' ? '' : text };
}
