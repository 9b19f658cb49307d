import type { QualityReport } from '@/lib/deck/quality/inspect-scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { drawFile, type Drawing, type FileForm, type FileSource } from './draw-file';
import type { Run } from './run';

/**
 * Another form of a file whose drawing did not pass. A single slide takes its next form; in a
 * deck only the slides at fault do, and the others stay as they are.
 */
export function repairForm(run: Run, source: FileSource, theme: Theme, failed: { form: FileForm; drawing: Drawing; report: QualityReport; attempt: number }): FileForm {
  const { form, drawing, report, attempt } = failed;
  if (source.variant !== null) return { ...form, variant: form.variant + 1 };
  const atFault = new Set(report.blocking.map(({ slide }) => specIndexOf(slide - 1, drawing)));
  const arrangements = arrangementsOf(drawing);
  for (const index of atFault) {
    const name = arrangementAt(run, source, theme, index, attempt);
    if (name) arrangements[index] = name;
  }
  return { ...form, arrangements };
}

/** What each slide has now: named, so that its neighbours' repair does not change it. */
function arrangementsOf(drawing: Drawing): Record<string, string> {
  const chosen: Record<string, string> = {};
  drawing.scene.slides.forEach(({ arrangement }, index) => {
    chosen[specIndexOf(index, drawing)] ??= arrangement;
  });
  return chosen;
}

/** Each continuation before a slide shifts it by one from its place in the spec. */
function specIndexOf(slideIndex: number, { warnings }: Drawing): number {
  const shifts = warnings.filter((warning) => warning.type === 'continues' && warning.slideIndex <= slideIndex);
  return slideIndex - shifts.length;
}

/** The name of a slide's n-th best form, which the layout tells when it draws the slide alone. */
function arrangementAt(run: Run, source: FileSource, theme: Theme, index: number, variant: number): string | undefined {
  const slide = source.spec.slides[index];
  if (!slide) return undefined;
  const alone = { ...source, spec: { ...source.spec, slides: [{ ...slide, arrangement: undefined }] } };
  return drawFile(run, alone, theme, { variant, arrangements: {} }).scene.slides[0]?.arrangement;
}
