import { Download } from 'lucide-react';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/messages';
import type { ShownFile } from './find-shown-job';
import { tellBytes } from './tell-bytes';

/** For files that were made before there were pictures of slides, or whose pictures were lost. */
export function FilesWithoutPictures({ files }: { files: readonly ShownFile[] }) {
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
              <span className="text-sm text-muted">{tellBytes(bytes)}</span>
            </span>
            <a href={url} download aria-label={`Download ${fileName}`} className={buttonClass({ look: 'quiet' })}>
              <Download aria-hidden /> Download
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
