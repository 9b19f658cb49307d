import { languageOf } from '@/lib/languages/find-language';
import { lexiconOf } from '@/lib/languages/words-of';
import { readDocuments, type SourceDocument } from '@/lib/reading/passages/read-documents';
import { sharedWords, tellingWords } from '@/lib/reading/passages/telling-words';
import { removeNamed } from '@/lib/reading/naming/remove-named';
import type { Passage } from '@/lib/reading/passage';
import type { Reading, Section } from '@/lib/reading/reading';
import { mark } from '@/lib/reading/roles/clauses';
import { readRequest } from '@/lib/reading/roles/read-request';
import { atomsOf, linesOf } from '../atoms';

/** A request for slides of what is attached says no more than this beside it. */
const mostWordsOfRequest = 90;

/**
 * A request without content of its own with what the sources have on it as its content; null where there is content, or
 * where the sources have nothing on it.
 */
export function sourceReading(reading: Reading): Reading | null {
  if (reading.passages.length === 0) return null;
  const ofAttached = asksOfAttached(reading);
  if (!ofAttached && atomsOf(reading.content).length > 0) return null;
  const asked = ofAttached ? wholeRequest(reading) : reading;
  const passages = ofAttached ? reading.passages : belonging(reading, topicOf(reading));
  const documents = readDocuments(passages);
  for (const { content: own, tag } of documents) removeNamed(own, asked.instructions, tag, lexiconOf(tag));
  const content = joined(documents);
  const [first] = documents;
  if (first === undefined || atomsOf(content).length === 0) return null;
  const { topic, title } = asked.instructions;
  // A source may not rename what the request names.
  const isNamed = !ofAttached && (topic ?? '') !== '';
  return {
    ...asked,
    promptLanguage: first.tag,
    title: isNamed ? null : (documents.find((document) => document.title !== null)?.title ?? null),
    content,
    instructions: { ...asked.instructions, topic: ofAttached ? null : topic, title },
  };
}

const wishes: readonly string[] = ['below', 'want', 'show', 'keep', 'please', 'farewell', 'remark'];

/** "Make ten slides of the attached report": what it speaks of are the sources themselves, and the rest are wishes. */
function asksOfAttached({ content, prompt, promptLanguage }: Reading): boolean {
  const lexicon = lexiconOf(promptLanguage);
  const marksIn = (text: string): string[] => lexicon.marksIn(text).map(({ meaning }) => meaning);
  const isWish = (text: string): boolean =>
    marksIn(text).some((meaning) => meaning.startsWith('form.') || wishes.includes(meaning.replace('word.', '')));
  const atoms = atomsOf(content);
  const words = atoms.reduce((sum, atom) => sum + atom.words, 0);
  return (
    words <= mostWordsOfRequest &&
    atoms.every((atom) => atom.type === 'sentence' && isWish(atom.text)) &&
    marksIn(prompt).includes('word.below')
  );
}

/** Nothing of such a prompt is content: its sentences are wishes. */
function wholeRequest(reading: Reading): Reading {
  const lexicon = lexiconOf(reading.promptLanguage);
  const language = languageOf(reading.promptLanguage);
  const doubtful = reading.asides.flatMap(({ role, text }) => (role === 'doubtful' ? [text] : []));
  const instructions = [...doubtful, ...atomsOf(reading.content).flatMap(linesOf)].reduce(
    (known, wish) => readRequest(known, mark(wish, lexicon), language),
    reading.instructions,
  );
  return { ...reading, instructions };
}

function topicOf({ instructions, prompt, promptLanguage }: Reading): Set<string> {
  const named = [instructions.topic, instructions.title, ...instructions.sections].filter((text) => text !== null);
  return tellingWords(named.length > 0 ? named.join(' ') : prompt, promptLanguage);
}

/** Most of these words show that a passage was not found by accident. */
const mostNeeded = 4;

/**
 * All that is known of a document of which one passage belongs to the topic, or that the request names by a word of its
 * title and otherwise speaks of.
 */
function belonging({ passages, prompt, promptLanguage: tag }: Reading, topic: ReadonlySet<string>): Passage[] {
  const needed = (words: ReadonlySet<string>): number => Math.max(1, Math.ceil(Math.min(words.size, mostNeeded) / 2));
  const request = tellingWords(prompt, tag);
  const speaksOf = ({ title, heading, text }: Passage, words: ReadonlySet<string>): boolean =>
    sharedWords(words, tellingWords(`${title} ${heading} ${text}`, tag)) >= needed(words);
  const documents = new Set(
    passages.flatMap((passage) => {
      const isNamed = sharedWords(request, tellingWords(`${passage.title} ${passage.heading}`, tag)) > 0;
      return speaksOf(passage, topic) || (isNamed && speaksOf(passage, request)) ? [passage.documentId] : [];
    }),
  );
  return passages.filter(({ documentId }) => documents.has(documentId));
}

/** Documents one behind the other; what stands before the headings of one is called by its title. */
function joined(documents: readonly SourceDocument[]): Section {
  const [first, ...others] = documents.map(({ content }) => content);
  const root: Section = { title: null, marker: null, span: { start: 0, end: 0 }, parts: [], sections: [] };
  if (first === undefined) return root;
  if (others.length === 0) return first;
  const sections = documents.flatMap(({ title, content }) => [
    ...(content.parts.length === 0 ? [] : [{ ...content, title, sections: [] }]),
    ...content.sections,
  ]);
  return { ...root, sections };
}
