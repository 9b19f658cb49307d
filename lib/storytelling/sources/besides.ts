import { wordsIn } from '@/lib/languages/normal-form';
import { lexiconOf } from '@/lib/languages/words-of';
import { removeNamed } from '@/lib/reading/naming/remove-named';
import { readDocuments } from '@/lib/reading/passages/read-documents';
import { sharedWords, tellingWords } from '@/lib/reading/passages/telling-words';
import type { Reading, Section } from '@/lib/reading/reading';
import { endsSentence, visualWidth, wordCount } from '@/lib/reading/source/sentences';
import { atomsOf, linesOf } from '../atoms';
import { hasDigit } from '@/lib/reading/source/signs';

/** The author's own material comes first: this is all that others add to it. */
const mostStatements = 3;
/** Words that show that a statement speaks of the same. */
const fewestShared = 3;
/** Words that the author comes back to so often are what the text is about. */
const oftenUsed = 3;
/** With this share of its words in the author's text, a statement adds nothing. */
const mostKnown = 0.85;
const [fewestWords, widest] = [5, 170];

/** What passages add to material of the author's own, where they clearly speak of the same; null where they don't. */
export function besidesOf(reading: Reading, title: string): Section | null {
  const tag = reading.promptLanguage;
  const said = atomsOf(reading.content).flatMap(linesOf);
  const about = aboutOf(reading, said);
  const text = said.join('\n');
  const known = tellingWords(text, tag);
  const statements = statementsOf(reading).flatMap((statement) => {
    const words = tellingWords(statement, tag);
    const shared = sharedWords(about, words);
    const isNew =
      sharedWords(words, known) < mostKnown * words.size ||
      wordsIn(statement).some(({ form }) => hasDigit(form) && !text.includes(form));
    return shared >= fewestShared && isNew ? [{ statement, shared }] : [];
  });
  const best = [...statements].sort((a, b) => b.shared - a.shared).slice(0, mostStatements);
  if (best.length === 0) return null;
  const span = { start: 0, end: 0 };
  const items = statements
    .filter((each) => best.includes(each))
    .map(({ statement }) => ({ text: statement, marker: null, span, children: [] }));
  return { title, marker: null, span, parts: [{ type: 'list', isOrdered: false, items, span }], sections: [] };
}

/** Title, topic and headings, and the words that come again and again. */
function aboutOf({ title, instructions, content, promptLanguage }: Reading, said: readonly string[]): Set<string> {
  const titlesOf = (section: Section): string[] => [section.title ?? '', ...section.sections.flatMap(titlesOf)];
  const named = [title ?? '', instructions.title ?? '', instructions.topic ?? '', ...titlesOf(content)].join(' ');
  const counts = new Map<string, number>();
  for (const line of said)
    for (const word of tellingWords(line, promptLanguage)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const often = [...counts].flatMap(([word, count]) => (count >= oftenUsed ? [word] : []));
  return new Set([...tellingWords(named, promptLanguage), ...often]);
}

/** Whole sentences and items that can stand alone, each once. */
function statementsOf({ passages, instructions }: Reading): string[] {
  const lines = readDocuments(passages).flatMap(({ content, tag }) => {
    removeNamed(content, instructions, tag, lexiconOf(tag));
    return atomsOf(content).flatMap((atom) => (atom.type === 'sentence' || atom.type === 'item' ? linesOf(atom) : []));
  });
  return [...new Set(lines.map((line) => line.trim()))].filter(
    (line) =>
      (endsSentence(line) || wordCount(line) >= fewestWords) &&
      visualWidth(line) <= widest &&
      !['?', '？', '؟', ':', '：'].some((sign) => line.endsWith(sign)) &&
      !line.includes('://'),
  );
}
