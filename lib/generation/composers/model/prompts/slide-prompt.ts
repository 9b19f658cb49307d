import { kindsWithIcons } from '@/lib/deck/icons/set-icons';
import { roomInWords, type SlideRoom } from '@/lib/deck/room/slide-room';
import { kindsWithPictures } from '@/lib/deck/spec/pictures';
import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import type { Reading } from '@/lib/reading/reading';
import type { Passage } from '@/lib/reading/passage';
import type { DeckSetting, Outline } from '../../composer';
import { materialOf, slideAt, type ModelMaterial } from '../material';
import { angleGuides, isAngle } from './angle-guides';
import { encloseOwn, encloseShared } from './enclose';
import { craftOf, showsOf } from './kind-guides';
import { neutralise, oneLine } from './neutralise';
import { asList, commonRules, dataRule, systemPrompt } from './rules';
import { audienceRule, settingRules, voiceRules } from './voice';

/** Letters of the request and the passages: the material has what matters, they are there for what surrounds it. */
export const slideBudgets = [30_000, 9000, 2150] as const;
/** Within a smaller budget whatever can be done without is left out. */
const leastForExtras = 5000;

export interface SlideTask {
  outline: Outline;
  index: number;
  material: ModelMaterial;
  /** Those that the plan gave to this slide. */
  passages: readonly Passage[];
  setting?: DeckSetting;
  /** How much the slide holds. */
  room?: SlideRoom | null;
}

export function slideSystem(): string {
  return systemPrompt('You are an experienced presentation writer who fills one PowerPoint slide of a planned deck.');
}

/**
 * What is asked for one slide. All that the slides of a deck share stands first and is the same for each of them; what
 * belongs to the slide alone follows, and last of all what none of it may change.
 *
 *     request, tables, pictures, plan ──▶ rules of the deck ──▶ passages, slide ──▶ rules of the slide
 */
export function slidePrompt(
  reading: Reading,
  { outline, index, material, passages, setting, room }: SlideTask,
  mostLetters: number = slideBudgets[0],
): string {
  const { kind, title, message } = slideAt(outline, index);
  const hasExtras = mostLetters >= leastForExtras;
  const shared = encloseShared(reading, {
    mostLetters,
    topic: topicOf(outline),
    further: planOf(reading, outline, hasExtras),
  });
  const own = encloseOwn(reading, {
    passages,
    mostLetters,
    topic: [title, message, ...material.facts].join('\n'),
    further: [{ name: 'slide', text: taskOf(title, message, material) }],
  });
  return [
    shared.text,
    `Rules for all slides of the deck:\n${asList(deckRules(reading, outline, { setting, hasExtras }))}`,
    own.text,
    `Write the slide that the data describes under slide-…${reading.outputType === 'deck' ? `, number ${index + 1} of the plan` : ''}, and no other:\n${asList(
      [
        ...slideRules(reading, { outline, index, material, passages, room }, kind),
        dataRule([...shared.names, ...own.names]),
      ],
    )}`,
  ].join('\n\n');
}

/** The same for every slide: what may be left out of a long request depends on the deck. */
function topicOf({ title, slides }: Outline): string {
  return [title, ...slides.map((slide) => slide.title)].join('\n');
}

function deckRules(
  reading: Reading,
  { permission }: Outline,
  { setting, hasExtras }: { setting: DeckSetting | undefined; hasExtras: boolean },
): string[] {
  return [
    ...voiceRules(reading),
    ...(hasExtras ? [audienceRule] : []),
    ...settingRules(setting),
    'Everything on a slide serves its message. The title stands already, above it; the figures that it names stand on the slide again, with what they count. What other slides of the plan say is not said on this one.',
    `Use all of the material, in few words that somebody who was not there understands, parallel in grammar.${hasExtras ? ' What is shortened keeps who says it, its condition, its unit and what it is of.' : ''}`,
    'notes: two to four full sentences as they are spoken to this audience, not the slide read out: the point first, then what the data says of why it is so, and what it means for them. No reason, promise or example that the data does not have, and no figure that the slide does not have.',
    'Use null for what you don’t need.',
    ...commonRules(reading, permission),
  ];
}

function slideRules(
  reading: Reading,
  { outline, index, material, passages, room }: Omit<SlideTask, 'setting'>,
  kind: SlideKind,
): string[] {
  return [
    `The object is a slide of kind ${kind}: ${[showsOf(kind), craftOf(kind)].filter(Boolean).join('. ')}`,
    ...(room ? [`Room: ${roomInWords(room)}. Less is better than more.`] : []),
    ...(kindsWithIcons.some((one) => one === kind) ? [iconRule] : []),
    ...(reading.images.length > 0 && kindsWithPictures.has(kind) ? [pictureRule] : []),
    ...(isAngle(material.angle)
      ? [
          `The slide is one of several alternatives and looks at the matter from one side, ${material.angle}: ${angleGuides[material.angle].means}. It begins with this side, and still says all that the request asks of the slide.`,
        ]
      : []),
    passages.length > 0 ? citationRule : sourceRule,
    `The notes end with ${endOfNotes(reading, outline, index)}.`,
  ];
}

function endOfNotes({ outputType }: Reading, { slides }: Outline, index: number): string {
  if (outputType === 'single_slide') return 'what follows from it';
  return index === slides.length - 1 ? 'what the audience should do now' : 'a bridge to the next slide';
}

/** The whole plan, one line a slide, so that slides don't repeat each other. */
function planOf(
  { outputType }: Reading,
  { title: deck, slides }: Outline,
  hasMessages: boolean,
): { name: string; text: string }[] {
  const [first] = slides;
  if (outputType === 'single_slide' || !first) return [];
  const lines = slides.map(
    ({ kind, title, message }, at) =>
      `${at + 1}. [${kind}] ${oneLine(title, 120)}${hasMessages ? ` — ${oneLine(message, 160)}` : ''}`,
  );
  const material = materialOf(first);
  const thought = material.by === 'model' ? oneLine(material.thought, 400) : '';
  return [{ name: 'plan', text: [`The deck "${oneLine(deck, 120)}": ${thought}`, ...lines].join('\n') }];
}

function taskOf(title: string, message: string, { facts, angle, provenance }: ModelMaterial): string {
  const computed = [...new Set(provenance.map(({ figure, how, of }) => `${figure} (${[how, ...of].join(', ')})`))];
  return [
    `title: ${oneLine(title, 200)}`,
    `message: ${oneLine(message, 300)}`,
    ...(angle ? [`angle: ${angle}`] : []),
    ...(computed.length > 0 ? [`computed: ${computed.join('; ')}`] : []),
    ...(facts.length > 0 ? [`material:\n${facts.map((fact) => `- ${neutralise(fact)}`).join('\n')}`] : []),
  ].join('\n');
}

const citationRule =
  'citations: one entry for each statement of the slide that comes from a passage. Statements of the request need none; an empty list if there are no others.';

const sourceRule = 'source: only a publication or system that the request names for these facts; else null.';

/** What stands in the place of a picture says more than a wrong one. */
const pictureRule =
  'picture: only where a picture that was sent along shows that very person or thing; imageId: its id, altText: what it shows. Else null.';
const iconRule =
  'icon: null for all items, or else for every item another thing that can be drawn, in one to three English words, such as "delivery truck".';
