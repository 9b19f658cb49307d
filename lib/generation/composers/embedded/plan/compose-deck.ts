import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Brief } from '@/lib/generation/brief/brief';
import type { Document } from '../document/document';
import { splitSentences } from '../analyse/split-sentences';
import type { WriteContext } from '../kinds/draft';
import { draftsOf } from '../kinds/draft-slide';
import { deckWordsOf } from '../words/deck-words';
import { recommends } from '../words/recommend';
import type { UsedTitles } from '../write/write-slide';
import { writeSlideOf } from '../write/write-slide';
import { agendaOf } from './agenda';
import { coverOf } from './cover';
import { fitToBudget } from './fit-to-budget';
import { groupSiblings } from './group-siblings';
import type { Portion } from './portion';
import { splitSection } from './split-section';

/** From this many slides with content on, an agenda helps. */
const agendaFrom = 5;
/** Counts from here on leave room for an agenda before content is spread out. */
const generousCount = 10;

export function contextOf(document: Document, language: string): WriteContext {
  const sentences = document.sections.flatMap((section) => section.blocks.flatMap((block) => (block.type === 'paragraph' ? splitSentences(block.text, language) : [])));
  return { language, words: deckWordsOf(language), advice: sentences.filter(recommends) };
}

export function portionsOf(document: Document): Portion[] {
  return groupSiblings(document.sections.flatMap(splitSection));
}

/** Cover, agenda where it helps, then the material in the author's order; never more slides than allowed. */
export function composeDeck(brief: Brief, document: Document): SlideSpec[] {
  const context = contextOf(document, brief.language);
  const cover = coverOf(document, context.words, brief.language);
  const reserved = brief.maxSlideCount >= generousCount ? 2 : 1;
  const portions = fitToBudget(portionsOf(document), brief.maxSlideCount - reserved, context);
  const used: UsedTitles = new Set([cover.title.toLowerCase()]);
  if (brief.maxSlideCount === 1) return portions.slice(0, 1).map((portion) => write(portion, context, new Set()));
  const agenda = wantsAgenda(brief, portions) ? agendaOf(portions, context.words) : null;
  if (agenda !== null) used.add(agenda.title.toLowerCase());
  const content = portions.map((portion) => write(portion, context, used));
  const own = content.some((slide) => slide.kind === 'agenda');
  return [cover, ...(agenda === null || own ? [] : [agenda]), ...content].slice(0, brief.maxSlideCount);
}

/** With many sections, or to reach the count that was asked for. */
function wantsAgenda(brief: Brief, portions: readonly Portion[]): boolean {
  const room = brief.maxSlideCount - 1 - portions.length;
  return room > 0 && (portions.length >= agendaFrom || brief.requestedSlideCount !== null);
}

function write(portion: Portion, context: WriteContext, used: UsedTitles): SlideSpec {
  const draft = draftsOf(portion, context)[0] ?? { body: { kind: 'statement' as const, statement: context.words.overview }, title: null, fit: 0 };
  return writeSlideOf({ draft, portion, context, used });
}
