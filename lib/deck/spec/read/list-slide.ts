import { isVisible } from './clean-words';
import type { Plain, PlainObject } from './plain';
import { isList, isObject } from './plain';
import { isSteering, textsIn } from './texts-in';

/** Fields that every kind has and that keep their place. */
const commonFields: ReadonlySet<string> = new Set(['title', 'eyebrow', 'source', 'notes']);

/**
 * A slide whose content can't be read as a list of all its words, in order: an entry of a list
 * that holds several texts is a point with points of its own. A slide of one text states it.
 */
export function listSlide(slide: PlainObject, title: string): PlainObject {
  const content = [...slide].filter(([key, value]) =>
    isSteering(key) ? typeof value === 'object' : !commonFields.has(key),
  );
  const items = content.flatMap(([, value]) => pointsOf(value));
  const kept = [...slide].filter(([key]) => commonFields.has(key));
  const only: [string, Plain][] =
    items.length > 0
      ? [
          ['kind', 'bullets'],
          ['items', items],
        ]
      : [
          ['kind', 'statement'],
          ['statement', title],
        ];
  return new Map([...kept, ['title', title], ...only]);
}

function pointsOf(value: Plain): Plain[] {
  if (isList(value)) return value.flatMap((entry) => pointOf(textsIn(entry)));
  if (isObject(value)) return [...value.values()].flatMap(pointsOf);
  return pointOf(textsIn(value));
}

function pointOf(texts: readonly string[]): Plain[] {
  const [text, ...children] = texts.filter(isVisible);
  if (text === undefined) return [];
  return [
    new Map<string, Plain>([
      ['text', text],
      ...(children.length > 0 ? [['children', children] as [string, Plain]] : []),
    ]),
  ];
}
