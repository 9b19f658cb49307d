import { BadgePlus, Lock, LockOpen, Receipt, type LucideIcon } from 'lucide-react';
import type { EntryKind } from '@/lib/services/credits/list-ledger';

export interface EntryLook {
  label: string;
  /** What happened, in a few words. */
  meaning: string;
  Icon: LucideIcon;
  className: string;
}

export const entryLooks = {
  grant: { label: 'Added', meaning: 'by whoever runs this service', Icon: BadgePlus, className: 'text-good' },
  hold: { label: 'Set aside', meaning: 'the most it can cost', Icon: Lock, className: 'text-muted' },
  release: { label: 'Given back', meaning: 'what was set aside', Icon: LockOpen, className: 'text-muted' },
  charge: { label: 'Charged', meaning: 'for what was delivered', Icon: Receipt, className: 'text-accent' },
} as const satisfies Record<EntryKind, EntryLook>;
