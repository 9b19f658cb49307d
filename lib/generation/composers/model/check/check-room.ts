import { pathParts, type FieldRoom, type SlideRoom } from '@/lib/deck/room/slide-room';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';

/** What is measured is about so long as what is written; sent back is only what is far too long. */
const [tolerance, fewMore] = [1.4, 2];

/** What of a slide is more than it holds; sentences for the model. */
export function roomWishes(slide: SlideSpec, room: SlideRoom | null): string[] {
  if (room === null) return [];
  return room.fields.flatMap((field) =>
    field.entries ? wishesOfList(slide, field, room) : wishesOfText(slide, field, room),
  );
}

function wishesOfText(slide: SlideSpec, { path, words }: FieldRoom, { unit }: SlideRoom): string[] {
  const [text] = valuesAt(slide, path);
  const count = typeof text === 'string' ? countOf(text, unit) : 0;
  return count > words.usual * tolerance + fewMore
    ? [`${path}: has ${count} ${unit}, there is room for about ${words.usual}`]
    : [];
}

function wishesOfList(slide: SlideSpec, field: FieldRoom, { unit }: SlideRoom): string[] {
  const { path, entries } = field;
  const { list, text } = pathParts(path);
  const most = entries?.most ?? 1;
  return valuesAt(slide, list)
    .filter(Array.isArray)
    .flatMap((items: unknown[]) => {
      if (items.length > most)
        return [
          `${list}: has ${items.length} entries, there is room for ${most}; join or leave out what matters least`,
        ];
      const limit = wordsWith(items.length, field);
      const counts = items.flatMap((item) => textsAt(item, text)).map((said) => countOf(said, unit));
      const longest = Math.max(0, ...counts);
      return longest > limit * tolerance + fewMore
        ? [
            `${path.replace('.*', '')}: one has ${longest} ${unit}, with ${items.length} of them there is room for about ${limit} each`,
          ]
        : [];
    });
}

/** Measured are the usual number of entries and the most; between them each has the less room the more there are. */
function wordsWith(count: number, { entries, words }: FieldRoom): number {
  const { usual, most } = entries ?? { usual: 1, most: 1 };
  if (count <= usual) return words.usual;
  return Math.round(words.usual + ((words.least - words.usual) * (count - usual)) / Math.max(1, most - usual));
}

/** The texts of an entry: itself, its cells, or its field of a name. */
function textsAt(item: unknown, name: string): string[] {
  const values: unknown[] = name === '' ? (Array.isArray(item) ? (item as unknown[]) : [item]) : valuesAt(item, name);
  return values.filter((value) => typeof value === 'string');
}

/** What stands at the end of a path of names; lists on the way are gone through entry by entry. */
function valuesAt(value: unknown, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (values, name) =>
        values
          .flatMap((each) => (Array.isArray(each) ? (each as unknown[]) : [each]))
          .flatMap((each) =>
            typeof each === 'object' && each !== null && name in each ? [(each as Record<string, unknown>)[name]] : [],
          ),
      [value],
    );
}

function countOf(text: string, unit: SlideRoom['unit']): number {
  return unit === 'letters'
    ? [...text.replace(/\s/gu, '')].length
    : text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
