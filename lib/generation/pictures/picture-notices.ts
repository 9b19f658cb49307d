import type { SeenPicture } from './seen-picture';

interface Used {
  shown: ReadonlySet<string>;
  /** Id of the picture that the accents come from. */
  from: string | null;
  taken: readonly string[];
}

/** How each picture of the request was used: none vanishes without a word in the report. */
export function pictureNotices(pictures: readonly SeenPicture[], { shown, from, taken }: Used): string[] {
  return pictures
    .filter(({ look }) => look !== null)
    .flatMap(({ id, use }) => [...placeOf(id, use, shown), ...colorsOf(id, use, from, taken)]);
}

function placeOf(id: string, use: SeenPicture['use'], shown: ReadonlySet<string>): string[] {
  if (shown.has(id)) return [];
  return use === 'style'
    ? [`The reference picture ${id} is not shown: the request asks for its style alone.`]
    : [`The reference picture ${id} is not shown.`];
}

function colorsOf(id: string, use: SeenPicture['use'], from: string | null, taken: readonly string[]): string[] {
  const hexes = taken.map((hex) => `#${hex}`).join(' and ');
  if (from === id)
    return [
      `The ${taken.length === 1 ? `accent ${hexes} comes` : `accents ${hexes} come`} from the reference picture ${id}, in shades that can be read.`,
    ];
  if (use !== 'style') return [];
  if (from !== null) return [`The accents come from another picture than ${id}.`];
  return [`The reference picture ${id} has no colours that accents could be made of; the template keeps its own.`];
}
