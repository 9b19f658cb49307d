import { CodeBlock } from '@/components/ui/code-block';
import { quickStart } from '@/components/ui/quick-start';
import { requestSettings } from '@/lib/services/requests/request-settings';

export function NoJobs() {
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <p>Nothing has been generated yet. Send the first prompt with one of your API keys:</p>
      <CodeBlock label="Start a job" code={quickStart(requestSettings().baseUrl).send} />
    </div>
  );
}
