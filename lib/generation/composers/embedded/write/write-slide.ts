import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import { shorten, trimStop, visualLength } from '../analyse/shorten';
import { splitHead } from '../analyse/split-head';
import type { Draft, SlideBody, WriteContext } from '../kinds/draft';
import { longestTitle } from '../kinds/draft';
import { titleSentence } from '../kinds/title-sentence';
import type { Portion } from '../plan/portion';
import { headingOf, itemText, proseOf } from '../plan/portion';
import { asAdvice } from '../words/recommend';
import { capitalise } from './capitalise';
import { withoutPictographs } from './without-pictographs';
import { headingText, withoutUnit } from './heading-text';
import { notesOf } from './notes';
import { pointTitle } from './point-title';

const longestLabel = 32;
const longestSpare = 80;

/** Titles in use so far; a title never stands on two slides. */
export type UsedTitles = Set<string>;

interface SlideParts {
  draft: Draft;
  portion: Portion;
  context: WriteContext;
  used: UsedTitles;
}

/** A draft as a finished slide; null for one that says nothing once signs without words are taken out of it. */
export function writeSlideOf(parts: SlideParts): SlideSpec | null {
  const used = new Set(parts.used);
  const written = slideSpecSchema.safeParse(contentOf({ ...parts, used }));
  if (!written.success) return null;
  for (const title of used) parts.used.add(title);
  return written.data;
}

/** The first of the drafts that makes a slide; where none does, one that says no more than its title. */
export function writeFirst(drafts: readonly Draft[], rest: Omit<SlideParts, 'draft'>): SlideSpec {
  for (const draft of drafts) {
    const slide = writeSlideOf({ ...rest, draft });
    if (slide !== null) return slide;
  }
  const statement = {
    body: { kind: 'statement' as const, statement: rest.context.words.overview },
    title: null,
    fit: 0,
  };
  return slideSpecSchema.parse(contentOf({ ...rest, draft: statement }));
}

/** Title, eyebrow and notes. */
function contentOf(input: SlideParts): unknown {
  const { draft, portion, context, used } = input;
  const heading = portion.parts.length > 1 ? null : headingOf(portion);
  const plainHeading = heading === null ? null : withoutUnit(headingText(heading));
  const title = unique(
    [
      ...candidates(draft, portion, plainHeading, context),
      ...(used.size <= untoldCount ? overview(portion, context) : []),
      ...spare(portion),
    ],
    used,
  );
  const parent = portion.parts[0]?.parent ?? null;
  const body = withoutTitle(draft.body, title);
  const eyebrow = [
    portion.parts.length > 1 ? null : (plainHeading ?? draft.eyebrow ?? null),
    parent === null ? null : headingText(parent),
  ].find((text) => text !== null && !title.toLowerCase().startsWith(text.toLowerCase()));
  const notes = [heading !== null && withoutUnit(heading) !== heading ? heading : null, notesOf(portion)]
    .filter((text) => text !== null)
    .join('\n');
  return {
    ...body,
    title,
    eyebrow: eyebrow == null ? undefined : capitalise(withoutPictographs(eyebrow)) || undefined,
    notes,
  };
}

/** What became the title is not said again below it. */
function withoutTitle(body: SlideBody, title: string): SlideBody {
  // "Risks: translations come late" says its first item as well.
  const labelledKey = key(/^[^:：]{1,32}[:：]\s*(.+)$/u.exec(title)?.[1] ?? title);
  const isTitle = (text: string | undefined): boolean =>
    text !== undefined && [key(title), labelledKey].includes(key(withoutPictographs(trimStop(text))));
  if (body.kind === 'bullets') {
    const items = body.items.filter((item) => item.children !== undefined || !isTitle(item.text));
    return items.length === 0 ? body : { ...body, items };
  }
  if (body.kind === 'table' && isTitle(body.caption)) return { ...body, caption: undefined };
  if (body.kind === 'chart' && isTitle(body.takeaway)) return { ...body, takeaway: undefined };
  return body;
}

function candidates(draft: Draft, portion: Portion, heading: string | null, context: WriteContext): string[] {
  const label = leadLabel(portion);
  const point =
    draft.title === null && label === null && heading !== null ? pointTitle(draft.body, heading, context) : null;
  const own = [
    draft.title === null ? null : asAdvice(draft.title),
    label,
    point,
    heading,
    draft.spareTitle ?? null,
    portion.parts[0]?.parent ?? null,
    keySentence(portion, context),
  ];
  const found = own.flatMap((text) => {
    const plain = withoutPictographs(text ?? '');
    return plain === '' ? [] : [capitalise(plain)];
  });
  return found.length > 0 ? found : [firstWords(portion) ?? context.words.overview];
}

/** "Programme:" above a list names it better than the heading of the whole section. */
function leadLabel(portion: Portion): string | null {
  const [first, second] = portion.parts.length === 1 ? (portion.parts[0]?.blocks ?? []) : [];
  const label =
    first?.type === 'paragraph' && second !== undefined && /[:：]$/u.test(first.text)
      ? first.text.replace(/\s*[:：]$/u, '')
      : null;
  return label !== null && label.length <= longestLabel ? label : null;
}

/** A sentence of the slide's own serves where its heading is taken. */
function keySentence(portion: Portion, context: WriteContext): string | null {
  const sentence = titleSentence(proseOf(portion, context.language));
  return sentence === null ? null : shorten(sentence, longestTitle);
}

/** Cover, agenda and a wished ending: nothing is told yet. */
const untoldCount = 3;

/** The heading stands on the cover, and what follows is all there is: rows or entries, which name no point. */
function overview(portion: Portion, context: WriteContext): string[] {
  const [part] = portion.parts;
  const listed = part?.heading != null && part.blocks.some((block) => block.type === 'list' || block.type === 'table');
  return listed ? [context.words.overview] : [];
}

/** Better than a heading with a number behind it: how the material begins. */
function spare(portion: Portion): string[] {
  const words = firstWords(portion);
  const head = words === null ? null : capitalise(withoutPictographs(splitHead(words).head));
  return head === null || head === '' || visualLength(head) > longestSpare ? [] : [head];
}

function firstWords(portion: Portion): string | null {
  for (const block of portion.parts.flatMap((part) => part.blocks)) {
    const text =
      block.type === 'list'
        ? itemText(block.items[0] ?? { text: '', children: [] })
        : block.type === 'table'
          ? block.header.filter((cell) => cell !== '').join(', ')
          : block.text;
    if (text !== '') return shorten(text, longestTitle);
  }
  return null;
}

/** The first of these titles that no slide has; from now on it is taken. */
export function freeTitle(titles: readonly string[], used: UsedTitles): string {
  return unique(titles, used);
}

/** The first title not in use; else the best one, told apart by a number in brackets. */
function unique(titles: readonly string[], used: UsedTitles): string {
  const free = titles.find((title) => !used.has(key(title)));
  const base = titles[0] ?? '';
  let title = free ?? base;
  for (let count = 2; used.has(key(title)); count += 1) title = `${base} (${count})`;
  used.add(key(title));
  return title;
}

function key(title: string): string {
  return title.toLowerCase().replace(/\s+/gu, ' ').trim();
}
