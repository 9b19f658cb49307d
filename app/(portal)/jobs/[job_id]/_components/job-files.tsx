import { Download } from 'lucide-react';
import type { JobDetails } from '@/lib/services/jobs/get-job-details';
import { SlidePictures } from './slide-pictures';

const kilobyte = 1024;

function describe({ slideCount, variant, bytes }: JobDetails['files'][number]): string {
  const what = variant === null ? `${slideCount} slides` : `Variant ${variant}`;
  return `${what}, ${Math.ceil(bytes / kilobyte)} kB`;
}

export function JobFiles({ jobId, files }: { jobId: string; files: JobDetails['files'] }) {
  if (files.length === 0) return <p className="text-muted">The files of this job were deleted after 30 days.</p>;
  return (
    <ul className="flex flex-col gap-6">
      {files.map((file) => (
        <li key={file.id} className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line px-4 py-3">
            <span className="min-w-0">
              <span className="block truncate font-medium" dir="auto">{file.fileName}</span>
              <span className="text-sm text-muted">{describe(file)}</span>
            </span>
            <a href={file.url} download className="inline-flex h-10 items-center gap-2 rounded-card bg-accent px-4 font-medium text-accent-ink hover:opacity-90">
              <Download aria-hidden className="size-4" />
              Download<span className="sr-only"> {file.fileName}</span>
            </a>
          </div>
          <SlidePictures jobId={jobId} file={file} />
        </li>
      ))}
    </ul>
  );
}
