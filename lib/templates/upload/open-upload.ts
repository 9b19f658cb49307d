import { layoutNames, type LayoutName, type Theme } from '@/lib/deck/theme/theme';
import { packageOf } from '@/lib/pptx/package/open-package';
import type { TemplatePackage } from '@/lib/pptx/template/template-package';
import { classifyLayouts, type ClassifiedLayout } from './classify-layouts';
import { readUpload } from './read-upload';
import { readTree, type ReadMaster } from './template-tree';
import { UploadError } from './upload-error';
import type { RemovedPart } from './clean-parts';
import { uploadPackage } from './upload-package';
import { uploadTheme, type UploadIdentity } from './upload-theme';

/** An uploaded file as a template: what decks are laid out by, what they are put onto, and what was found. */
export interface OpenedUpload {
  theme: Theme;
  template: TemplatePackage;
  /** What an inch of the layout is on the template's slides. */
  scale: number;
  /** Which of the template's layouts serves what, by its name. */
  layouts: Readonly<Record<LayoutName, { name: string; isStandIn: boolean }>>;
  removed: readonly RemovedPart[];
}

/**
 * Understands a PowerPoint file as a template.
 *
 * @throws {UploadError}
 */
export async function openUpload(bytes: Buffer, identity: UploadIdentity): Promise<OpenedUpload> {
  const tree = readTree(packageOf(await readUpload(bytes)));
  const { master, layouts } = chooseMaster(tree.masters);
  const laidOut = uploadTheme(identity, tree, master, layouts);
  const { template, removed } = uploadPackage(tree, master, layouts, laidOut);
  const served = layoutNames.map((name) => [
    name,
    { name: layouts[name].layout.name, isStandIn: layouts[name].role !== name },
  ]);
  return {
    theme: laidOut.theme,
    scale: laidOut.scale,
    template,
    removed,
    layouts: Object.fromEntries(served) as OpenedUpload['layouts'],
  };
}

/** A deck has one look: that of the master whose layouts serve most. */
function chooseMaster(masters: readonly ReadMaster[]): {
  master: ReadMaster;
  layouts: Record<LayoutName, ClassifiedLayout>;
} {
  const classified = masters.flatMap((master) => {
    const layouts = classifyLayouts(master.layouts);
    if (layouts === undefined) return [];
    const served = layoutNames.filter((name) => layouts[name].role === name).length;
    return [{ master, layouts, served }];
  });
  const [best] = classified.sort((one, other) => other.served - one.served);
  if (best === undefined)
    throw new UploadError(
      'no_usable_layout',
      'No layout of the file has a title that runs across. Add a layout with a title, such as “Title and Content”.',
    );
  return best;
}
