import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { languageOf } from '@/lib/languages/find-language';
import type { Lexicon } from '@/lib/languages/lexicon';
import { wordsIn } from '@/lib/languages/normal-form';
import type { Reading, Section } from '@/lib/reading/reading';
import { endsSentence, visualWidth, wordCount } from '@/lib/reading/source/sentences';
import { courseKey } from '@/lib/reading/roles/course-leads';
import { isYear } from '@/lib/reading/source/head-or-row';
import { endsWithColon, fieldOf, hasDigit, hasLetter, isWhole, trimSigns } from '@/lib/reading/source/signs';
import type { TellingContext } from './context';
import { headOf } from './text/pieces';
import { capitalised, trimmed, unstopped } from './text/signs';
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
  const first = firstSlide(content, instructions.title);
  if (first !== null) {
    const [part, ...parts] = first.parts;
    const below = part?.type === 'paragraph' && wordCount(part.text) <= 24 ? part.text : undefined;
    const subtitle = below ?? first.sections[0]?.title ?? undefined;
    const named = headOf(first.title ?? '');
    const isLabel = named !== null && context.lexicon.meaningsOf(named.head).includes('word.titleLabel');
    return {
      slide: slideOf(instructions.title ?? (isLabel ? named.rest : (first.title ?? '')), subtitle, reading, context),
      rest: {
        ...content,
        sections: content.sections.slice(1),
        parts: [...content.parts, ...(below === undefined ? first.parts : parts)],
      },
    };
  }
  const named = [instructions.title, reading.title, instructions.topic].find((title) => title !== null);
  const opening = openingOfCourse(reading);
  if (opening !== null) {
    const title = named ?? opening.title;
    const below = title === opening.title ? opening.text : [opening.title, opening.text].filter(Boolean).join(': ');
    return {
      slide: slideOf(title, below, reading, context),
      rest: { ...content, sections: content.sections.slice(1) },
    };
  }
  const told = firstTitle(content) ?? titleFrom(firstText(content)) ?? titleFrom(reading.prompt);
  const title = named ?? told ?? reading.prompt.slice(0, widestCover);
  const { byline, roles, parts } = bylineOf(reading, context);
  const below = [besideTitle(title, reading), ...byline].filter((text) => text !== null).join(' · ');
  const slide = slideOf(title, below || undefined, reading, context);
  return { slide: roles.length === 0 ? slide : { ...slide, notes: roles.join('\n') }, rest: { ...content, parts } };
}

/** What the line of a title says behind it: "– Paw Veterinary Clinic, Poznań". */
function besideTitle(title: string, { prompt, title: own }: Reading): string | null {
  const at = own === title ? prompt.indexOf(title) : -1;
  const line = at === -1 ? '' : (prompt.slice(at + title.length).split('\n', 1)[0] ?? '');
  const opening = prompt.slice(prompt.lastIndexOf('\n', Math.max(0, at - 1)) + 1, Math.max(0, at));
  const beside = trimSigns(line, ' \t–—-|·:,#*_');
  const isParted = '–—-|·'.includes(line.trimStart().charAt(0) || ' ');
  const isName =
    isParted &&
    wordCount(beside) > 1 &&
    wordCount(beside) <= mostWordsOfByline &&
    !endsSentence(beside) &&
    isWhole(beside);
  return isName && wordCount(opening) === 0 ? beside : null;
}

const [mostLinesOfByline, mostWordsOfByline, widestByline] = [3, 10, 100];

/** Lines between the title of a text and its first heading that are no sentences say who, where or when. */
function bylineOf({ content: { parts, sections }, asides }: Reading, { lexicon }: TellingContext) {
  const [byline, roles]: [string[], string[]] = [[], []];
  let taken = 0;
  for (const part of sections.length > 1 ? parts : []) {
    const text = part.type === 'paragraph' ? part.text : '';
    // What goes on in something else is no phrase.
    const isTorn = asides.some(({ span: { start } }) => start > part.span.start && start < part.span.end);
    const isLine = text !== '' && wordCount(text) <= mostWordsOfByline && !endsSentence(text) && !endsWithColon(text);
    if (!isLine || isTorn || visualWidth([...byline, text].join(' · ')) > widestByline) break;
    const field = fieldOf(text);
    const isDated = wordsIn(text).some(({ form }) => isYear(form));
    const isRole = field !== null && !isDated && !lexicon.meaningsOf(field.key).includes('word.dateLabel');
    // "Secretary: Ms Rancé" is of the minutes, not of their cover.
    if (isRole && hasDigit(text)) break;
    (isRole ? roles : byline).push(text);
    taken += 1;
  }
  const isByline = byline.length > 0 && byline.length <= mostLinesOfByline;
  return isByline || byline.length === 0
    ? { byline, roles, parts: parts.slice(taken) }
    : { byline: [], roles: [], parts };
}

/** For whom it is as the request says it, with its "for"; null where none stands beside the name. */
function listenersOf(
  { prompt, promptLanguage, instructions: { audience, sayings } }: Reading,
  { lexicon }: TellingContext,
): string | null {
  const at = audience === null ? -1 : prompt.indexOf(audience);
  if (audience === null || at === -1) return null;
  const from = Math.max(0, at - longestLead);
  const end = at + audience.length;
  const around = prompt.slice(from, end + longestLead);
  const leads = lexicon.marksIn(around).filter(({ meaning }) => meaning === 'word.for');
  const named = wholeIn(audience, prompt.slice(end), languageOf(promptLanguage).signs.words.split(' '));
  if (named === '' || isTime(named, lexicon)) return null;
  const before = leads.find((lead) => /^\s{0,2}$/u.test(around.slice(lead.end, at - from)) && lead.end <= at - from);
  const isBehind = languageOf(promptLanguage).postpositions === true;
  const behind = leads.find((lead) => lead.start >= end - from && /^\s?$/u.test(around.slice(end - from, lead.start)));
  // "For our open evening at the clinic, 9 October": where and when stand behind it.
  const place = sayings.find((saying) => prompt.slice(end, end + widestJoint + saying.length).includes(saying));
  const told = named === audience && place !== undefined ? prompt.slice(at, prompt.indexOf(place, end)) + place : named;
  if (before !== undefined) return prompt.slice(from + before.start, at) + told;
  // "新入社員向けの" leads on to the name.
  return behind === undefined || !isBehind ? null : trimSigns(prompt.slice(at, from + behind.end), 'の的');
}

