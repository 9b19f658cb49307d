import { Presentation } from 'lucide-react';
import { quickStart } from '@/components/portal/curl';
import { LinkButton } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { EmptyState } from '@/components/ui/messages';
import { requestSettings } from '@/lib/services/requests/request-settings';

export function NoJobs() {
  return (
    <div className="flex flex-col gap-4">
      <EmptyState
        Icon={Presentation}
        title="Nothing has been generated yet"
        action={<LinkButton href="/new">New deck</LinkButton>}
      >
        Write a prompt here, or send one with an API key. The job appears on this page by itself.
      </EmptyState>
      <CodeBlock label="Send a prompt with an API key" code={quickStart(requestSettings().baseUrl).send} />
    </div>
  );
}
