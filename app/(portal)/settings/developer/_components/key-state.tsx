import { formatDistanceStrict } from 'date-fns';
import { Ban, CircleCheck, CirclePause, Clock, type LucideIcon, TimerOff } from 'lucide-react';
import { exactTime } from '@/components/portal/format';
import type { ManagedKey } from '@/lib/services/api-keys/list-managed-keys';

const dayMs = 86_400_000;
const soonDays = 14;
/** From here on months say enough. */
const countedDays = 90;

interface Look {
  word: string;
  Icon: LucideIcon;
  className: string;
  /** Shown on hover. */
  exact?: string;
}

/** What a key is worth now, as icon and word. Keys of an organization whose plan has no API are paused. */
export function KeyState({ subject, now, isPaused = false }: { subject: ManagedKey; now: Date; isPaused?: boolean }) {
  const { word, Icon, className, exact } = lookOf(subject, now, isPaused);
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium ${className}`} title={exact}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {word}
    </span>
  );
}

function lookOf({ revokedAt, expiresAt }: ManagedKey, now: Date, isPaused: boolean): Look {
  if (revokedAt) return { word: 'Revoked', Icon: Ban, className: 'text-muted', exact: exactTime(revokedAt) };
  if (expiresAt && expiresAt <= now)
    return { word: 'Expired', Icon: TimerOff, className: 'text-muted', exact: exactTime(expiresAt) };
  if (isPaused) return { word: 'Paused', Icon: CirclePause, className: 'text-warn' };
  if (!expiresAt) return { word: 'Live', Icon: CircleCheck, className: 'text-good' };
  const days = (expiresAt.getTime() - now.getTime()) / dayMs;
  const word = `Expires in ${formatDistanceStrict(expiresAt, now, { unit: days >= 1 && days <= countedDays ? 'day' : undefined })}`;
  return { word, Icon: Clock, className: days < soonDays ? 'text-warn' : 'text-good', exact: exactTime(expiresAt) };
}
