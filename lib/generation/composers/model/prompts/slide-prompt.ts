import { iconSet } from '@/lib/deck/icons/icon-set';
import { kindsWithIcons } from '@/lib/deck/icons/set-icons';
import { kindsWithPictures } from '@/lib/deck/spec/pictures';
import type { Reading } from '@/lib/reading/reading';
import type { Passage } from '@/lib/reading/passage';
import type { Outline } from '../../composer';
import { materialOf, slideAt, type ModelMaterial } from '../material';
import { angleGuides, isAngle } from './angle-guides';
import { enclose } from './enclose';
import { kindGuides } from './kind-guides';
import { neutralise, oneLine } from './neutralise';
import { asList, commonRules, systemPrompt } from './rules';
import { voiceRules } from './voice';

/** Letters of the request and the passages: the material has what matters, they are there for what surrounds it. */
export const slideBudgets = [30_000, 9000, 2500] as const;
/** Within a smaller budget whatever can be done without is left out. */
const leastForExtras = 5000;

export interface SlideTask {
  outline: Outline;
  index: number;
  material: ModelMaterial;
  /** Those that the plan gave to this slide. */
  passages: readonly Passage[];
}

export function slideSystem(): string {
  return systemPrompt('You are an experienced presentation writer who fills one PowerPoint slide of a planned deck.');
}

export function slidePrompt(
  reading: Reading,
  { outline, index, material, passages }: SlideTask,
  mostLetters: number = slideBudgets[0],
): string {
  const { kind, title, message } = slideAt(outline, index);
  const topic = [title, message, ...material.facts].join('\n');
  const hasExtras = mostLetters >= leastForExtras;
  const further = [
    ...planOf(reading, outline, index, hasExtras),
    { name: 'slide', text: taskOf(title, message, material) },
  ];
  const data = enclose(reading, { passages, mostLetters, topic, further });
  const rules = [
    ...voiceRules(reading),
    `The object is a slide of kind ${kind}: it shows ${kindGuides[kind].shows}. ${kindGuides[kind].fill}`,
    ...(hasExtras && kindsWithIcons.some((one) => one === kind) ? [iconRule] : []),
    ...(reading.images.length > 0 && kindsWithPictures.has(kind) ? [pictureRule] : []),
    ...(isAngle(material.angle)
      ? [
          `The slide is one of several alternatives and looks at the matter from one side, ${material.angle}: ${angleGuides[material.angle].means}. It leaves the other sides to the others.`,
        ]
      : []),
    'Everything on the slide serves its message. The title stands already; don’t repeat it. What other slides of the plan say is not said here.',
    'Use all of the material, in few words: at most 6 items, at most 12 words each, parallel in grammar.',
    ...(passages.length > 0 ? [citationRule] : []),
    `notes: two to four full sentences as they are spoken to this audience, not the slide read out: the point first, then why it is so and why it matters to them, at last ${endOfNotes(reading, outline, index)}. No figure that the slide does not have.`,
    'Use null for what you don’t need.',
    ...commonRules(data, { ...reading, passages: [...passages] }),
  ];
  return [
    data.text,
    `Write the slide that the data describes under slide-…${reading.outputType === 'deck' ? ', marked → in the plan' : ''}, and no other:\n${asList(rules)}`,
  ].join('\n\n');
}

function endOfNotes({ outputType }: Reading, { slides }: Outline, index: number): string {
  if (outputType === 'single_slide') return 'what follows from it';
  return index === slides.length - 1 ? 'what the audience should do now' : 'a bridge to the next slide';
}

/** The whole plan, one line a slide, so that slides don't repeat each other. */
function planOf(
  { outputType }: Reading,
  outline: Outline,
  index: number,
  hasMessages: boolean,
): { name: string; text: string }[] {
  if (outputType === 'single_slide') return [];
  const lines = outline.slides.map(
    ({ kind, title, message }, at) =>
      `${at === index ? '→ ' : ''}${at + 1}. [${kind}] ${oneLine(title, 120)}${hasMessages ? ` — ${oneLine(message, 160)}` : ''}`,
  );
  const material = materialOf(slideAt(outline, index));
  const thought = material.by === 'model' ? oneLine(material.thought, 400) : '';
  return [{ name: 'plan', text: [`The deck "${oneLine(outline.title, 120)}": ${thought}`, ...lines].join('\n') }];
}

function taskOf(title: string, message: string, { facts, angle, provenance }: ModelMaterial): string {
  return [
    `title: ${oneLine(title, 200)}`,
    `message: ${oneLine(message, 300)}`,
    ...(angle ? [`angle: ${angle}`] : []),
    ...(provenance.length > 0
      ? [`computed: ${provenance.map(({ figure, how, of }) => `${figure} (${[how, ...of].join(', ')})`).join('; ')}`]
      : []),
    ...(facts.length > 0 ? [`material:\n${facts.map((fact) => `- ${neutralise(fact)}`).join('\n')}`] : []),
  ].join('\n');
}

const citationRule =
  'citations: one entry for each statement of the slide that comes from a passage; passage is its id, claim the statement with its figures as on the slide. Statements of the request need none; an empty list if there are no others.';

/** What stands in the place of a picture says more than a wrong one. */
const pictureRule =
  'picture: only where a picture that was sent along shows that very person or thing; imageId: its id, altText: what it shows. Else null.';
const iconRule = `icon: null, or else one of these names, if one fits each item well; for every item another. ${Object.keys(iconSet).join(' ')}`;
