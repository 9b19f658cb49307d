import type { Section } from '../reading';
import type { Turn } from '../source/block';
import { sentencesIn } from '../source/sentences';
import { hasQuestion, isQuestion } from '../source/signs';

const [fewestQuestions, mostSpeakers, shareOfQuestions] = [3, 3, 0.6];

/** Who asks the questions of an interview, if that is what the turns are. */
export function askerOf(turns: readonly Turn[]): string | null {
  const counts = new Map<string, number>();
  for (const { speaker, text } of turns) if (isQuestion(text)) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  const [asker, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  const mine = turns.filter(({ speaker }) => speaker === asker).length;
  const speakers = new Set(turns.map(({ speaker }) => speaker)).size;
  return count >= fewestQuestions && count >= mine * shareOfQuestions && speakers <= mostSpeakers ? asker : null;
}

/** An interview is a row of questions with their answers. */
export function unfoldTalk(section: Section): void {
  const talks = section.parts.filter((part) => part.type === 'talk');
  const [talk] = talks;
  if (talk === undefined || talks.length > 1 || section.sections.length > 0) return;
  const asker = askerOf(talk.turns);
  if (asker === null) return;
  const behind = section.parts.splice(section.parts.indexOf(talk));
  for (const turn of talk.turns) {
    const last = section.sections.at(-1);
    if (turn.speaker === asker && (hasQuestion(turn.text) || last !== undefined))
      section.sections.push({ title: questionOf(turn.text), marker: null, span: turn.span, parts: [], sections: [] });
    else if (last === undefined) section.parts.push({ type: 'paragraph', text: turn.text, span: turn.span });
    else last.parts.push({ type: 'paragraph', text: turn.text, span: turn.span });
  }
  section.sections = section.sections.filter(({ parts }) => parts.length > 0);
  for (const part of behind.slice(1))
    section.sections.push({ title: null, marker: null, span: part.span, parts: [part], sections: [] });
}

/** The question of a turn, without what leads to it. */
function questionOf(text: string): string {
  const sentences = sentencesIn(text);
  return (sentences.findLast((each) => isQuestion(each.text)) ?? sentences.at(-1))?.text ?? text;
}
