import { Code } from '@/components/docs/code';
import type { RequestSettings } from '@/lib/services/requests/request-settings';
import { counted } from '../_content/words';

export function Files({ numbers }: RequestSettings) {
  return (
    <ul>
      <li>
        A download link lives {counted(numbers.downloadUrlTtlMinutes, 'minute')}. It is signed and needs no key, so
        treat it like the file itself. When it has expired it answers 404; poll the job for a fresh one.
      </li>
      <li>
        Files are kept {counted(numbers.fileRetentionDays, 'day')}. Then they are deleted, and the status of the job
        stays <Code>completed</Code> with an empty list of <Code>downloads</Code>.
      </li>
      <li>
        A download has a readable file name, its length, an <Code>ETag</Code> and byte ranges, so that a broken one can
        be resumed with <Code>Range</Code>.
      </li>
      <li>Only the key that created a job sees its links; to every other key the job is unknown.</li>
    </ul>
  );
}
