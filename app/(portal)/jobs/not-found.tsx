import { FileQuestion } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/messages';

export default function JobNotFound() {
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">No such job</h1>
      <EmptyState
        Icon={FileQuestion}
        title="This organization has no job with this id"
        action={
          <LinkButton href="/jobs" variant="quiet">
            See all jobs
          </LinkButton>
        }
      >
        The address may be incomplete, or the job belongs to another of your organizations. Switch to that one, then
        open the link again.
      </EmptyState>
    </>
  );
}
