import { Monitor } from 'lucide-react';
import { RelativeTime } from '@/components/portal/reader-time';
import { Badge } from '@/components/ui/badge';
import type { SessionSummary } from '@/lib/services/sessions/sessions';
import { EndSession } from './session-buttons';

export interface SessionListProps {
  sessions: readonly SessionSummary[];
  /** Of the browser that looks at the list. */
  currentId: string;
  now: Date;
}

export function SessionList({ sessions, currentId, now }: SessionListProps) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {sessions.map(({ id, device, createdAt, lastSeenAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
          <Monitor aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.5} />
          <div className="flex min-w-0 flex-1 basis-40 flex-col">
            <span className="flex flex-wrap items-center gap-2">
              <span className="min-w-0 truncate font-medium">{device}</span>
              {id === currentId && <Badge tone="good">this browser</Badge>}
            </span>
            <span className="text-sm text-muted">
              Active <RelativeTime date={lastSeenAt} now={now} />, signed in <RelativeTime date={createdAt} now={now} />
            </span>
          </div>
          {id !== currentId && <EndSession sessionId={id} device={device} />}
        </li>
      ))}
    </ul>
  );
}
