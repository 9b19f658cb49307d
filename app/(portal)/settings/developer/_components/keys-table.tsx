import { formatDistanceStrict } from 'date-fns';
import {
  Ban,
  CircleCheck,
  CirclePause,
  Clock,
  CornerDownRight,
  type LucideIcon,
  RefreshCw,
  TimerOff,
} from 'lucide-react';
import { RelativeTime, OnHoverTime } from '@/components/portal/reader-time';
import { cn } from '@/components/ui/cn';
import { Table, TableHead, Td, Th, Tr } from '@/components/ui/table';
import type { DayOfUse, KeyUsage, UsageOfKeys } from '@/lib/services/api-keys/get-key-usage';
import type { ManagedKey, Rotation } from '@/lib/services/api-keys/list-managed-keys';
import { KeyMenu } from './key-dialogs';

export interface KeysTableProps {
  label: string;
  keys: readonly ManagedKey[];
  usage: UsageOfKeys;
  rotations: readonly Rotation[];
  now: Date;
  /** Whether the viewer gets the actions of live keys. */
  canManage: boolean;
  isEligible: boolean;
}

/** A table where there is room, a list of cards in a narrow place. */
export function KeysTable({ label, keys, usage, rotations, now, canManage, isEligible }: KeysTableProps) {
  return (
    <div className="@container">
      <Table label={label} className="@max-2xl:block">
        <TableHead className="@max-2xl:sr-only">
          <tr>
            <Th>Key</Th>
            <Th className="px-3">State</Th>
            <Th className="px-3">Requests, {usage.dayCount} days</Th>
            <Th className="px-3">Last used</Th>
            {canManage && (
              <Th className="px-3">
                <span className="sr-only">Actions</span>
              </Th>
            )}
          </tr>
        </TableHead>
        <tbody className="@max-2xl:block">
          {keys.map((key) => (
            <KeyRow
              key={key.id}
              subject={key}
              usage={usage.byKey[key.id]}
              replaces={rotations.find(({ successor }) => successor.id === key.id)?.old.name}
              replacedBy={rotations.find(({ old }) => old.id === key.id)?.successor.name}
              now={now}
              canManage={canManage}
              isEligible={isEligible}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

interface KeyRowProps {
  subject: ManagedKey;
  usage: KeyUsage | undefined;
  /** Names of the other key of a pair that is being rotated. */
  replaces?: string;
  replacedBy?: string;
  now: Date;
  canManage: boolean;
  isEligible: boolean;
}

const cellClass = 'px-3 first:pl-4 @max-2xl:col-span-2 @max-2xl:p-0';

function KeyRow({ subject, usage, replaces, replacedBy, now, canManage, isEligible }: KeyRowProps) {
  const isLive = !subject.revokedAt && (!subject.expiresAt || subject.expiresAt > now);
  return (
    <Tr className="align-top @max-2xl:grid @max-2xl:grid-cols-[minmax(0,1fr)_auto] @max-2xl:gap-2.5 @max-2xl:p-4 @max-2xl:first:border-t-0">
      <Td className={cn(cellClass, 'w-full @max-2xl:col-span-1')}>
        <NameAndOrigin subject={subject} now={now} />
        {replaces !== undefined && <Pair Icon={RefreshCw} words="Replaces" name={replaces} />}
        {replacedBy !== undefined && <Pair Icon={CornerDownRight} words="Being replaced by" name={replacedBy} />}
      </Td>
      <Td className={cn(cellClass, 'whitespace-nowrap')}>
        <KeyState subject={subject} now={now} isPaused={isLive && !isEligible} />
      </Td>
      <Td className={cellClass}>{usage && <UsageSparkline usage={usage} />}</Td>
      <Td className={cn(cellClass, 'whitespace-nowrap')}>
        <span className="hidden text-muted @max-2xl:inline">Last used </span>
        {subject.lastUsedAt ? (
          <RelativeTime date={subject.lastUsedAt} now={now} />
        ) : (
          <span className="text-muted">never</span>
        )}
      </Td>
      {canManage && (
        <Td className="py-1.5 pl-0 @max-2xl:col-start-2 @max-2xl:row-start-1 @max-2xl:p-0">
          {isLive && <KeyMenu subject={subject} canRotate={isEligible && replacedBy === undefined} />}
        </Td>
      )}
    </Tr>
  );
}

function NameAndOrigin({
  subject: { name, displayPrefix, createdAt, createdBy },
  now,
}: Pick<KeyRowProps, 'subject' | 'now'>) {
  return (
    <>
      <p dir="auto" className="line-clamp-2 font-medium [overflow-wrap:anywhere]" title={name}>
        {name}
      </p>
      <p className="flex flex-wrap gap-x-3 text-[13px] text-muted">
        <code className="font-mono">{displayPrefix}…</code>
        <span className="line-clamp-2 [overflow-wrap:anywhere]">
          created <RelativeTime date={createdAt} now={now} /> by <bdi>{createdBy?.name ?? 'the operator'}</bdi>
        </span>
      </p>
    </>
  );
}

function Pair({ Icon, words, name }: { Icon: typeof RefreshCw; words: string; name: string }) {
  return (
    <p className="mt-1 flex items-start gap-1.5 text-xs text-muted">
      <Icon aria-hidden className="mt-0.5 size-3 shrink-0" />
      <span className="line-clamp-2 [overflow-wrap:anywhere]">
        {words} “<bdi>{name}</bdi>”
      </span>
    </p>
  );
}

const dayMs = 86_400_000;
const soonDays = 14;
/** From here on months say enough. */
const countedDays = 90;

interface StateAppearance {
  word: string;
  Icon: LucideIcon;
  className: string;
  /** Shown on hover. */
  /** When it came or comes to that. */
  at?: Date;
}

/** What a key is worth now, as icon and word. Keys of an organization whose plan has no API are paused. */
function KeyState({ subject, now, isPaused = false }: { subject: ManagedKey; now: Date; isPaused?: boolean }) {
  const { word, Icon, className, at } = appearanceOf(subject, now, isPaused);
  const classes = `inline-flex items-center gap-1.5 font-medium ${className}`;
  const shown = (
    <>
      <Icon aria-hidden className="size-4 shrink-0" />
      {word}
    </>
  );
  return at ? (
    <OnHoverTime date={at} className={classes}>
      {shown}
    </OnHoverTime>
  ) : (
    <span className={classes}>{shown}</span>
  );
}

function appearanceOf({ revokedAt, expiresAt }: ManagedKey, now: Date, isPaused: boolean): StateAppearance {
  if (revokedAt) return { word: 'Revoked', Icon: Ban, className: 'text-muted', at: revokedAt };
  if (expiresAt && expiresAt <= now) return { word: 'Expired', Icon: TimerOff, className: 'text-muted', at: expiresAt };
  if (isPaused) return { word: 'Paused', Icon: CirclePause, className: 'text-warn' };
  if (!expiresAt) return { word: 'Live', Icon: CircleCheck, className: 'text-good' };
  const days = (expiresAt.getTime() - now.getTime()) / dayMs;
  const word = `Expires in ${formatDistanceStrict(expiresAt, now, { unit: days >= 1 && days <= countedDays ? 'day' : undefined })}`;
  return { word, Icon: Clock, className: days < soonDays ? 'text-warn' : 'text-good', at: expiresAt };
}

const heightPx = 24;
const pitchPx = 4;
const barPx = 3;
/** The least that can be seen: one request beside days of thousands. */
const leastPx = 2;

const grouped = (count: number, word: string) => `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;

/** Requests day by day, errors in red at the foot of their bars; the same in words below. */
function UsageSparkline({ usage }: { usage: KeyUsage }) {
  return (
    <div className="flex flex-col gap-1">
      <Bars days={usage.days} />
      <span className="text-xs whitespace-nowrap text-muted tabular-nums">
        {usage.requests === 0 ? 'No requests' : grouped(usage.requests, 'request')}
        {usage.errors > 0 && (
          <>
            , <span className="text-bad">{grouped(usage.errors, 'error')}</span>
          </>
        )}
      </span>
    </div>
  );
}

function Bars({ days }: { days: readonly DayOfUse[] }) {
  const busiest = days.reduce((most, day) => (day.requests > most.requests ? day : most));
  const widthPx = days.length * pitchPx - (pitchPx - barPx);
  const heightOf = (count: number) =>
    count === 0 ? 0 : Math.max(leastPx, Math.round((count / busiest.requests) * heightPx));
  const label =
    busiest.requests === 0
      ? `No requests in the last ${days.length} days`
      : `Requests a day in the last ${days.length} days, the most on ${busiest.day}: ${busiest.requests.toLocaleString('en')}`;
  return (
    <svg
      role="img"
      aria-label={label}
      width={widthPx}
      height={heightPx + 1}
      viewBox={`0 0 ${widthPx} ${heightPx + 1}`}
      className={cn('max-w-full', busiest.requests === 0 && '@max-2xl:hidden')}
    >
      <path className="fill-line" d={`M0 ${heightPx}h${widthPx}v1h-${widthPx}z`} />
      <path className="fill-accent" d={barsOf(days.map(({ requests }) => heightOf(requests)))} />
      <path className="fill-bad" d={barsOf(days.map(({ errors }) => heightOf(errors)))} />
    </svg>
  );
}

function barsOf(heights: readonly number[]): string {
  return heights
    .map((height, index) => (height === 0 ? '' : `M${index * pitchPx} ${heightPx}v-${height}h${barPx}v${height}z`))
    .join('');
}
