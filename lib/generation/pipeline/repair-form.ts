import type { QualityReport } from '@/lib/deck/quality/inspect-scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { drawFile, type Drawing, type FileForm, type FileSource } from './draw-file';
import type { Run } from './run';

/** Each slide has its best form, then its second and third best, then a plain list. */
export const mostAttempts = 4;

/**
 * Another form of a file whose drawing did not pass: only the slides at fault change, to their
 * next best arrangement and in the end to a plain list, which continues on further slides. The
 * sizes of letters are the layout's own matter: each arrangement has tried all that it allows.
 */
export function repairForm(
  run: Run,
  source: FileSource,
  theme: Theme,
  failed: { form: FileForm; drawing: Drawing; report: QualityReport; attempt: number },
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
export function faultySlides(drawing: Drawing, report: QualityReport): number[] {
  return [...new Set(report.blocking.map(({ slide }) => specIndexOf(slide - 1, drawing)))];
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
