import { describe, expect, test } from 'vitest';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import { sdkErrors } from '@/lib/pptx/fixtures/sdk-errors';
import { lintPackage } from '@/lib/pptx/lint/lint-package';
import { writePptx } from '@/lib/pptx/write-pptx';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { isFullRun } from '@/lib/testing/test-run';
import { contents } from './content/contents';
import { examplesOf } from './examples';
import { makePictures } from './gallery-pictures';
import { layOutExamples, sceneOf } from './write-template';

const images = await makePictures();
/** Every template with Latin letters; the other scripts where they are set in different families. Daily one of each. */
const all = [
  ...builtinThemes.map((theme) => ({ theme, set: 'latin' as const })),
  ...builtinThemes.slice(0, 3).flatMap((theme) => [
    { theme, set: 'cjk' as const },
    { theme, set: 'rtl' as const },
  ]),
];
const files = isFullRun ? all : all.filter(({ set }, index) => all.findIndex((one) => one.set === set) === index);

describe('files of the gallery', () => {
  test.each(files.map((file) => [file.theme.name, file.set, file.theme] as const))(
    '%s in %s has nothing for PowerPoint to repair',
    async (_, set, theme) => {
      const content = contents[set];
      const laid = layOutExamples(examplesOf(content), { theme, content, images });
      expect(laid.flatMap(({ remarks }) => remarks.filter((remark) => remark.startsWith('Blocking')))).toEqual([]);
      const bytes = await writePptx({
        scene: sceneOf(content, laid),
        theme: directTheme(theme, content.direction),
        images,
      });
      // Slides without notes are what the gallery shows.
      expect(lintPackage(bytes).filter(({ rule }) => rule !== 'notes')).toEqual([]);
      expect(await sdkErrors(bytes, 'pptx')).toEqual([]);
    },
  );
});
