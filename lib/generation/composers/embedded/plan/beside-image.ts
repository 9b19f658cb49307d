import type { BulletItem, SlideSpec } from '@/lib/deck/spec/slide-spec';
import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import type { BriefImage } from '@/lib/generation/brief/brief';
import { shorten } from '../analyse/shorten';
import { joinSentences } from '../write/join-sentences';

const mostItems = 4;
const longestAltText = 200;

/** The material of a slide as text beside a picture. */
export function besideImage(slide: SlideSpec, all: readonly SlideSpec[], image: BriefImage): SlideSpec {
  const source = [slide, ...all].map((each) => ({ each, items: itemsOf(each) })).find(({ items }) => items.length > 0);
  const { title, eyebrow, lead } = wordsOf(slide);
  return slideSpecSchema.parse({
    kind: 'image',
    title,
    eyebrow,
    notes: slide.notes,
    imageId: image.id,
    altText: shorten([slide.eyebrow, slide.title].filter((text) => text !== undefined).join(': '), longestAltText),
    lead,
    items: lead === undefined ? (source?.items ?? []).slice(0, mostItems) : [],
  });
}

/** A statement is its slide's title as well; beside a picture it is said once. */
function wordsOf(slide: SlideSpec): { title: string; eyebrow?: string; lead?: string } {
  if (slide.kind !== 'statement') return { title: slide.title, eyebrow: slide.eyebrow };
  if (slide.statement !== slide.title) return { title: slide.title, eyebrow: slide.eyebrow, lead: slide.statement };
  if (slide.eyebrow !== undefined)
    return {
      title: slide.eyebrow,
      lead: joinSentences([slide.statement, slide.support].filter((text) => text !== undefined)),
    };
  return { title: slide.title, lead: slide.support };
}

function itemsOf(slide: SlideSpec): BulletItem[] {
  switch (slide.kind) {
    case 'bullets':
      return slide.items;
    case 'process':
      return slide.steps.map((step) => ({ text: join(step.title, step.detail) }));
    case 'cards':
      return slide.cards.map((card) => ({ text: join(card.title, card.text) }));
    case 'metrics':
      return slide.metrics.map((metric) => ({ text: `${metric.label}: ${metric.value}` }));
    case 'timeline':
      return slide.events.map((event) => ({ text: join(event.when, event.title) }));
    case 'two_columns':
      return [...slide.left.items, ...slide.right.items];
    case 'comparison':
      return slide.options.map((option) => ({ text: join(option.name, option.headline ?? option.points[0]) }));
    case 'next_steps':
      return slide.steps.map((step) => ({ text: step.action }));
    default:
      return [];
  }
}

function join(head: string, detail: string | undefined): string {
  return detail === undefined || detail === '' ? head : `${head}: ${detail}`;
}
