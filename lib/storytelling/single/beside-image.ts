import { slideSpecSchema, type BulletItem, type SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { ReadingImage } from '@/lib/reading/reading';
import { unstopped } from '../text/signs';

const mostItems = 4;
const longestAltText = 200;

/** The first variants stand beside the pictures that belong on a slide; one shows the material alone where there is room. */
export function placeImages(variants: readonly SlideSpec[], images: readonly ReadingImage[]): SlideSpec[] {
  const [first] = variants;
  const placed = images.filter(({ use }) => use !== 'style').slice(0, Math.max(1, variants.length - 1));
  if (first === undefined) return [];
  return [...placed.map((image) => besideImage(first, variants, image)), ...variants].slice(0, variants.length);
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
