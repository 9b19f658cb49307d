import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Brief } from '@/lib/generation/brief/brief';
import type { Document } from '../document/document';
import { composeSources } from '../grounding/compose-sources';
import { readStatements } from '../grounding/read-statements';
import { composeEnding, composeStoryline } from '../storylines/compose-storyline';
import { deckWordsOf } from '../words/deck-words';

/** What stands for a topic that nobody named, in storylines that speak of it by name. */
const unnamed: Readonly<Record<string, string>> = { en: 'this topic', de: 'dieses Thema' };

const agendaFrom = 7;
/** A frame to fill in helps less the longer it is. */
const unaskedCount = 7;
/** A deck this small has no slide of sources. */
const fewestWithSources = 4;

/** A deck about a topic of which the prompt says nothing more: what sources tell where they tell enough, else a storyline for the author to fill. */
export function composeBare(brief: Brief, document: Document, cover: SlideSpec): SlideSpec[] {
  const { request } = document;
  const limit = brief.maxSlideCount;
  const words = deckWordsOf(brief.language);
  const ending = request.ending !== null && limit >= 3 ? [composeEnding(request.ending, brief.language)] : [];
  const asked = brief.requestedSlideCount;
  const withAgenda = asked !== null && asked >= agendaFrom;
  const topic = topicOf(document) ?? unnamed[brief.language.slice(0, 2)] ?? cover.title;
  const statements = readStatements({
    passages: brief.passages,
    topic: [topic, request.detail ?? ''].join(' '),
    language: brief.promptLanguage,
    fewestShared: 1,
  });
  const sources = statements.length > 0 && limit >= fewestWithSources ? 1 : 0;
  const told = composeSources({ brief, document, cover, topic, statements, limit: limit - sources });
  if (told !== null) return told;
  const room =
    Math.min(limit - sources, asked === null ? unaskedCount : asked - sources) -
    1 -
    ending.length -
    (withAgenda ? 1 : 0);
  if (room < 1) return [cover, ...ending].slice(0, limit);
  const story = composeStoryline({
    topic,
    ask: request.ask ?? '',
    audience: request.audience ?? brief.audience,
    statements,
    language: brief.language,
    count: room,
    hasEnding: ending.length > 0,
  });
  const named = distinct([...story, ...ending], [cover.title, words.agenda]);
  const agenda: SlideSpec[] =
    withAgenda && named.length >= 4
      ? [
          {
            kind: 'agenda',
            title: words.agenda,
            items: named.slice(0, 8).map((slide) => ({ text: slide.title })),
            notes: '',
          },
        ]
      : [];
  return [cover, ...agenda, ...named];
}

/** Without slides whose title another one has, such as the cover of a topic called "The problem". */
function distinct(slides: readonly SlideSpec[], taken: readonly string[]): SlideSpec[] {
  const used = new Set(taken.map((title) => title.toLowerCase()));
  return slides.filter((slide) => {
    const key = slide.title.toLowerCase();
    const fresh = !used.has(key);
    used.add(key);
    return fresh;
  });
}

export function topicOf(document: Document): string | null {
  const { topic, subject, genre } = document.request;
  return (
    topic ??
    document.title ??
    subject ??
    genre?.replace(/^\p{Lu}(?=\p{Ll}+(?:\s\p{Ll}|$))/u, (letter) => letter.toLowerCase()) ??
    null
  );
}
