import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { languageOf } from '@/lib/languages/find-language';
import type { Reading, Section } from '@/lib/reading/reading';
import { endsSentence, visualWidth, wordCount } from '@/lib/reading/source/sentences';
import { endsWithColon } from '@/lib/reading/source/signs';
import type { TellingContext } from './context';
import { headOf } from './text/pieces';
import { capitalised, unstopped } from './text/signs';
import { titleFrom } from './titles';

const widestCover = 110;

export interface Cover {
  slide: Extract<SlideSpecInput, { kind: 'title' }>;
  /** The content without what the cover says. */
  rest: Section;
}

/**
 * The title that was given, else the document's own or the mail's subject, else the topic of the request, else the
 * first heading. Never who listens, and never a cut sentence.
 */
export function coverOf(reading: Reading, context: TellingContext): Cover {
  const { instructions, content } = reading;
  const first = firstSlide(content);
  if (first !== null && instructions.title === null) {
    const [part, ...parts] = first.parts;
    const subtitle = part?.type === 'paragraph' && wordCount(part.text) <= 24 ? part.text : undefined;
    const named = headOf(first.title ?? '');
    const isLabel = named !== null && context.lexicon.meaningsOf(named.head).includes('word.titleLabel');
    return {
      slide: slideOf(isLabel ? named.rest : (first.title ?? ''), subtitle, reading, context),
      rest: {
        ...content,
        sections: content.sections.slice(1),
        parts: [...content.parts, ...(subtitle === undefined ? first.parts : parts)],
      },
    };
  }
  const named = [instructions.title, reading.title, instructions.topic].find((title) => title !== null);
  const told = firstTitle(content) ?? titleFrom(firstText(content)) ?? titleFrom(reading.prompt);
  const title = named ?? told ?? reading.prompt.slice(0, widestCover);
  const byline = bylineOf(content);
  return {
    slide: slideOf(title, byline ?? undefined, reading, context),
    rest: byline === null ? content : { ...content, parts: [] },
  };
}

const [mostLinesOfByline, mostWordsOfByline, widestByline] = [3, 10, 100];

/** Lines between the title of a text and its first heading that are no sentences say who, where or when. */
function bylineOf({ parts, sections }: Section): string | null {
  const lines = parts.flatMap((part) => (part.type === 'paragraph' ? [part.text] : []));
  const areLines = lines.every(
    (line) => wordCount(line) <= mostWordsOfByline && !endsSentence(line) && !endsWithColon(line),
  );
  const byline = lines.join(' · ');
  const isByline = lines.length > 0 && lines.length === parts.length && lines.length <= mostLinesOfByline && areLines;
  return isByline && sections.length > 1 && visualWidth(byline) <= widestByline ? byline : null;
}

/** For whom it is as the request says it, with its "for"; null where none stands beside the name. */
function listenersOf(
  { prompt, promptLanguage, instructions: { audience } }: Reading,
  { lexicon }: TellingContext,
): string | null {
  const at = audience === null ? -1 : prompt.indexOf(audience);
  if (audience === null || at === -1) return null;
  const from = Math.max(0, at - longestLead);
  const end = at + audience.length;
  const around = prompt.slice(from, end + longestLead);
  const leads = lexicon.marksIn(around).filter(({ meaning }) => meaning === 'word.for');
  const before = leads.find((lead) => /^\s{0,2}$/u.test(around.slice(lead.end, at - from)) && lead.end <= at - from);
  const isBehind = languageOf(promptLanguage).postpositions === true;
  const behind = leads.find((lead) => lead.start >= end - from && /^\s?$/u.test(around.slice(end - from, lead.start)));
  if (before !== undefined) return prompt.slice(from + before.start, end);
  return behind === undefined || !isBehind ? null : prompt.slice(at, from + behind.end);
}

const longestLead = 16;

/** "Slide 1: …" is the cover where it says no more than a title. */
function firstSlide({ sections, parts }: Section): Section | null {
  const slides = sections.filter(({ marker }) => marker?.role === 'slide');
  const [first] = sections;
  if (slides.length < 2 || first?.marker?.role !== 'slide' || first.title === null || parts.length > 1) return null;
  const words = first.parts.reduce((sum, part) => sum + ('text' in part ? wordCount(part.text) : 99), 0);
  return words <= 30 && first.sections.length === 0 ? first : null;
}

function slideOf(
  title: string,
  subtitle: string | undefined,
  reading: Reading,
  context: TellingContext,
): Cover['slide'] {
  const { author, date } = reading.instructions;
  const below = subtitle ?? listenersOf(reading, context) ?? undefined;
  return {
    kind: 'title',
    title: capitalised(unstopped(title)),
    ...(below === undefined ? {} : { subtitle: capitalised(unstopped(below)) }),
    ...(author === null ? {} : { author }),
    ...(date === null ? {} : { date }),
  };
}

function firstTitle(section: Section): string | null {
  return section.sections.find(({ title }) => title !== null)?.title ?? null;
}

function firstText({ parts, sections }: Section): string {
  for (const part of parts) {
    if (part.type === 'paragraph' || part.type === 'quote') return part.text;
    if (part.type === 'list') return part.items[0]?.text ?? '';
    if (part.type === 'talk') return part.turns[0]?.text ?? '';
    if (part.type === 'data') return part.data.head.filter(Boolean).join(', ');
  }
  return sections.map(firstText).find(Boolean) ?? '';
}