/** Without what leads on to something else at its end, and without a date that was cut: "the council on the 14". */
function wholeIn(phrase: string, behind: string, small: readonly string[]): string {
  const words = wordsIn(phrase);
  const isDate = hasDigit(behind.charAt(1)) || small.includes(words.at(-2)?.form ?? '');
  const isCut = hasDigit(phrase.slice(-1)) && '.:/'.includes(behind.charAt(0) || ' ') && isDate;
  const told = isCut ? words.slice(0, -1) : words;
  const last = told.findLast(({ form }) => !small.includes(form) && (!isCut || hasLetter(form)));
  const isWhole = last === words.at(-1);
  const whole = isWhole ? phrase : phrase.slice(0, last?.end ?? 0);
  // "La direction d'".
  return whole.replace(/\s\p{L}{1,2}['’]$/u, '');
}

const [longestLead, widestJoint] = [16, 5];
const times = ['weekday.', 'month.', 'number.', 'relative', 'word.greeting'];

/** "Sat morning" is a deadline, and nobody. */
function isTime(text: string, lexicon: Lexicon): boolean {
  const marks = lexicon.marksIn(text).filter(({ meaning }) => times.some((sort) => meaning.startsWith(sort)));
  return wordsIn(text).every(({ start, end }) => marks.some((mark) => mark.start <= start && mark.end >= end));
}

/** A title that ends with its listeners ("for beginners") without them; null for others. */
export function withoutListeners(title: string, context: TellingContext): string | null {
  const listeners = listenersOf(context.reading, context);
  const at = listeners === null ? -1 : title.toLowerCase().lastIndexOf(listeners.toLowerCase());
  const isEnd = listeners !== null && at > 0 && title.slice(at + listeners.length).trim() === '';
  return isEnd ? trimmed(title.slice(0, at), ' ,:–-') : null;
}

/** "Slide 1: …" is the cover where it says no more than a title, or only what stands below one that is given. */
function firstSlide({ sections, parts }: Section, given: string | null): Section | null {
  const slides = sections.filter(({ marker }) => marker?.role === 'slide');
  const [first] = sections;
  if (slides.length < 2 || first?.marker?.role !== 'slide' || parts.length > 1) return null;
  if ((first.title === null) !== (given !== null)) return null;
  // "Start with the size of it: …" says what the first slide says, and names nothing.
  if (first.marker.key === courseKey) return null;
  const words = first.parts.reduce((sum, part) => sum + ('text' in part ? wordCount(part.text) : 99), 0);
  const isBare = ({ parts: inner, sections: below }: Section): boolean => inner.length + below.length === 0;
  const isBelow = given !== null && first.sections.length === 1 && first.sections.every(isBare);
  return words <= 30 && (first.sections.length === 0 || isBelow) ? first : null;
}

const mostWordsOfOpening = 24;

/** Where a course has a part for each slide that is asked for, what it begins with stands on the cover, if that is short. */
function openingOfCourse({
  content: { sections },
  slideCount: { asked },
}: Reading): { title: string; text: string } | null {
  const [first] = sections;
  if (asked === null || sections.length < asked.max || first?.marker?.key !== courseKey || first.title === null)
    return null;
  const [part, ...others] = first.parts;
  const text = part?.type === 'paragraph' ? part.text : '';
  const isShort = wordCount(`${first.title} ${text}`) <= mostWordsOfOpening && (part === undefined || text !== '');
  return isShort && others.length + first.sections.length === 0 ? { title: first.title, text } : null;
}

function slideOf(
  title: string,
  subtitle: string | undefined,
  reading: Reading,
  context: TellingContext,
): Cover['slide'] {
  const { author, date } = reading.instructions;
  const listeners = listenersOf(reading, context);
  const below =
    reading.instructions.subtitle ?? subtitle ?? (listeners === null ? '' : withoutDate(listeners, reading));
  const isSaid = containsWords(title, below);
  return {
    kind: 'title',
    title: capitalised(unstopped(title)),
    ...(isSaid ? {} : { subtitle: capitalised(unstopped(below)) }),
    ...(author === null ? {} : { author }),
    // A day that the title names is none of the talk.
    ...(date === null || title.includes(date) ? {} : { date }),
  };
}

/** "For the meeting on 6 March" beside that day, which the cover says by itself. */
function withoutDate(listeners: string, { instructions: { date }, promptLanguage }: Reading): string {
  const at = date === null ? -1 : listeners.indexOf(date);
  if (at === -1) return listeners;
  const small = languageOf(promptLanguage).signs.words.split(' ');
  const words = wordsIn(listeners.slice(0, at));
  const last = words.findLast(({ form }) => !small.includes(form));
  return listeners.slice(0, last?.end ?? 0);
}

/** What the title already says is not said again below it. */
function containsWords(title: string, below: string): boolean {
  const said = new Set(wordsIn(title).map(({ form }) => form));
  return title.includes(below) || wordsIn(below).every(({ form }) => said.has(form));
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
