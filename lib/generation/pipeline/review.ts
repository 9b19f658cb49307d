import { compareReports } from '@/lib/deck/quality/compare-reports';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { LaidOutDeck, Outline, Reviewer } from '../composers/composer';
import { lostFigures } from '../figures/settle-figures';
import { redesign, type Designed } from './design';
import { runEngine } from './generation-failure';
import type { Run } from './generation-job';
import { accountFor, type Planned } from './plan';
import { surveyTask, type DeckSurvey } from './survey-deck';
import { describeReview } from './describe-review';
import { keepSpec, type Written } from './write';

/** A deck as it is delivered. */
export interface Finished {
  written: Written;
  designed: Designed;
}

/** Of the same deck: what the review makes of it, and what it tells. */
interface Reviewed extends Partial<Finished> {
  notices: string[];
}

/**
 * Lets the composer look over the deck once it is laid out, and lays it out again with its changes; they are kept where
 * the quality report gets better and no figure of the author's is gone. A deck on which nothing was found can't get
 * better, and costs no call. A review that fails leaves the deck as it is. Alternatives of a single slide are not
 * reviewed: their author chooses.
 */
export async function review(run: Run, planned: Planned, deck: Finished): Promise<Finished> {
  const { reading, services } = run;
  const { reviewer } = services.composer;
  const { slideKeys } = deck.written;
  if (!reviewer || !slideKeys || reading.outputType !== 'deck') return deck;
  const reviewed = await run.step.run('review', () => reviewOnce(run, reviewer, { planned, deck, slideKeys }));
  const { designed = deck.designed, written = deck.written } = reviewed;
  return { designed, written: { ...written, notices: [...written.notices, ...reviewed.notices] } };
}

interface ReviewedWork {
  planned: Planned;
  deck: Finished;
  slideKeys: readonly string[];
}

async function reviewOnce(run: Run, reviewer: Reviewer, work: ReviewedWork): Promise<Reviewed> {
  try {
    const { slowestMs } = (await run.modelMeter()).spending();
    // A deck of which no call was answered was written without the model.
    if (slowestMs === 0) return { notices: [] };
    const leftMs = run.deadlineAt.getTime() - Date.now() - reservedMs;
    if (leftMs < slowestMs * timesSlowest)
      return { notices: ['The deck was not reviewed: too little of the time of the job was left.'] };
    const signal = AbortSignal.any([run.signal, AbortSignal.timeout(leftMs)]);
    return await reviewWithin({ ...run, signal }, reviewer, work);
  } catch {
    return { notices: ['The review of the deck failed; it stays as it was written.'] };
  }
}

/** A review begins where at least so many times the slowest call so far is left: it reads and writes more than most. */
const timesSlowest = 2;
/** Of the job, for laying out again, for the file and its delivery. */
const reservedMs = 30_000;

async function reviewWithin(
  run: Run,
  reviewer: Reviewer,
  { planned, deck, slideKeys }: ReviewedWork,
): Promise<Reviewed> {
  const outline = await run.files.getJson<Outline>(planned.outlineKey);
  const slides = await Promise.all(slideKeys.map((key) => run.files.getJson<SlideSpec | null>(key)));
  const before = await survey(run, deck.designed, reviewer.sees);
  if (before.blocking.length + before.warnings.length === 0) return { notices: [] };
  const laidOut = laidOutDeck(slides, before);
  if (!laidOut) return { notices: [] };
  const notices: string[] = [];
  const changed = await accountFor(run, 'review', notices, (call) =>
    runEngine('review', () => reviewer.review(run.reading, outline, laidOut, call)),
  );
  if (!changed) return { notices };
  const specs = changed.map(({ slide }) => slide);
  const written = await keepSpec(run, outline, specs, deck.written.notices, 'reviewed.json');
  const designed = await redesign(run, deck.designed, written.specKey);
  const after = await survey(run, designed, false);
  if (!isBetter(before, after))
    return { notices: ['The review proposed changes that did not make the deck better; it stays as it was written.'] };
  const told = describeReview(laidOut.slides, changed, after.slides);
  const all = [...new Set([...written.notices, ...notices, told])];
  return { designed, written: { ...written, notices: all }, notices: [] };
}

function survey({ job, reading, compute }: Run, designed: Designed, hasPicture: boolean): Promise<DeckSurvey> {
  return compute(surveyTask, { job, reading, designed, hasPicture });
}

function isBetter(before: DeckSurvey, after: DeckSurvey): boolean {
  return compareReports(after, before) < 0 && lostFigures(before.figures, after.figures).length === 0;
}

/**
 * Null where slides that held nothing are missing from the file, so that nobody knows which is which. How many sizes of
 * letters a layout uses is not for whoever writes its words to mend.
 */
function laidOutDeck(slides: readonly (SlideSpec | null)[], seen: DeckSurvey): LaidOutDeck | null {
  const laidOut = slides.flatMap((slide, index) => {
    const place = seen.slides[index];
    if (!slide || !place || place.title !== slide.title) return [];
    const { number, pages, arrangement, words } = place;
    const findings = [...seen.blocking, ...seen.warnings]
      .filter((finding) => finding.slide >= number && finding.slide < number + pages)
      .filter(({ rule }) => rule !== 'type-variety')
      .map(({ message, limit }) => (limit === undefined ? message : `${message} (limit: ${limit})`));
    return [{ slide, arrangement, pages, words, findings: [...new Set(findings)] }];
  });
  return laidOut.length === slides.length ? { slides: laidOut, picture: seen.picture } : null;
}
