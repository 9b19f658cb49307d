import { z } from 'zod';
import { readDocument } from '../composers/embedded/document/read-document';
import { topicOf } from '../composers/embedded/plan/compose-bare';
import { passageSchema, type FindPassages, type FoundPassages, type Passage } from '../sources/passage';
import type { Run } from './run';

interface Source {
  isWanted: (run: Run) => boolean;
  finder: (run: Run) => FindPassages | null;
  /** Said in the quality report where the installation has no such source. */
  missing: string;
  most: number;
}

/** What stands in the organization's own documents comes before what stands in the web. */
const sources: readonly Source[] = [
  {
    isWanted: ({ job }) => job.useKnowledgeBase,
    finder: ({ services }) => services.sources.knowledgeBase,
    missing: 'The knowledge base was asked for, but this installation has none; the slides use the prompt alone.',
    most: 24,
  },
  {
    isWanted: ({ job }) => job.useWebSearch,
    finder: ({ services }) => services.sources.web,
    missing: 'Web search was asked for, but none is configured; the slides do without it.',
    most: 16,
  },
];

interface Gathered {
  /** Null when there are no passages. */
  passagesKey: string | null;
  notices: string[];
}

/** Finds what the sources that the request allows have on its topic; a source that it does not allow is never asked. */
export async function gather(run: Run): Promise<Run> {
  const wanted = sources.filter(({ isWanted }) => isWanted(run));
  if (wanted.length === 0) return run;
  const { passagesKey, notices } = await run.step.run('gather', () => gatherFrom(run, wanted));
  const passages =
    passagesKey === null ? [] : z.array(passageSchema).parse(await run.files.getJson<unknown>(passagesKey));
  return { ...run, brief: { ...run.brief, passages, notices: [...run.brief.notices, ...notices] } };
}

async function gatherFrom(run: Run, wanted: readonly Source[]): Promise<Gathered> {
  const found = await Promise.all(wanted.map((source) => ask(run, source)));
  const passages = found
    .flatMap((one) => one.passages)
    .map((passage, index): Passage => ({ ...passage, id: `S${index + 1}` }));
  const notices = found.flatMap((one) => one.notices);
  if (passages.length === 0) return { passagesKey: null, notices };
  return { passagesKey: await run.files.putJson('passages.json', passages), notices };
}

async function ask(run: Run, { finder, missing, most }: Source): Promise<FoundPassages> {
  const find = finder(run);
  if (!find) return { passages: [], notices: [missing] };
  const { prompt, promptLanguage } = run.brief;
  return find({ prompt, topic: readTopicOf(prompt, promptLanguage), language: promptLanguage, most }, run.signal);
}

/** What the deck is about, read as the embedded composer reads it; the whole prompt where it says no topic. */
function readTopicOf(prompt: string, language: string): string {
  return topicOf(readDocument(prompt, language)) ?? prompt;
}
