import type { Portion } from '../plan/portion';
import { onlyProse } from '../plan/portion';
import type { Draft, KindReader, WriteContext } from './draft';
import { readBullets } from './read-bullets';
import { readCall } from './read-call';
import { readCauses } from './read-causes';
import { readChart } from './read-chart';
import { readComparison } from './read-comparison';
import { readCards, readMatrix, readOverview, readTwoColumns } from './read-groups';
import { readAgenda, readSources } from './read-listing';
import { readMetrics } from './read-metrics';
import { readNextSteps } from './read-next-steps';
import { readProcess } from './read-process';
import { readQuestions } from './read-questions';
import { readQuote } from './read-quote';
import { readRecords } from './read-records';
import { readSeries } from './read-series';
import { readSheet } from './read-sheet';
import { readStatement } from './read-statement';
import { readTable } from './read-table';
import { readTimeline } from './read-timeline';
import { readToldChart } from './read-told-series';

const readers: readonly KindReader[] = [
  readAgenda,
  readSources,
  readQuote,
  readMatrix,
  readCauses,
  readTimeline,
  readNextSteps,
  readCall,
  readChart,
  readToldChart,
  readTable,
  readSheet,
  readRecords,
  readComparison,
  readMetrics,
  readProcess,
  readQuestions,
  readSeries,
  readTwoColumns,
  readCards,
  readStatement,
  readBullets,
  readOverview,
];

/** Prose longer than this has no form that a slide could show; only its key sentences can be. */
const mostSentences = 60;
const longestSentence = 2000;

/** Every way to show a portion, the best first. Never empty for a portion with any text. */
export function draftsOf(portion: Portion, context: WriteContext): Draft[] {
  const prose = onlyProse(portion, context.language);
  const formless =
    prose !== null && (prose.length > mostSentences || prose.some(({ length }) => length > longestSentence));
  const drafts = (formless ? [readBullets] : readers)
    .map((read) => read(portion, context))
    .filter((draft) => draft !== null);
  return drafts.sort((a, b) => b.fit - a.fit);
}
