import { blockSchema, type BlockKind } from '../block-schema';
import type { Plain, PlainObject } from './plain';
import { isList, isObject, listOf, textsIn } from './plain';
import { plainName } from './read-leaf';
import { append, type SlideReading } from './reading';

const kindsByPlainName = new Map<string, BlockKind>(
  blockSchema.options.map(({ shape }) => [plainName(shape.kind.value), shape.kind.value]),
);

/** What blocks of each kind have and those of others do not. */
const signs: readonly (readonly [field: string, kind: BlockKind])[] = [
  ['chart', 'chart'],
  ['rows', 'table'],
  ['metrics', 'metrics'],
  ['quote', 'quote'],
  ['statement', 'statement'],
  ['imageId', 'image'],
];
const blocksOfSlide = 2;

/**
 * Two blocks as their schema has them, each shaped as a slide of its kind. A kind that nobody knows is told by what the
 * block holds; a single block is a slide of its own, and the words of further ones go into the notes.
 */
export function shapeBlocks(
  slide: PlainObject,
  reading: SlideReading,
  shape: (slide: PlainObject, kind: BlockKind) => PlainObject,
): PlainObject {
  const given = listOf(slide.get('blocks')).filter((block) => isObject(block) || textsIn(block).length > 0);
  append(reading.toNotes, given.slice(blocksOfSlide).flatMap(textsIn));
  const [first, second] = given.slice(0, blocksOfSlide).map((block) => fieldsOf(block, reading));
  const around = [...slide].filter(([key]) => key !== 'blocks');
  if (first === undefined || second === undefined) {
    append(reading.toNotes, textsIn(first?.get('heading')));
    const own = [...(first ?? [])].filter(([key]) => key !== 'heading');
    const kind = first === undefined ? 'bullets' : kindOf(first, reading);
    return shape(new Map<string, Plain>([...around, ...own, ['kind', kind]]), kind);
  }
  const blocks = [first, second].map((fields) => {
    const kind = kindOf(fields, reading);
    // A picture without a description is described by what names it.
    const title = fields.get('heading') ?? slide.get('title') ?? null;
    const shaped = shape(new Map<string, Plain>([...fields, ['title', title], ['kind', kind]]), kind);
    return new Map([...shaped].filter(([key]) => key !== 'title'));
  });
  return new Map<string, Plain>([...around, ['blocks', blocks]]);
}

/** Text alone is a list; what somebody called the title of a block is its heading. */
function fieldsOf(block: Plain, reading: SlideReading): PlainObject {
  if (!isObject(block)) return new Map<string, Plain>([['items', textsIn(block)]]);
  if (!block.has('title')) return block;
  const [heading, ...further] = [...textsIn(block.get('heading')), ...textsIn(block.get('title'))];
  append(reading.toNotes, further);
  return new Map<string, Plain>(
    [...block, ['heading', heading ?? null]].filter(([key]) => key !== 'title') as [string, Plain][],
  );
}

function kindOf(block: PlainObject, reading: SlideReading): BlockKind {
  const given = block.get('kind');
  const known = typeof given === 'string' ? kindsByPlainName.get(plainName(given)) : undefined;
  if (known !== undefined && known === given) return known;
  if (isObject(given) || isList(given)) append(reading.toNotes, textsIn(given));
  reading.warnings.push({ type: 'field-repaired', field: 'blocks.kind' });
  return known ?? signs.find(([field]) => block.has(field))?.[1] ?? 'bullets';
}
