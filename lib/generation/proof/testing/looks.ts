import { drawPixels, shrinkPicture } from '@/lib/platform/rasterizer/rasterize-svg';
import type { Theme } from '@/lib/deck/theme/theme';
import type { UploadedLooks } from '@/lib/pptx/write-pptx';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { openUpload } from '@/lib/templates/upload/open-upload';
import { difficultUploads } from '@/lib/templates/upload/testing/difficult-uploads';
import { isFullRun } from '@/lib/testing/test-run';

/** What a deck is laid out by, and the file that it is put onto where that is somebody's own. */
export interface Look {
  theme: Theme;
  upload?: UploadedLooks;
}

/** Uploads that differ most from a built-in template in what an edit may run into. */
const uploads = [
  'a huge logo over the end of the title',
  'slides of four by three',
  'a dark master with light layouts',
  'a footer, a label, a place for sources and a table style of its own',
];

/** Every built-in template, and in a full run some uploads. */
export async function allLooks(): Promise<readonly Look[]> {
  const chosen = isFullRun ? difficultUploads.filter(({ name }) => uploads.includes(name)) : [];
  const opened = chosen.map(async ({ name, build }): Promise<Look> => {
    const identity = { name: `an upload with ${name}`, description: '', tags: [] };
    const { theme, template, scale } = await openUpload(await build(), identity, { drawPixels, shrinkPicture });
    return { theme, upload: { template, scale } };
  });
  return [...builtinThemes.map((theme): Look => ({ theme })), ...(await Promise.all(opened))];
}

/** Those as wide as usual: on narrow slides the space that LibreOffice adds where scripts meet takes cells of mixed scripts to one line more. */
export async function wideLooks(): Promise<readonly Look[]> {
  return (await allLooks()).filter(({ theme }) => theme.canvas.w > widerThanIn);
}

const widerThanIn = 12;
