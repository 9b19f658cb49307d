import { inspectScene, type QualityReport } from '@/lib/deck/quality/inspect-scene';
import type { Finding } from '@/lib/deck/quality/quality-report';
import type { Theme } from '@/lib/deck/theme/theme';
import type { BlobStore } from '@/lib/platform/blob-store/blob-store';
import type { Reading } from '@/lib/reading/reading';
import { describeInDeck } from '../pictures/describe-picture';
import { colorByPicture, type ColoredTheme, pictureNotices } from '../pictures/look-at-picture';
import { chooseTemplate, openTemplate, type ChosenTemplate } from './choose-template';
import {
  drawFile,
  imagesOf,
  picturesOf,
  splitFiles,
  type DrawnRun,
  type FileDrawing,
  type FileForm,
  type FileSource,
  type JobWithImages,
} from './draw-file';
import { GenerationFailure, runEngine } from './generation-failure';
import type { Task } from '../compute/compute';
import { type AcceptedTemplate, type GenerationJob, type Run } from './generation-job';
import { openJobFiles } from './job-files';
import { loadHyphenation } from './load-hyphenation';
import { sentenceOfBlocking, sentenceOfCount, sentenceOfLayout, nameByNumber, nameByTitle } from './notices';
import { readStoredSpec, type SpecWithNotices } from './read-spec';
import type { Written } from './write';

export interface DesignedFile {
  variant: number | null;
  form: FileForm;
  attempts: number;
  report: QualityReport;
  notices: string[];
}

export interface Designed {
  specKey: string;
  template: string;
  /** The very template of this name: the organization's default may be another one by the time the files are written. */
  chosen: AcceptedTemplate;
  /** Of the theme, where they come from a picture; empty where they are the template's own. */
  accents: string[];
  /** Who chose it; unknown in what earlier versions remember. */
  by?: ChosenTemplate['by'];
  /** Why it is this one; empty where the request named it. */
  reason: string;
  files: DesignedFile[];
}

/**
 * Finds for each file a form that passes the quality checks. What is remembered is the form,
 * not the scene, which is drawn again when it is needed.
 */
export function design(run: Run, written: Written): Promise<Designed> {
  const { job, reading } = run;
  return run.step.run('design', async () => {
    const recent = job.template ? [] : await run.services.recentTemplates();
    return run.compute(designTask, { job, reading, recent, specKey: written.specKey });
  });
}

/** The same deck with other slides in the same template. */
export function redesign({ job, reading, compute }: Run, designed: Designed, specKey: string): Promise<Designed> {
  return compute(designTask, { job, reading, recent: [], specKey, designed });
}

interface DesignInput {
  job: GenerationJob & JobWithImages;
  reading: Reading;
  recent: readonly string[];
  specKey: string;
  /** What was chosen before, which stays. */
  designed?: Designed;
}

export const designTask: Task<DesignInput, Designed> = {
  name: 'design',
  async work({ job, reading, recent, specKey, designed }, blobs) {
    const { spec, notices } = await readDeck({ reading, files: openJobFiles(blobs, job) }, specKey);
    const run = { job, reading, hyphenate: await loadHyphenation(spec) };
    const kinds = spec.slides.map(({ kind }) => kind);
    const chosen = await runEngine('choose the template', () =>
      designed ? chosenBefore(designed, blobs) : chooseTemplate(run, kinds, recent, blobs),
    );
    const colored = await runEngine('take colours from the pictures', () =>
      colorByPicture(chosen.theme, picturesOf(run), chosen.by === 'match'),
    );
    const files = await runEngine('lay out', () =>
      splitFiles(run, spec).map((source) => withCount(designFile(run, source, colored, notices), reading)),
    );
    return {
      specKey,
      template: chosen.theme.name,
      chosen: chosen.accepted,
      accents: colored.accents,
      by: chosen.by,
      reason: chosen.reason,
      files,
    };
  },
};

async function chosenBefore({ chosen, by, reason }: Designed, blobs: BlobStore): Promise<ChosenTemplate> {
  const { theme } = await openTemplate(chosen, blobs);
  return { accepted: chosen, theme, reason, by: by ?? 'request' };
}

/** The deck as it is drawn: what a composer wrote, with what a model saw in its pictures. */
export async function readDeck(run: Pick<Run, 'reading' | 'files'>, specKey: string): Promise<SpecWithNotices> {
  const { spec, notices } = await readStoredSpec(run, specKey);
  return { spec: describeInDeck(spec, run.reading.images), notices };
}

function designFile(
  run: DrawnRun,
  source: FileSource,
  colored: ColoredTheme,
  notices: readonly string[],
): DesignedFile {
  const { form, drawing, report, attempts, reformed } = findForm(run, source, colored.theme);
  return {
    variant: source.variant,
    form,
    attempts,
    report,
    notices: [...notices, ...reformNotices(source, reformed), ...noticesOf(run, drawing, colored)],
  };
}

