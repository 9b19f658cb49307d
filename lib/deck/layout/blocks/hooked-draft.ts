import type { TextContext } from './fit';
import type { ParagraphDraft, DraftOptions } from './draft';
import { draftOfRuns, textRun } from './draft';
import { findKeyFigure } from './find-figure';

/** One paragraph whose figure stands out, in bold accent, to give the eye a hold. */
export function hookedDraft(
  text: string,
  context: TextContext & { direction: 'ltr' | 'rtl' },
  options: DraftOptions,
): ParagraphDraft {
  const found = findKeyFigure(text, context.language);
  const parts = found
    ? [
        textRun(text.slice(0, found.start), options),
        textRun(found.text, { ...options, bold: true, color: 'accent' }),
        textRun(text.slice(found.end), options),
      ]
    : [textRun(text, options)];
  return draftOfRuns(
    parts.filter((part) => part.text !== ''),
    context.direction,
    options,
  );
}
