import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { inspectScene, type QualityReport } from '@/lib/deck/quality/inspect-scene';
import type { Scene } from '@/lib/deck/scene/scene';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import type { Theme } from '@/lib/deck/theme/theme';
import { chooseTheme } from '@/lib/templates/choose-theme';
import { findThemes } from '@/lib/templates/find-theme';
import { imageIdOf } from './gather';
import { GenerationFailure, runEngine } from './generation-failure';
import type { Run } from './run';
import type { Written } from './write';

/** The forms of a file that are tried before the job fails: the first and three more. */
const mostAttempts = 4;

export interface DesignedFile {
  /** 1 to 4 for a single slide; null for a deck. */
  variant: number | null;
  /** What `layOutDeck` is given to draw this file again. */
  form: number;
  attempts: number;
  report: QualityReport;
  notices: string[];
}

export interface Designed {
  specKey: string;
  template: string;
  notices: string[];
  files: DesignedFile[];
}

/**
 * Finds for each file a layout that passes the quality checks. The layout is pure, so what is
 * remembered is which one it was, and the scene is drawn again when it is needed.
 */
export function design(run: Run, planned: { notices: string[] }, written: Written): Promise<Designed> {
  return run.step.run('design', async () => {
    const spec = await run.files.getJson<DeckSpec>(written.specKey);
    const theme = themeFor(run, spec);
    const files = await runEngine('lay out', () => splitFiles(run, spec).map((file) => designFile(run, file, theme)));
    return { specKey: written.specKey, template: theme.name, notices: [...planned.notices, ...written.notices], files };
  });
}

/** Draws a designed file again, with the theme that its writer needs. */
export async function drawFile(run: Run, designed: Designed, index: number): Promise<{ file: DesignedFile; scene: Scene; theme: Theme }> {
  const spec = await run.files.getJson<DeckSpec>(designed.specKey);
  const theme = findTheme(designed.template);
  const file = designed.files[index];
  const source = splitFiles(run, spec)[index];
  if (!file || !source) throw new RangeError(`There is no file ${index}.`);
  return { file, ...draw(run, source.spec, theme, file.form) };
}

interface FileSource {
  variant: number | null;
  spec: DeckSpec;
  /** Variants of the same slide kind begin with different forms of it. */
  firstForm: number;
}

/** A deck is one file; a single slide is one file a variant. */
function splitFiles({ brief }: Run, spec: DeckSpec): FileSource[] {
  if (brief.outputType === 'deck') return [{ variant: null, spec, firstForm: 0 }];
  return spec.slides.map((slide, index) => ({
    variant: index + 1,
    spec: { ...spec, slides: [slide] },
    firstForm: spec.slides.slice(0, index).filter((earlier) => earlier.kind === slide.kind).length,
  }));
}

function designFile(run: Run, source: FileSource, theme: Theme): DesignedFile {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const form = source.firstForm + attempt - 1;
    const drawn = draw(run, source.spec, theme, form);
    const report = inspectScene(drawn.scene, drawn.theme);
    if (report.blocking.length === 0) {
      return { variant: source.variant, form, attempts: attempt, report, notices: drawn.notices };
    }
    if (attempt === mostAttempts) throw new GenerationFailure('quality', JSON.stringify(report.blocking.slice(0, 5)));
  }
  throw new GenerationFailure('quality');
}

function draw({ brief, job }: Run, spec: DeckSpec, theme: Theme, form: number): { scene: Scene; theme: Theme; notices: string[] } {
  const images = new Map(job.referenceImages.map((image, index) => [imageIdOf(index), image]));
  const maxSlides = brief.outputType === 'deck' ? brief.maxSlideCount : 1;
  const { scene, warnings } = layOutDeck(spec, theme, { maxSlides, variant: form, images });
  const notices = warnings.map(({ type, slideIndex }) =>
    type === 'continues' ? `Slide ${slideIndex + 1} carries on from the one before it.` : `Text of slide ${slideIndex + 1} that did not fit stands in its notes.`,
  );
  return { scene, theme: directTheme(theme, spec.direction), notices };
}

function themeFor({ job, brief }: Run, spec: DeckSpec): Theme {
  if (job.template !== null) return findTheme(job.template);
  const slideKinds = spec.slides.map((slide) => slide.kind);
  return chooseTheme({ prompt: brief.prompt, language: brief.language, slideKinds });
}

function findTheme(name: string): Theme {
  const [theme] = findThemes(name);
  if (!theme) throw new GenerationFailure('template_unavailable', name);
  return theme;
}
