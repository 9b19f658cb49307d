/** Fields of a slide that nobody reads on it. */
const silent = new Set([
  'kind',
  'notes',
  'icon',
  'direction',
  'verdict',
  'arrangement',
  'citations',
  'imageId',
  'altText',
  'numberFormat',
  'type',
  'align',
  'startShare',
  'endShare',
  'share',
]);

/** Every text and number that a slide shows, in its order. */
export function textsOn(slide: unknown): string[] {
  if (typeof slide === 'string') return [slide];
  if (typeof slide === 'number') return [String(slide)];
  if (Array.isArray(slide)) return slide.flatMap(textsOn);
  if (typeof slide !== 'object' || slide === null) return [];
  return Object.entries(slide).flatMap(([key, value]) => (silent.has(key) ? [] : textsOn(value)));
}
