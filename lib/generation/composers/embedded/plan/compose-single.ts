import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Brief } from '@/lib/generation/brief/brief';
import type { Document } from '../document/document';
import type { Draft } from '../kinds/draft';
import { draftsOf } from '../kinds/draft-slide';
import { readStatements } from '../grounding/read-statements';
import { composeStoryline } from '../storylines/compose-storyline';
import type { Shape } from '../storylines/read-shape';
import { readTopic } from '../storylines/read-topic';
import { writeSlideOf } from '../write/write-slide';
import { topicOf } from './compose-bare';
import { contextOf, portionsOf } from './read-material';
import { coverOf } from './cover';
import { besideImage } from './beside-image';
import { otherAngles } from './other-angles';
import { unfold } from './unfold';
import type { Part, Portion } from './portion';

/** One slide, or several that show the same material in different ways. */
export function composeSingle(brief: Brief, document: Document): SlideSpec[] {
  const slides = document.sections.length === 0 ? bareSlides(brief, document) : materialSlides(brief, document);
  const [image] = brief.images;
  const first = slides[0];
  const withImage = image === undefined || first === undefined ? [] : brief.images.slice(0, Math.max(1, brief.variantCount - 1)).map((each) => besideImage(first, slides, each));
  const different = [...withImage, ...slides];
  // Where the kinds run out, the layout gives a repeated slide another form.
  return Array.from({ length: brief.variantCount }, (_, index) => different[index % different.length]).filter((slide) => slide !== undefined);
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
  const { audience, ask } = document.request;
  const topic = topicOf(document) ?? cover.title;
  const statements = readStatements({ passages: brief.passages, topic, language: brief.promptLanguage, fewestShared: 1 });
  const story = composeStoryline({ topic, ask: ask ?? '', audience: audience ?? brief.audience, language: brief.language, count: 9, statements });
  // What can be said stands before what is still open.
  const known = [...story].sort((a, b) => (b.citations?.length ?? 0) - (a.citations?.length ?? 0));
  const order: readonly SlideSpec['kind'][] = tellingKinds[readTopic(topic, ask ?? '').shape] ?? usualKinds;
  // Alone, a slide is about the whole topic; its part of the story goes above.
  return order.flatMap((kind) => known.find((slide) => slide.kind === kind) ?? []).map((slide) => (slide.title.toLowerCase().includes(cover.title.toLowerCase()) ? slide : { ...slide, title: cover.title, eyebrow: slide.title }));
}

function materialSlides(brief: Brief, document: Document): SlideSpec[] {
  const context = contextOf(document, brief);
  const portion = wholeOf(document);
  const drafts = draftsOf(portion, context);
  const several = brief.variantCount > 1 ? otherAngles(portion, unfold(portionsOf(document), mostParts, context), context) : [];
  return ofDifferentKinds([...drafts.slice(0, 1), ...several.filter(({ fit }) => fit > wholeFit), ...drafts.slice(1), ...several]).map((draft) => writeSlideOf({ draft, portion, context, used: new Set() }));
}

/** Parts of the material that may stand for all of it. */
const mostParts = 12;
/** A part that is shown so well comes before a weaker form of the whole. */
const wholeFit = 0.6;

function ofDifferentKinds(drafts: readonly Draft[]): Draft[] {
  const seen = new Set<string>();
  return drafts.filter(({ body }) => {
    const fresh = !seen.has(body.kind);
    seen.add(body.kind);
    return fresh;
  });
}

/** All material as one portion; without a heading of its own the topic names it. */
function wholeOf(document: Document): Portion {
  const parts = portionsOf(document).flatMap((portion) => portion.parts);
  const name = document.title ?? document.request.topic ?? document.request.genre;
  const merged = parts.reduce<Part[]>((all, part) => {
    const last = all.at(-1);
    if (last !== undefined && last.heading === part.heading) return [...all.slice(0, -1), { ...last, blocks: [...last.blocks, ...part.blocks] }];
    return [...all, part];
  }, []);
  const only = merged[0];
  if (merged.length === 1 && only !== undefined) return { parts: [{ ...only, heading: only.heading ?? name, parent: only.heading === null ? null : name }] };
  return { parts: merged.map((part) => ({ ...part, parent: part.parent ?? name })) };
}
