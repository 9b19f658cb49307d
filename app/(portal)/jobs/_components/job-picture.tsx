import { FileX2, Presentation } from 'lucide-react';
import type { ListedJob } from '@/lib/services/jobs/list-jobs';

/** The first slide, in a box that is there before the picture is. */
export function JobPicture({ job: { id, status, firstFileId } }: { job: ListedJob }) {
  const Icon = status === 'failed' ? FileX2 : Presentation;
  return (
    <span
      aria-hidden
      className="relative hidden h-9 w-16 shrink-0 items-center justify-center overflow-hidden rounded-sm border border-line bg-stage text-muted sm:flex"
    >
      {firstFileId ? (
        <img
          src={`/jobs/${id}/files/${firstFileId}/slides/1.png`}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <Icon className="size-4 opacity-70" strokeWidth={1.5} />
      )}
    </span>
  );
}
