import { BookOpen, FileCode2 } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CopyText } from '@/components/ui/copy-button';
import { rateLimits } from '@/lib/contracts/rate-limits';
import type { RequestSettings } from '@/lib/services/requests/request-settings';

/** Where requests go, how many are let through, and where all of it is written. */
export function Documentation({ baseUrl, numbers }: RequestSettings) {
  const limits = Object.values(rateLimits(numbers)).filter(({ per }) => per === 'API key');
  return (
    <Card
      title="Base URL and documentation"
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton href="/docs" look="quiet" size="small">
            <BookOpen aria-hidden /> Guide
          </LinkButton>
          <LinkButton href="/docs/reference" look="quiet" size="small">
            <FileCode2 aria-hidden /> Reference
          </LinkButton>
        </div>
      }
    >
      <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface py-1.5 pr-1.5 pl-3">
        <code className="min-w-0 flex-1 font-mono text-[13px] break-all">{baseUrl}</code>
        <CopyText text={baseUrl} label="Copy base URL" iconOnly look="ghost" />
      </div>
      <div className="flex flex-col gap-2 text-sm">
        <h3 className="font-medium">Limits of each key</h3>
        <ul className="flex flex-col divide-y divide-line">
          {limits.map(({ counter, calls, about }) => (
            <li key={counter} className="flex items-baseline justify-between gap-6 py-2">
              <span className="text-muted">{about}</span>
              <span className="whitespace-nowrap tabular-nums">{calls.toLocaleString('en')} a minute</span>
            </li>
          ))}
        </ul>
        <p className="text-muted">Above a limit requests answer 429, with the seconds to wait in Retry-After.</p>
      </div>
    </Card>
  );
}
