import { CircleCheck, Download, Info } from 'lucide-react';
import { formatBytes } from '@/components/portal/format';
import { buttonClass } from '@/components/ui/control-class';
import { cn } from '@/components/ui/cn';
import { Notice } from '@/components/ui/messages';
import { Summary } from '@/components/ui/summary';
import { SlideViewer } from '../_slides/slide-viewer';
import { VariantGrid } from '../_slides/variant-grid';
import { slidesOfDeck, slidesOfVariants, type ViewedSlide } from '../_slides/viewed-slide';
import { describeQuality } from './describe-quality';
import type { ShownFile, ShownJob } from './find-shown-job';
import { QualityItems } from './quality-card';

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
      {finishedAt && filesDeletedAt ? `; these were deleted ${describeDays(finishedAt, filesDeletedAt)}` : ''}. Run the
      job again to have them made anew, at the usual price.
    </Notice>
  );
}

function describeDays(from: Date, to: Date): string {
  const days = Math.max(1, Math.floor((to.getTime() - from.getTime()) / 86_400_000));
  return days === 1 ? 'a day after it finished' : `${days} days after it finished`;
}

/** What belongs to one variant: its file, how good it is, what the speaker says. */
function VariantAbout({ file, slide }: { file: ShownFile; slide: ViewedSlide }) {
  const { url, fileName, bytes, quality } = file;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 truncate font-semibold">{slide.name}</h2>
        <a
          href={url}
          download
          aria-label={`Download ${fileName}, ${formatBytes(bytes)}`}
          className={cn(buttonClass(), 'max-sm:h-11')}
        >
          <Download aria-hidden /> Download
        </a>
      </div>
      {quality && <VariantQuality quality={describeQuality(quality, [slide.title])} />}
      {slide.notes && (
        <details className="text-sm">
          <Summary>Speaker notes</Summary>
          <p dir="auto" className="mt-1.5 [overflow-wrap:anywhere] whitespace-pre-line text-muted">
            {slide.notes}
          </p>
        </details>
      )}
      {slide.sources.map((source, index) => (
        <p key={index} dir="auto" className="text-sm [overflow-wrap:anywhere] text-muted">
          {source}
        </p>
      ))}
    </div>
  );
}

function VariantQuality({ quality: { headline, items } }: { quality: ReturnType<typeof describeQuality> }) {
  if (items.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm">
        <CircleCheck aria-hidden className="size-4 shrink-0 text-good" /> {headline}
      </p>
    );
  return (
    <details className="text-sm">
      <Summary>
        <Info aria-hidden className="size-4 shrink-0 text-accent" /> {headline}
      </Summary>
      <div className="mt-2">
        <QualityItems items={items} hasLinks={false} />
      </div>
    </details>
  );
}

/** For files that were made before there were pictures of slides, or whose pictures were lost. */
function FilesWithoutPictures({ files }: { files: readonly ShownFile[] }) {
  return (
    <div className="flex flex-col gap-3">
      <Notice title="There are no pictures of these slides" className="px-5 py-4">
        The file itself is complete: download it to see them. Running the job again makes pictures too.
      </Notice>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
        {files.map(({ id, fileName, bytes, url }) => (
          <li key={id} className="flex items-center justify-between gap-4 px-5 py-3">
            <span className="min-w-0">
              <span dir="auto" className="block truncate font-medium">
                {fileName}
              </span>
              <span className="text-sm text-muted">{formatBytes(bytes)}</span>
            </span>
            <a href={url} download aria-label={`Download ${fileName}`} className={buttonClass({ variant: 'quiet' })}>
              <Download aria-hidden /> Download
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
