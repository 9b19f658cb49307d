import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Brief } from '@/lib/generation/brief/brief';
import type { Document } from '../document/document';
import { readStatements } from '../grounding/read-statements';
import { composeStoryline } from '../storylines/compose-storyline';
import type { Shape } from '../storylines/read-shape';
import { readTopic } from '../storylines/read-topic';
import { besideImage } from './beside-image';
import { topicOf } from './compose-bare';
import { coverOf } from './cover';
import { materialSlides } from './material-slides';
import { contextOf } from './read-material';
import { sourceSlides } from './source-slides';

/** One slide, or several that show the same material in different ways. */
export function composeSingle(brief: Brief, document: Document): SlideSpec[] {
  const told = document.sections.length === 0 ? [] : materialSlides(brief, document);
  const slides = told.length === 0 ? bareSlides(brief, document) : told;
  const [image] = brief.images;
  const first = slides[0];
  const withImage =
    image === undefined || first === undefined
      ? []
      : brief.images.slice(0, Math.max(1, brief.variantCount - 1)).map((each) => besideImage(first, slides, each));
  const different = [...withImage, ...slides];
  // Where the kinds run out, the layout gives a repeated slide another form.
  return Array.from({ length: brief.variantCount }, (_, index) => different[index % different.length]).filter(
    (slide) => slide !== undefined,
  );
}

/** Kinds of slides that tell most of a story at once, the best first. */
const tellingKinds: Readonly<Partial<Record<Shape, readonly SlideSpec['kind'][]>>> = {
  compare: ['table', 'two_columns', 'cards', 'statement'],
  howto: ['process', 'bullets', 'cards', 'statement'],
  history: ['timeline', 'bullets', 'cards', 'statement'],
  plan: ['timeline', 'two_columns', 'cards', 'next_steps'],
  report: ['table', 'two_columns', 'cards', 'next_steps'],
  pitch: ['cards', 'process', 'bullets', 'statement'],
  change: ['process', 'cards', 'table', 'bullets'],
};
const usualKinds = ['bullets', 'cards', 'process', 'statement'] as const;

function bareSlides(brief: Brief, document: Document): SlideSpec[] {
  const cover = coverOf(document, contextOf(document, brief).words, brief.promptLanguage);
  const topic = topicOf(document) ?? cover.title;
  const statements = readStatements({
    passages: brief.passages,
    topic: [topic, document.request.detail ?? ''].join(' '),
    language: brief.promptLanguage,
    fewestShared: 1,
  });
  const told = sourceSlides({ brief, document, topic, name: cover.title, statements });
  return told.length > 0 ? told : storySlides({ brief, document, topic, name: cover.title });
}

interface Bare {
  brief: Brief;
  document: Document;
  topic: string;
  /** The topic as a title. */
  name: string;
}

/** Most of a story at once, for the author to fill. */
function storySlides({ brief, document, topic, name }: Bare): SlideSpec[] {
  const { audience, ask } = document.request;
  const story = composeStoryline({
    topic,
    ask: ask ?? '',
    audience: audience ?? brief.audience,
    language: brief.language,
    count: 9,
  });
  const order: readonly SlideSpec['kind'][] = tellingKinds[readTopic(topic, ask ?? '').shape] ?? usualKinds;
  // Alone, a slide is about the whole topic; its part of the story goes above.
  return order
    .flatMap((kind) => story.find((slide) => slide.kind === kind) ?? [])
    .map((slide) =>
      slide.title.toLowerCase().includes(name.toLowerCase()) ? slide : { ...slide, title: name, eyebrow: slide.title },
    );
}
