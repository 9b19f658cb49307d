'use client';

import { Bell, BellOff, BellRing } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { isFinished, type JobStatus } from '@/lib/contracts/job';
import { readNoticeState, switchNotice, tellDone, watchNoticeState } from '../../_components/done-notice';

/** Tells people in other tabs that the job of this page has ended: by its title and, if they asked for it, a notification. */
export function JobNews({ jobId, status, title }: { jobId: string; status: JobStatus; title: string }) {
  const before = useRef(status);
  useEffect(() => {
    const hasEnded = isFinished(status) && !isFinished(before.current);
    before.current = status;
    if (!hasEnded || !document.hidden) return;
    tellDone({ id: jobId, title, isCompleted: status === 'completed' });
    const plain = document.title;
    document.title = `${status === 'completed' ? '✓ Ready' : '✗ Failed'} · ${title}`;
    const onSeen = () => void (document.title = plain);
    document.addEventListener('visibilitychange', onSeen, { once: true });
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, [jobId, status, title]);
  return null;
}

/** Has the browser tell people when a job is done, if they ask for it. */
export function NoticeSwitch() {
  const state = useSyncExternalStore(watchNoticeState, readNoticeState, () => 'unsupported' as const);
  if (state === 'unsupported') return null;
  if (state === 'blocked')
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        <BellOff aria-hidden className="size-4 shrink-0" /> Your browser blocks notifications of this site; its settings
        allow them again.
      </p>
    );
  const isOn = state === 'on';
  const Icon = isOn ? BellRing : Bell;
  return (
    <Button variant="quiet" size="small" aria-pressed={isOn} onClick={() => void switchNotice(!isOn)}>
      <Icon aria-hidden /> {isOn ? 'You will be told when it is done' : 'Tell me when it is done'}
    </Button>
  );
}
