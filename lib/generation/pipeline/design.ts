import { inspectScene, type QualityReport } from '@/lib/deck/quality/inspect-scene';
import type { Finding } from '@/lib/deck/quality/quality-report';
import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import type { Theme } from '@/lib/deck/theme/theme';
import { chooseTheme } from '@/lib/templates/choose-theme';
import { drawFile, imagesOf, splitFiles, type Drawing, type FileForm, type FileSource } from './draw-file';
import { findTheme } from './find-theme';
import { GenerationFailure, runEngine } from './generation-failure';
import { sentenceOfBlocking } from './notices/blocking-sentences';
import { sentenceOfLayout } from './notices/layout-sentences';
import { nameByNumber, nameByTitle } from './notices/name-slide';
import { readStoredSpec } from './read-spec';
import { faultySlides, mostAttempts, repairForm } from './repair-form';
import type { Run } from './run';
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
  /** Why it is this one; empty where the request named it. */
  reason: string;
  files: DesignedFile[];
}

/**
 * Finds for each file a form that passes the quality checks. What is remembered is the form,
 * not the scene, which is drawn again when it is needed.
 */
export function design(run: Run, written: Written): Promise<Designed> {
  return run.step.run('design', async () => {
    const { spec, notices } = await readStoredSpec(run, written.specKey);
    const theme = await runEngine('choose the template', () => themeFor(run, spec));
    const files = await runEngine('lay out', () => splitFiles(run, spec).map((source) => designFile(run, source, theme, notices)));
    return { specKey: written.specKey, template: theme.name, reason: '', files };
  });
}

function designFile(run: Run, source: FileSource, theme: Theme, notices: readonly string[]): DesignedFile {
  let form: FileForm = { variant: source.firstVariant, arrangements: {} };
  let blocking: readonly Finding[] = [];
  const reformed = new Set<number>();
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const drawing = drawFile(run, source, theme, form);
    const report = inspectScene(drawing.scene, theme, imagesOf(run));
    if (report.blocking.length === 0) {
      return { variant: source.variant, form, attempts: attempt, report, notices: [...notices, ...reformNotices(source, reformed), ...noticesOf(run, drawing)] };
    }
    for (const index of faultySlides(drawing, report)) reformed.add(index);
    blocking = report.blocking;
    form = repairForm(run, source, theme, { form, drawing, report, attempt });
  }
  throw new GenerationFailure('quality', JSON.stringify(blocking.slice(0, 5)), { message: sentenceOfBlocking(blocking) });
}

function reformNotices({ spec }: FileSource, reformed: ReadonlySet<number>): string[] {
  const name = nameByTitle(spec);
  return [...reformed].map((index) => `The first form of ${name(index)} did not pass the quality checks; it has another one.`);
}

/** No picture and no sentence vanishes without a word in the report. */
function noticesOf({ brief }: Run, { scene, warnings }: Drawing): string[] {
  const shown = new Set(scene.slides.flatMap(({ elements }) => elements.flatMap((element) => (element.type === 'image' ? [element.imageId] : []))));
  const unused = brief.images.filter(({ id }) => !shown.has(id)).map(({ id }) => `The reference picture ${id} is not shown.`);
  return [...warnings.map((warning) => sentenceOfLayout(warning, nameByNumber)), ...unused];
}

function themeFor({ job, brief }: Run, spec: DeckSpec): Theme {
  if (job.template !== null) return findTheme(job.template);
  const slideKinds = spec.slides.map((slide) => slide.kind);
  return chooseTheme({ prompt: brief.prompt, language: brief.language, slideKinds });
}
