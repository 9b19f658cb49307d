import { layoutNames, type LayoutName, type Theme } from '@/lib/deck/theme/theme';
import { drawPixels, shrinkPicture } from '@/lib/platform/rasterizer/rasterize-svg';
import { UploadError, type UploadFault } from '@/lib/templates/upload/upload-error';
import { openUpload } from '@/lib/templates/upload/open-upload';
import type { Task } from '../compute/compute';

/** What people are told of a file that is to be a template. */
export interface TemplateFindings {
  look: Pick<Theme, 'appearance' | 'colors' | 'fonts'>;
  /** By role: the name of the layout that serves it, and whether it stands in for one that the file lacks. */
  layouts: Record<LayoutName, { name: string; isStandIn: boolean }>;
  /** What was left out, each kind once. */
  removed: string[];
}

export type Understood = { findings: TemplateFindings } | { fault: UploadFault; message: string; part?: string };

interface UnderstandInput {
  name: string;
  bytes: Uint8Array;
}

/** Reads a stranger's file as a template; a fault of the file is an answer. */
export const understandTemplateTask: Task<UnderstandInput, Understood> = {
  name: 'understand-template',
  async work({ name, bytes }) {
    try {
      const { theme, layouts, removed } = await openUpload(
        Buffer.from(bytes),
        { name, description: '', tags: [] },
        { drawPixels, shrinkPicture },
      );
      const { appearance, colors, fonts } = theme;
      return {
        findings: {
          look: { appearance, colors, fonts },
          layouts: Object.fromEntries(layoutNames.map((role) => [role, layouts[role]])) as TemplateFindings['layouts'],
          removed: [...new Set(removed.map(({ what }) => what))],
        },
      };
    } catch (error) {
      if (error instanceof UploadError) return { fault: error.fault, message: error.message, part: error.part };
      throw error;
    }
  },
};
