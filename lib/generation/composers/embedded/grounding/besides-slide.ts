import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Brief } from '@/lib/generation/brief/brief';
import type { Document } from '../document/document';
import { splitSentences } from '../analyse/split-sentences';
import { noteLines } from '../write/notes';
import { readStatements, withoutSaid } from './read-statements';
import { sourceTitlesOf } from './source-titles';
import { termsOf } from './terms';
import { toldSlide } from './told-slides';

/** The author's own material comes first: this is all that others add to it. */
const mostStatements = 3;
const fewestShared = 3;
/** Words that the author comes back to so often are what the text is about. */
const oftenUsed = 3;

/** One slide of what passages add to material of the author's own, where they clearly speak of the same; null otherwise. */
export function besidesSlide(document: Document, brief: Brief): SlideSpec | null {
  if (brief.passages.length === 0 || document.sections.length === 0) return null;
  const said = document.sections.flatMap(noteLines);
  const sentences = said.flatMap((line) => splitSentences(line, brief.promptLanguage));
  const found = readStatements({
    passages: brief.passages,
    topic: topicWords(document, sentences),
    language: brief.promptLanguage,
    fewestShared,
  });
  const fresh = withoutSaid(found, sentences);
  return toldSlide(sourceTitlesOf(brief.language).besides, fresh.slice(0, mostStatements));
}

/** Title, topic and headings, and the words that come again and again. */
function topicWords({ title, request, sections }: Document, said: readonly string[]): string {
  const named = [
    title,
    request.topic,
    request.subject,
    ...sections.flatMap(({ heading, parent }) => [heading, parent]),
  ];
  const counts = new Map<string, number>();
  for (const line of said) for (const term of termsOf(line)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= oftenUsed).map(([term]) => term);
  return [...named.flatMap((text) => text ?? []), ...often].join(' ');
}
