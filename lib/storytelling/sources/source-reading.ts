import { languageOf } from '@/lib/languages/find-language';
import { lexiconOf } from '@/lib/languages/words-of';
import { readDocuments, type SourceDocument } from '@/lib/reading/passages/read-documents';
import { sharedWords, tellingWords } from '@/lib/reading/passages/telling-words';
import { removeNamed } from '@/lib/reading/naming/remove-named';
import type { Passage } from '@/lib/reading/passage';
import type { Reading, Section } from '@/lib/reading/reading';
import { wordCount } from '@/lib/reading/source/sentences';
import { mark } from '@/lib/reading/roles/clauses';
import { readRequest } from '@/lib/reading/roles/read-request';
import { atomsOf, linesOf } from '../atoms';

/** What a letter says of its document is short. */
const mostWordsOfLetter = 90;
const half = 0.5;
/** So many lines that speak of what a document's headings name mean it. */
const fewestHeadings = 3;

/**
 * What the sources have on it as the content of a request that has none of its own, or of a letter about a document;
 * null where there is content, or where the sources have nothing on it.
 */
export function sourceReading(reading: Reading): Reading | null {
  if (reading.passages.length === 0) return null;
  const asked = wholeRequest(reading);
  const ofAttached = isLetter(reading) ? documentsOf(reading) : [];
  const isOfAttached = ofAttached.length > 0;
  if (!isOfAttached && atomsOf(reading.content).length > 0) return null;
  const documents = readDocuments(isOfAttached ? ofAttached : belonging(reading, topicOf(asked)));
  for (const { content: own, tag } of documents) removeNamed(own, asked.instructions, tag, lexiconOf(tag));
  const content = joined(documents);
  const [first] = documents;
  if (first === undefined || atomsOf(content).length === 0) return null;
  const { topic } = asked.instructions;
  const own = documents.find((document) => document.title !== null)?.title ?? null;
  // A source may not rename what the request names.
  const isNamed = !isOfAttached && topic !== null;
  return {
    ...asked,
    promptLanguage: first.tag,
    title: isNamed ? null : own,
    content,
    instructions: { ...asked.instructions, topic: isOfAttached ? null : topic },
  };
}

/** Its own words are few, no more than those which ask for something, and no table or list. */
function isLetter({ content, asides }: Reading): boolean {
  const atoms = atomsOf(content);
  const said = atoms.reduce((sum, { words }) => sum + words, 0);
  const asked = asides.reduce((sum, { text }) => sum + wordCount(text), 0);
  const isShort = said <= Math.min(mostWordsOfLetter, asked);
  return isShort && atoms.every(({ type }) => type === 'sentence' || type === 'title');
}

/** All that is attached where the letter says so; else what it calls by its name, or by its headings. */
function documentsOf({ prompt, promptLanguage: tag, passages, content }: Reading): readonly Passage[] {
  if (
    lexiconOf(tag)
      .marksIn(prompt)
      .some(({ meaning }) => meaning === 'word.below')
  )
    return passages;
  const own = atomsOf(content).flatMap((atom) =>
    atom.type === 'title' ? (atom.path.at(-1)?.title ?? []) : linesOf(atom),
  );
  if (own.length === 0) return [];
  const isOf = (id: string): boolean => {
    const headings = passages.flatMap(({ documentId, heading }) => (documentId === id ? [heading] : [])).join(' ');
    const known = tellingWords(headings, tag);
    const met = own.filter((line) => sharedWords(tellingWords(line, tag), known) > 0).length;
    return met >= Math.max(fewestHeadings, own.length * half);
  };
  const named = passages.filter(({ title, documentId }) => isKnownAs(title, prompt, tag) || isOf(documentId));
  return passages.filter(({ documentId }) => named.some((each) => each.documentId === documentId));
}

/** Whether most words of a name are said in a text. */
function isKnownAs(name: string, text: string, tag: string): boolean {
  const words = tellingWords(name, tag);
  return words.size > 0 && sharedWords(words, tellingWords(text, tag)) >= words.size * half;
}

/** Nothing of a letter is content: its sentences are wishes, and its headings name what is to come. */
function wholeRequest(reading: Reading): Reading {
  const { content, asides, instructions: own, title } = reading;
  const lexicon = lexiconOf(reading.promptLanguage);
  const language = languageOf(reading.promptLanguage);
  const doubtful = asides.flatMap(({ role, text }) => (role === 'doubtful' ? [text] : []));
  const instructions = [...doubtful, ...atomsOf(content).flatMap(linesOf)].reduce(
    (known, wish) => readRequest(known, mark(wish, lexicon), language),
    own,
  );
  const { length: slides } = content.sections;
  const areSlides = slides > 1 && content.sections.every(({ marker }) => marker?.role === 'slide');
  const given = own.title ?? (areSlides ? content.sections[0]?.title : null) ?? title;
  const headings = content.sections.flatMap((section) => (section.title === given ? [] : (section.title ?? [])));
  return {
    ...reading,
    instructions: { ...instructions, title: given, sections: [...headings, ...instructions.sections] },
    slideCount:
      areSlides && reading.slideCount.asked === null
        ? { asked: { min: slides, max: slides }, fewest: slides, most: slides }
        : reading.slideCount,
  };
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
