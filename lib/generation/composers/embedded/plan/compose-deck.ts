import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Brief } from '@/lib/generation/brief/brief';
import type { Document } from '../document/document';
import { trimStop } from '../analyse/shorten';
import { splitSentences } from '../analyse/split-sentences';
import type { WriteContext } from '../kinds/draft';
import { draftsOf } from '../kinds/draft-slide';
import { besidesSlide } from '../grounding/besides-slide';
import { composeOpenPlaces } from '../storylines/compose-open-places';
import { deckWordsOf } from '../words/deck-words';
import { recommends } from '../words/recommend';
import { namesScatter } from '../words/scatter-words';
import type { UsedTitles } from '../write/write-slide';
import { writeSlideOf } from '../write/write-slide';
import { agendaOf, hasAgenda } from './agenda';
import { composeBare } from './compose-bare';
import { coverOf } from './cover';
import { fitToBudget } from './fit-to-budget';
import { placeEnding } from './place-ending';
import { groupSiblings } from './group-siblings';
import type { Portion } from './portion';
import { onlyPart, portionOf } from './portion';
import { stretch } from './stretch';
import { splitSection } from './split-section';
import { unfold } from './unfold';

/** From this many slides with content on, an agenda helps. */
const agendaFrom = 5;
const fewestPortions = 3;
/** Counts from here on leave room for an agenda before content is spread out. */
const generousCount = 10;

export function contextOf(document: Document, { language: ownLanguage, promptLanguage: language, prompt }: Pick<Brief, 'language' | 'promptLanguage' | 'prompt'>): WriteContext {
  const sentences = document.sections.flatMap((section) => section.blocks.flatMap((block) => (block.type === 'paragraph' ? splitSentences(block.text, language) : [])));
  return { language, ownLanguage, words: deckWordsOf(ownLanguage), advice: sentences.filter(recommends), asksForScatter: namesScatter(prompt) };
}

export function portionsOf(document: Document): Portion[] {
  return groupSiblings(document.sections.flatMap(splitSection), document.title);
}

/** Cover, agenda where it helps, then the material in the author's order and what else is known; never more slides than allowed. */
export function composeDeck(brief: Brief, document: Document): SlideSpec[] {
  const besides = besidesSlide(document, brief);
  // Cover, agenda, what else is known and its sources.
  const others = 4;
  if (besides === null || portionsOf(document).length + others > brief.maxSlideCount) return composeMaterial(brief, document);
  const asked = brief.requestedSlideCount;
  const told = composeMaterial({ ...brief, maxSlideCount: brief.maxSlideCount - 2, requestedSlideCount: asked === null ? null : asked - 2, minSlideCount: Math.max(1, brief.minSlideCount - 2) }, document);
  const end = told.at(-1)?.kind === 'next_steps' ? told.length - 1 : told.length;
  return [...told.slice(0, end), besides, ...told.slice(end)];
}

function composeMaterial(brief: Brief, document: Document): SlideSpec[] {
  const context = contextOf(document, brief);
  const cover = coverOf(document, context.words, brief.promptLanguage);
  if (document.sections.length === 0) return composeBare(brief, document, cover);
  const { portions: found, ending } = placeEnding(portionsOf(document), document.request.ending, brief.language);
  const last = ending === null || brief.maxSlideCount < 4 ? [] : [ending];
  const limit = brief.maxSlideCount - last.length;
  const reserved = limit >= generousCount ? 2 : 1;
  const untold = found.flatMap((portion) => withoutTitle(portion, cover.title, brief.promptLanguage));
  const unfolded = unfold(untold.length > 0 ? untold : found, limit - reserved, context);
  const material = unfolded.length < 2 ? unfolded : unfolded.flatMap((portion) => withoutTitle(portion, cover.title, brief.promptLanguage));
  const roomy = fitToBudget(material, limit - reserved, context);
  // Room kept for an agenda that names too much goes back to the content.
  const fitted = reserved > 1 && !hasAgenda(roomy) ? fitToBudget(material, limit - 1, context) : roomy;
  const portions = stretch(fitted, wantedPortions(brief, fitted.length, last.length), { language: brief.promptLanguage, asked: brief.requestedSlideCount !== null });
  const used: UsedTitles = new Set([cover, ...last].map((slide) => slide.title.toLowerCase()));
  if (brief.maxSlideCount === 1) return portions.slice(0, 1).map((portion) => write(portion, context, new Set()));
  const wanted = wantsAgenda(brief, portions, last.length > 0);
  if (wanted) used.add(context.words.agenda.toLowerCase());
  const content = portions.map((portion) => write(portion, context, used));
  const agenda = wanted ? agendaOf(portions, content, context.words) : null;
  const own = content.some((slide) => slide.kind === 'agenda');
  const named = content.map((slide) => (slide.eyebrow === cover.title ? { ...slide, eyebrow: undefined } : slide));
  const told = [cover, ...(agenda === null || own ? [] : [agenda]), ...named];
  return [...told, ...openPlaces(brief, [...told, ...last]), ...last].slice(0, brief.maxSlideCount);
}

/** A text too short for a deck is not spread thin: what it leaves open follows, for the author to fill. */
function openPlaces(brief: Brief, slides: readonly SlideSpec[]): SlideSpec[] {
  const count = brief.minSlideCount - slides.length;
  return count > 0 ? composeOpenPlaces({ slides, language: brief.language, count }) : [];
}

/** A sentence that became the title of the whole is not told a second time. */
function withoutTitle(portion: Portion, title: string, language: string): Portion[] {
  const part = onlyPart(portion);
  const block = part?.blocks[0];
  if (part === null || part.heading !== null || block?.type !== 'paragraph') return [portion];
  const [first = '', ...others] = splitSentences(block.text, language);
  if (trimStop(first).toLowerCase() !== trimStop(title).toLowerCase()) return [portion];
  const blocks = [...(others.length === 0 ? [] : [{ ...block, text: others.join(' ') }]), ...part.blocks.slice(1)];
  return blocks.length === 0 ? [] : [portionOf(part, blocks)];
}

/** As many as were asked for; without a wish, enough that a page of prose does not end up on one slide. */
function wantedPortions(brief: Brief, found: number, endings: number): number {
  if (brief.requestedSlideCount !== null) return brief.requestedSlideCount - 1 - endings - (found >= 3 ? 1 : 0);
  return fewestPortions;
}

/** With many sections, or to reach the count that was asked for or that a deck has at least. */
function wantsAgenda(brief: Brief, portions: readonly Portion[], ending: boolean): boolean {
  const count = 1 + portions.length + (ending ? 1 : 0);
  if (count >= brief.maxSlideCount) return false;
  return portions.length >= agendaFrom || brief.requestedSlideCount !== null || count < brief.minSlideCount;
}

function write(portion: Portion, context: WriteContext, used: UsedTitles): SlideSpec {
  const draft = draftsOf(portion, context)[0] ?? { body: { kind: 'statement' as const, statement: context.words.overview }, title: null, fit: 0 };
  return writeSlideOf({ draft, portion, context, used });
}
