import { CornerDownRight, RefreshCw } from 'lucide-react';
import { RelativeTime } from '@/components/portal/format';
import { cn } from '@/components/ui/cn';
import { Td, Tr } from '@/components/ui/table';
import type { KeyUsage } from '@/lib/services/api-keys/get-key-usage';
import type { ManagedKey } from '@/lib/services/api-keys/list-managed-keys';
import { KeyMenu } from './key-menu';
import { KeyState } from './key-state';
import { UsageSparkline } from './usage-sparkline';

export interface KeyRowProps {
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

export function KeyRow({ subject, usage, replaces, replacedBy, now, canManage, isEligible }: KeyRowProps) {
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
