import { kindLayouts } from '@/lib/deck/layout/kind-layouts';
import { common as commonFields } from '@/lib/deck/spec/slide-common';
import type { SlideKind, SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Reading } from '@/lib/reading/reading';
import type { LaidOutDeck, LaidOutSlide, Outline } from '../../composer';
import { slideKinds, wholeSchemaOf } from '../outline-schema';
import { enclose } from './enclose';
import { craftOf, showsOf } from './kind-guides';
import { neutralise, oneLine } from './neutralise';
import { asList, dataRule, plainRule, systemPrompt } from './rules';
import { voiceRules } from './voice';

/** Letters of the request beside the deck, which is always whole: what slides say came from it and was checked against it. */
export const reviewBudgets = [24_000, 5000, 1500] as const;
/** Within a smaller budget it is not said how each kind is filled. */
const leastForGuides = 5000;

/** How many slides a deck may have after its review. */
export interface ReviewSize {
  least: number;
  most: number;
}

export function reviewSystem(): string {
  return systemPrompt(
    'You are an experienced editor of presentations who looks a finished PowerPoint deck over once, before it is shown.',
  );
}

export function reviewPrompt(
  reading: Reading,
  outline: Outline,
  deck: LaidOutDeck,
  size: ReviewSize,
  mostLetters: number = reviewBudgets[0],
): string {
  const topic = deck.slides.map(({ slide }) => slide.title).join('\n');
  const further = [{ name: 'deck', text: deckOf(outline, deck) }];
  const data = enclose(reading, { passages: [], mostLetters, topic, further });
  const rules = [
    ...voiceRules(reading),
    'Judge it as its audience will: is each slide understood in seconds, does its form show its point, do the titles read one after the other argue? What stands behind "found" was measured on the finished slides and comes first. Leave alone what is good: most slides of a good deck stay, and an empty list of changes is a good answer.',
    ...(deck.picture ? ['The picture shows all slides of the file in their order, row by row.'] : []),
    'changes: an entry for each place that gets better. why: one sentence, written first. slides: the number of the slide, or of two or three neighbours that become one. by: what stands there instead, a text of JSON a slide; several divide what is too much for one; an empty list drops a slide that only announces, thanks or repeats others.',
    'Of a slide that keeps its kind, give only the fields that change: {"title": "…"} for another title, {"items": [ … ]} for fewer words, {"arrangement": "…"} for another of the arrangements named behind its kind. A slide of another kind, or one of several, is given whole: kind, title, its content in the fields as above, and notes of two to four spoken sentences.',
    'Titles: a sentence of at most 12 words that states the point, never a label. Lists: at most 6 entries of at most 12 words. Never the same form three times running.',
    'No figure of the deck is lost or changed, and none is added: what is shortened keeps its figures, names and quotations as they are. What would lose one is not taken over.',
    size.least === size.most
      ? `The deck keeps its ${size.most} slides: divide one only where two others become one.`
      : `The deck has ${size.least} to ${size.most} slides afterwards.`,
    plainRule,
    dataRule(data.names),
  ];
  return [
    data.text,
    `Look over the deck that the data holds under deck-…, and say what to change:\n${asList(rules)}`,
    `Kinds of slides:\n${kindList(mostLetters >= leastForGuides)}`,
  ].join('\n\n');
}

function deckOf({ title }: Outline, { slides }: LaidOutDeck): string {
  return [`The deck "${oneLine(title, 120)}"`, ...slides.map(describeSlide)].join('\n\n');
}

function describeSlide({ slide, arrangement, pages, words, findings }: LaidOutSlide, index: number): string {
  const others = kindLayouts[slide.kind].arrangements.map(({ name }) => name).filter((name) => name !== arrangement);
  const form = [
    `${slide.kind}, arrangement ${arrangement}`,
    ...(others.length > 0 ? [`others: ${others.join(', ')}`] : []),
    `${words} words`,
    ...(pages > 1 ? [`goes on over ${pages} slides of the file`] : []),
  ];
  return [
    `${index + 1}. [${form.join('; ')}]`,
    neutralise(JSON.stringify(shownOf(slide))),
    ...(findings.length > 0 ? [`found: ${findings.map((finding) => oneLine(finding, 200)).join(' ')}`] : []),
  ].join('\n');
}

/** What a slide shows; where its facts come from and what is said to it stay with it. */
function shownOf({ notes: _, citations: __, provenance: ___, source: ____, eyebrow: _____, ...shown }: SlideSpec) {
  return shown;
}

function kindList(hasGuides: boolean): string {
  return slideKinds.map((kind) => `- ${kind}: ${showsOf(kind)}${hasGuides ? guideOf(kind) : ''}`).join('\n');
}

/** What every slide has, said once above. */
const common = new Set(['kind', ...Object.keys(commonFields)]);

function guideOf(kind: SlideKind): string {
  const own = Object.entries(wholeSchemaOf(kind).shape).filter(([name]) => !common.has(name));
  const fields = own.map(([name, { description }]) => (description ? `${name} (${description})` : name));
  return ` Fields: ${[fields.join('; '), craftOf(kind)].filter(Boolean).join('. ')}`;
}
