import { SlideViewer } from '@/components/portal/slides/slide-viewer';
import { VariantGrid } from '@/components/portal/slides/variant-grid';
import { Notice } from '@/components/ui/messages';
import { FilesWithoutPictures } from './files-without-pictures';
import type { ShownFile, ShownJob } from './find-shown-job';
import { VariantAbout } from './variant-about';
import { slidesOfDeck, slidesOfVariants } from './viewed-slides';

/** The slides of a finished job: a deck one after the other, variants beside each other. */
export function JobSlides({ job }: { job: ShownJob }) {
  const { shownFiles: files } = job;
  const [first, ...others] = files;
  if (!first) return <FilesGone job={job} />;
  if (!files.every(hasSlides)) return <FilesWithoutPictures files={files} />;
  if (others.length === 0) return <SlideViewer slides={slidesOfDeck(job.id, first)} />;
  const slides = slidesOfVariants(job.id, files);
  const variants = files.flatMap((file, index) => {
    const slide = slides[index];
    return slide ? [{ slide, about: <VariantAbout file={file} slide={slide} /> }] : [];
  });
  return <VariantGrid variants={variants} />;
}

function hasSlides({ preview }: ShownFile): boolean {
  return preview !== null && preview.slides.length > 0;
}

function FilesGone({ job: { finishedAt, filesDeletedAt } }: { job: ShownJob }) {
  return (
    <Notice title="The files of this job were deleted" className="px-5 py-4">
      Files are kept for a limited time
      {finishedAt && filesDeletedAt ? `; these were deleted ${tellDays(finishedAt, filesDeletedAt)}` : ''}. Run the job
      again to have them made anew, at the usual price.
    </Notice>
  );
}

function tellDays(from: Date, to: Date): string {
  const days = Math.max(1, Math.floor((to.getTime() - from.getTime()) / 86_400_000));
  return days === 1 ? 'a day after it finished' : `${days} days after it finished`;
}