/** First of all whether there are as many slides as were asked for. */
function withCount(file: DesignedFile, reading: Reading): DesignedFile {
  const count = reading.outputType === 'deck' ? sentenceOfCount(reading, file.report.slides.length) : null;
  return count === null ? file : { ...file, notices: [count, ...file.notices] };
}

export interface FoundForm {
  form: FileForm;
  drawing: FileDrawing;
  report: QualityReport;
  attempts: number;
  /** Indices in the spec of the slides whose first form did not pass. */
  reformed: ReadonlySet<number>;
}

/** The first form of a file that passes the quality checks. */
export function findForm(run: DrawnRun, source: FileSource, theme: Theme): FoundForm {
  let form: FileForm = { variant: source.firstVariant, arrangements: {} };
  let blocking: readonly Finding[] = [];
  const reformed = new Set<number>();
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const drawing = drawFile(run, source, theme, form);
    const report = inspectScene(drawing.scene, theme, imagesOf(run));
    if (report.blocking.length === 0) return { form, drawing, report, attempts: attempt, reformed };
    for (const index of faultySlides(drawing, report)) reformed.add(index);
    blocking = report.blocking;
    form = repairForm(run, source, theme, { form, drawing, report, attempt });
  }
  throw new GenerationFailure('quality', JSON.stringify(blocking.slice(0, 5)), {
    message: sentenceOfBlocking(blocking),
  });
}

function reformNotices({ spec }: FileSource, reformed: ReadonlySet<number>): string[] {
  const name = nameByTitle(spec);
  return [...reformed].map(
    (index) => `The first form of ${name(index)} did not pass the quality checks; it has another one.`,
  );
}

/** No picture and no sentence vanishes without a word in the report. */
function noticesOf(run: DrawnRun, { scene, warnings }: FileDrawing, { from, taken }: ColoredTheme): string[] {
  const shown = new Set(
    scene.slides.flatMap(({ elements }) =>
      elements.flatMap((element) => (element.type === 'image' ? [element.imageId] : [])),
    ),
  );
  return [
    ...warnings.map((warning) => sentenceOfLayout(warning, nameByNumber)),
    ...pictureNotices(picturesOf(run), { shown, from, taken }),
  ];
}

/** Each slide has its best form, then its second and third best, then a plain list. */
const mostAttempts = 4;

/**
 * Another form of a file whose drawing did not pass: only the slides at fault change, to their
 * next best arrangement and in the end to a plain list, which continues on further slides. The
 * sizes of letters are the layout's own matter: each arrangement has tried all that it allows.
 */
export function repairForm(
  run: DrawnRun,
  source: FileSource,
  theme: Theme,
  failed: { form: FileForm; drawing: FileDrawing; report: QualityReport; attempt: number },
): FileForm {
  const { form, drawing, report, attempt } = failed;
  const arrangements = arrangementsOf(drawing);
  const plain = new Set(form.plain);
  for (const index of faultySlides(drawing, report)) {
    const next =
      attempt < mostAttempts - 1 ? arrangementAt(run, source, theme, index, source.firstVariant + attempt) : undefined;
    // A slide whose kind has no further form that holds its content goes on to the list at once.
    if (next === undefined || next === arrangements[index]) plain.add(index);
    else arrangements[index] = next;
  }
  // Every slide's form is named now; a count of forms would come on top of it.
  return { variant: 0, arrangements, plain: [...plain] };
}

/** Indices in the spec of the slides that have a blocking finding. */
function faultySlides(drawing: FileDrawing, report: QualityReport): number[] {
  return [...new Set(report.blocking.map(({ slide }) => specIndexOf(slide - 1, drawing)))];
}

/** What each slide has now: named, so that its neighbours' repair does not change it. */
function arrangementsOf(drawing: FileDrawing): Record<string, string> {
  const chosen: Record<string, string> = {};
  drawing.scene.slides.forEach(({ arrangement }, index) => {
    chosen[specIndexOf(index, drawing)] ??= arrangement;
  });
  return chosen;
}

/** Each continuation before a slide shifts it by one from its place in the spec. */
function specIndexOf(slideIndex: number, { warnings }: FileDrawing): number {
  const shifts = warnings.filter((warning) => warning.type === 'continues' && warning.slideIndex <= slideIndex);
  return slideIndex - shifts.length;
}

/** The name of a slide's n-th best form, which the layout tells when it draws the slide alone. */
function arrangementAt(
  run: DrawnRun,
  source: FileSource,
  theme: Theme,
  index: number,
  variant: number,
): string | undefined {
  const slide = source.spec.slides[index];
  if (!slide) return undefined;
  const alone = { ...source, spec: { ...source.spec, slides: [{ ...slide, arrangement: undefined }] } };
  return drawFile(run, alone, theme, { variant, arrangements: {} }).scene.slides[0]?.arrangement;
}
