import type { TextContext } from './fit';
import type { Draft, DraftOptions } from './draft';
import { draftOfRuns, run } from './draft';
import { findFigure } from './find-figure';

/** One paragraph whose first figure stands out, in bold accent, to give the eye a hold. */
export function hookedDraft(
  text: string,
  context: TextContext & { direction: 'ltr' | 'rtl' },
  options: DraftOptions,
): Draft {
  const found = findFigure(text, context.language);
  const parts = found
    ? [
        run(text.slice(0, found.start), options),
        run(found.text, { ...options, bold: true, color: 'accent' }),
        run(text.slice(found.end), options),
      ]
    : [run(text, options)];
  return draftOfRuns(
    parts.filter((part) => part.text !== ''),
    context.direction,
    options,
  );
}
