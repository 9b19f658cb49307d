import { slideSpecSchema, type BulletItem, type SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { ReadingImage } from '@/lib/reading/reading';
import { sharedWords, tellingWords } from '@/lib/reading/passages/telling-words';
import { textsOn } from '../texts-on';
import { unstopped } from '../text/signs';

const mostItems = 4;
const longestAltText = 200;

const isPlaced = ({ use }: ReadingImage): boolean => use !== 'style';

/** The first variants stand beside the pictures that belong on a slide; one shows the material alone where there is room. */
export function placeImages(variants: readonly SlideSpec[], images: readonly ReadingImage[]): SlideSpec[] {
  const [first] = variants;
  if (first === undefined) return [];
  const shown = withOwnPictures(first, images.filter(isPlaced));
  if (shown !== null) return [shown, ...variants.slice(1)];
  const placed = images.filter(isPlaced).slice(0, Math.max(1, variants.length - 1));
  return [...placed.map((image) => besideImage(first, variants, image)), ...variants].slice(0, variants.length);
}

/** As many pictures as people or companies show these in their order; null where a slide has no such places. */
function withOwnPictures(slide: SlideSpec, images: readonly ReadingImage[]): SlideSpec | null {
  const pictured = <E extends { name: string }>(entries: readonly E[]) =>
    entries.length < 2 || entries.length !== images.length
      ? null
      : entries.map((entry, index) => ({ ...entry, picture: { imageId: images[index]!.id, altText: entry.name } }));
  if (slide.kind === 'logos') {
    const logos = pictured(slide.logos);
    return logos && { ...slide, logos };
  }
  const members = slide.kind === 'team' ? pictured(slide.members) : null;
  return slide.kind === 'team' && members ? { ...slide, members } : null;
}

/** What a slide loses beside a picture; kinds that are missing have no picture. */
const losses: Readonly<Partial<Record<SlideSpec['kind'], number>>> = {
  bullets: 0,
  statement: 1,
  cards: 2,
  next_steps: 2,
  quote: 2,
  two_columns: 3,
  process: 3,
  metrics: 4,
  comparison: 4,
  matrix: 4,
  timeline: 5,
  table: 6,
  chart: 7,
};
/** A word that a picture and a slide share counts for so much. */
const worthOfWord = 2;

/** Each picture that belongs on a slide stands on one of the deck, where it fits best and takes least; never on the cover. */
export function placeInDeck(slides: readonly SlideSpec[], images: readonly ReadingImage[], tag: string): SlideSpec[] {
  const result = [...slides];
  for (const image of images.filter(isPlaced)) {
    const shown = tellingWords(image.description ?? '', tag);
    const costs = result.map((slide, index) => {
      const shared = sharedWords(shown, tellingWords(textsOn(slide).join(' '), tag));
      const loss = index === 0 ? undefined : losses[slide.kind];
      return loss === undefined
        ? Infinity
        : loss + Math.max(0, itemsOf(slide).length - mostItems) - shared * worthOfWord;
    });
    const at = costs.indexOf(Math.min(...costs));
    const slide = result[at];
    if (slide !== undefined && costs[at] !== Infinity) result[at] = besideImage(slide, [], image);
  }
  return result;
}

/** The material of a slide as text beside a picture; of one that has no items, those of another variant. */
export function besideImage(slide: SlideSpec, others: readonly SlideSpec[], image: ReadingImage): SlideSpec {
  const items = [slide, ...others].map(itemsOf).find((found) => found.length > 0) ?? [];
  const { title, eyebrow, lead } = wordsOf(slide);
  const name = [eyebrow, title].filter((text) => text !== undefined).join(': ');
  return slideSpecSchema.parse({
    kind: 'image',
    title,
    eyebrow,
    notes: slide.notes,
    source: slide.source,
    citations: slide.citations,
    imageId: image.id,
    altText: image.description ?? (name.length <= longestAltText ? name : title),
    lead,
    items: lead === undefined ? items.slice(0, mostItems) : [],
  });
}

/** A statement is its slide's title as well; beside a picture it is said once. */
function wordsOf(slide: SlideSpec): { title: string; eyebrow?: string; lead?: string } {
  const { title, eyebrow } = slide;
  if (slide.kind === 'quote')
    return { title, eyebrow, lead: [slide.quote, slide.attribution].filter(Boolean).join(' – ') };
  if (slide.kind !== 'statement') return { title, eyebrow };
  if (slide.statement !== title) return { title, eyebrow, lead: slide.statement };
  const said = [slide.statement, slide.support].filter((text) => text !== undefined).map(unstopped);
  return eyebrow === undefined ? { title, lead: slide.support } : { title: eyebrow, lead: said.join('. ') };
}

function itemsOf(slide: SlideSpec): BulletItem[] {
  switch (slide.kind) {
    case 'bullets':
      return slide.items;
    case 'process':
      return slide.steps.map((step) => joined(step.title, step.detail));
    case 'cards':
      return slide.cards.map((card) => joined(card.title, card.text));
    case 'metrics':
      return slide.metrics.map((metric) => joined(metric.label, metric.value));
    case 'timeline':
      return slide.events.map((event) => joined(event.when, event.title));
    case 'two_columns':
      return [...slide.left.items, ...slide.right.items];
    case 'comparison':
      return slide.options.map((option) => joined(option.name, option.headline ?? option.points[0]));
    case 'matrix':
      return slide.panels.map((panel) => joined(panel.title, panel.items[0]));
    case 'table':
      return slide.rows.map(([head = '', ...cells]) => joined(head, cells.filter(Boolean).join(', ')));
    case 'next_steps':
      return slide.steps.map((step) => ({ text: step.action }));
    case 'chart':
      return slide.takeaway === undefined ? [] : [{ text: slide.takeaway }];
    default:
      return [];
  }
}

function joined(head: string, detail: string | undefined): BulletItem {
  return { text: detail === undefined || detail === '' ? head : head === '' ? detail : `${head}: ${detail}` };
}
