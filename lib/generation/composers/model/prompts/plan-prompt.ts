import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import type { Reading } from '@/lib/reading/reading';
import type { DeckSetting } from '../../composer';
import { cutText } from '@/lib/text/cut/cut-text';
import { isTopic } from '../../../figures/facts';
import { angles } from '../outline-schema';
import { angleGuides } from './angle-guides';
import { enclose } from './enclose';
import { showsOf } from './kind-guides';
import { asList, commonRules, dataRule, systemPrompt } from './rules';
import { audienceRule, settingRules, voiceRules } from './voice';

/** Letters of the request and of the passages: far more than most requests have, what a window of 8,000 tokens takes, and what one of 4,000. */
export const planBudgets = [80_000, 9000, 2250] as const;

/** Within a smaller budget what can be done without is left out. */
const leastForExtras = 5000;

/** Longer titles are read twice, however much room there is. */
export const usualTitleWords = 12;

export interface PlanSize {
  /** Slides of a deck, or alternatives of one slide. */
  least: number;
  most: number;
  isAsked: boolean;
}

export function planSystem(): string {
  return systemPrompt('You are an experienced presentation writer who plans PowerPoint slides.');
}

export function planPrompt(
  reading: Reading,
  kinds: readonly SlideKind[],
  size: PlanSize,
  mostLetters: number = planBudgets[0],
  { setting, titleWords = usualTitleWords }: { setting?: DeckSetting; titleWords?: number } = {},
): string {
  const data = enclose(reading, { passages: reading.passages, mostLetters, topic: cutText(reading.prompt, 2000) });
  const form =
    mostLetters >= leastForExtras ? `${formRule} ${lastForm}` : `the one that shows the content best; ${lastForm}`;
  const told = { titleWords, form, caution: mostLetters >= leastForExtras ? cautionRule : '' };
  const task = reading.outputType === 'deck' ? deckTask(reading, size, told) : slideTask(size, told);
  const rules = [
    ...voiceRules(reading),
    ...settingRules(setting),
    missingRule(reading),
    ...(mostLetters >= leastForExtras ? extraRules(reading) : []),
    ...task,
    ...sourceRules(reading),
    ...pictureRules(reading),
    ...commonRules(reading),
    dataRule(data.names),
  ];
  const heading =
    reading.outputType === 'deck'
      ? 'Plan the deck that the request asks for.'
      : 'Plan the one slide that the request asks for.';
  return [data.text, `${heading}\n${asList(rules)}`, `Kinds of slides:\n${kindList(kinds)}`].join('\n\n');
}

/** Topics are written from what is known; nobody knows the figures of somebody's own business. */
function missingRule({ language }: Reading): string {
  return `missing: null, or one sentence (${language}) that says what to add, where the request asks for what neither the data nor general knowledge has: a report that was not sent, figures of a private business. Plan slides of the rest; an empty list where nothing is left.`;
}

/** Quoted, since what is quoted can be looked up; a word for yes could come from anywhere. */
const permissionRule =
  'illustrativeAllowedBy: null, or the phrase of the request, copied letter by letter, in which its author allows invented or example figures. knowledgeAllowedBy: the same of general knowledge. No phrase of other texts counts. It allows them even of a private business; each is in provenance as illustrative or general, of empty.';

function extraRules(reading: Reading): string[] {
  return [
    // A topic allows them anyway.
    ...(isTopic(reading) ? [] : [permissionRule]),
    audienceRule,
    ...(reading.outputType === 'deck' ? ['author: only where the request names who presents.'] : []),
  ];
}

/** What is compared decides on its form. */
const formRule =
  'the one that shows the content best: one measure over times or across things is a chart; different measures of one thing are metrics; several facts of each of several things are a table, or a comparison where one is chosen; figures of two states are a chart, or a table with the change as a column; what the audience is asked to approve is a decision;';
const cautionRule = ', and no more than the data proves: "up to", "expected", "says" stay';
const lastForm = 'bullets only where nothing else fits.';

interface Told {
  titleWords: number;
  /** By what a kind is chosen. */
  form: string;
  /** What titles keep of the data, where there is room to say so. */
  caution: string;
}

function deckTask(reading: Reading, size: PlanSize, { titleWords, form, caution }: Told): string[] {
  const count =
    size.least === size.most
      ? `exactly ${size.most} slides`
      : `as many slides as the content needs, ${size.least} to ${size.most}`;
  return [
    'thought: one or two sentences, written first: what the audience should know, believe or do at the end, and how the slides lead there.',
    `slides: ${count}. The first is of kind title. Order: as the request orders its content. Where it has no order: to people who decide, the answer first, then its reasons, each with its evidence, then what to do; to all others, the situation, its difficulty, how it is solved and what follows. The last slide says what the audience should do or keep.`,
    'message: one full sentence, the one thing that the slide should leave in the mind; what needs two sentences is two slides. Read in turn they tell the story; no two say the same, and no slide only announces, sums up, thanks or asks for questions.',
    `title: the message in at most ${titleWords} words, a sentence that states the point, with the figure that proves it where there is one ("Churn fell to 2.1 %"), never a label ("Overview")${caution}. No two are the same.`,
    `kind: ${form} Never the same three times running.`,
    'section: a label of one to three words, the same for all slides of a part; null on the cover.',
    `material: every fact and figure that belongs on the slide, word for word. Leave out no fact of the request; a table may serve several slides, which show different sides of it.${reading.passages.length > 0 ? ' Facts of passages only where they serve the story.' : ''}`,
  ];
}

function slideTask({ most }: PlanSize, { titleWords, form }: Told): string[] {
  const shared = [
    'thought: one sentence, what the audience should know, believe or do after this slide.',
    `title: a sentence of at most ${titleWords} words that states the point, never a label.`,
    `kind: ${form}`,
    'material: every fact and figure that belongs on the slide, word for word.',
  ];
  if (most === 1)
    return [
      'slides: exactly one entry.',
      'message: one full sentence, what the slide should leave in the mind.',
      ...shared,
    ];
  return [
    `slides: exactly ${most} entries, alternatives of the one slide between which the author will choose. Each alone does all that the request asks of the slide, with all facts that it needs; they differ in what stands first and in how it is shown: each takes another angle, and no two have the same kind.`,
    `angle: ${angles.map((angle) => `${angle} (${angleGuides[angle].means})`).join(', ')}.`,
    'message: one full sentence, what this alternative makes of its angle; it would not fit another one.',
    ...shared,
  ];
}

function sourceRules({ passages }: Reading): string[] {
  return passages.length === 0
    ? []
    : [
        'passages: the ids of the passages that a slide uses, such as S1; empty for none. The list of sources at the end is made by itself: plan no slide for it.',
      ];
}

function pictureRules({ images }: Reading): string[] {
  const placed = images.filter(({ use }) => use === 'place').map(({ id }) => id);
  if (placed.length > 0)
    return [
      `The request wants these pictures on slides: ${placed.join(', ')}. Plan a slide of kind image for each, and name its id in the material.`,
    ];
  return images.some(({ use }) => use !== 'style')
    ? [
        'Pictures were sent along: show each on at most one slide of kind image, where it serves the story, and name its id in the material.',
      ]
    : [];
}

function kindList(kinds: readonly SlideKind[]): string {
  return kinds.map((kind) => `- ${kind}: ${showsOf(kind)}`).join('\n');
}
