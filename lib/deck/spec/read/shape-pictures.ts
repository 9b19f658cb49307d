import type { Plain, PlainObject } from './plain';
import { isList, isObject, textsIn } from './plain';
import { append } from './reading';
import type { SlideReading } from './reading';

/** A picture is described by its title when by nothing else; without its picture a slide shows its words. */
export function shapePicture(
  slide: PlainObject,
  imageIds: ReadonlySet<string> | undefined,
  reading: SlideReading,
): PlainObject {
  const imageId = slide.get('imageId');
  const altText = textsIn(slide.get('altText')).length > 0 ? slide.get('altText') : slide.get('title');
  if (imageIds === undefined || (typeof imageId === 'string' && imageIds.has(imageId)))
    return new Map([...slide, ['altText', altText ?? null]]);
  reading.warnings.push({ type: 'picture-missing', imageId: textsIn(imageId).join(' ') });
  const { title, words } = {
    title: slide.get('title') ?? null,
    words: [slide.get('lead') ?? null, slide.get('items') ?? null],
  };
  const isWordless = textsIn(words).length === 0;
  const rest = [...slide].filter(([key]) => key !== 'imageId' && key !== 'altText');
  if (isWordless) return new Map([...rest, ['kind', 'statement'], ['statement', altText ?? title]]);
  append(reading.toNotes, textsIn(slide.get('altText')));
  const [first] = textsIn(slide.get('items')).length > 0 ? [] : textsIn(slide.get('lead'));
  return new Map([
    ...rest,
    ['kind', 'bullets'],
    ...(first === undefined ? [] : [['lead', null] as const, ['items', [first]] as const]),
  ]);
}

/**
 * The pictures of a slide and of the entries of its lists, each as an id with a description: what the entry or the slide
 * is called where nobody described it. One that does not go with the deck is left out, and what it shows is kept in the notes.
 */
export function shapePictures(
  slide: PlainObject,
  imageIds: ReadonlySet<string> | undefined,
  reading: SlideReading,
): PlainObject {
  const shaped = (entry: PlainObject, calledBy: string): PlainObject => {
    const fields = [...entry].map(([key, value]): [string, Plain] => {
      if (key === 'picture') return [key, picture(value, entry.get(calledBy) ?? null)];
      return [key, isList(value) ? value.map((one) => (isObject(one) ? shaped(one, 'name') : one)) : value];
    });
    return new Map(fields);
  };
  const picture = (given: Plain, name: Plain): Plain => {
    const fields = pictureFields(given);
    const [id, altText] = [fields.get('imageId'), fields.get('altText') ?? null];
    if (typeof id === 'string') {
      if (imageIds === undefined || imageIds.has(id))
        return new Map([...fields, ['altText', textsIn(altText).length > 0 ? altText : name]]);
      reading.warnings.push({ type: 'picture-missing', imageId: id });
    }
    append(reading.toNotes, textsIn(fields));
    return null;
  };
  return shaped(slide, 'title');
}

/** A lone text is an id, or says what is shown when it has words; any other value can only say something. */
function pictureFields(given: Plain): PlainObject {
  if (isObject(given)) return given;
  if (typeof given !== 'string') return new Map([['altText', given]]);
  return new Map<string, Plain>([['imageId', given], ...(given.includes(' ') ? [['altText', given] as const] : [])]);
}
