import type { JobDetails } from '@/lib/services/jobs/get-job-details';

type File = JobDetails['files'][number];

/** The slides of a file; each opens large. */
export function SlidePictures({ jobId, file }: { jobId: string; file: File }) {
  const folder = `/jobs/${jobId}/files/${file.id}/slides`;
  return (
    <ol aria-label={`Slides of ${file.fileName}`} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: file.slideCount }, (_, index) => (
        <li key={index}>
          <a href={`${folder}/${index + 1}.png?width=1600`} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-card border border-line bg-surface hover:border-accent">
            <img src={`${folder}/${index + 1}.png`} alt={`Slide ${index + 1}`} width={640} height={360} loading="lazy" className="aspect-video h-auto w-full" />
          </a>
        </li>
      ))}
    </ol>
  );
}
