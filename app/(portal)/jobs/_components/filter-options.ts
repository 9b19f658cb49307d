import type { JobStatus, OutputType } from '@/lib/contracts/job';
import type { JobKey } from '@/lib/services/jobs/list-jobs-keys';

export interface Option {
  value: string;
  label: string;
}

const statuses = {
  pending: 'Waiting',
  processing: 'Working',
  completed: 'Completed',
  failed: 'Failed',
} as const satisfies Record<JobStatus, string>;
const types = { deck: 'Decks', single_slide: 'Single slides' } as const satisfies Record<OutputType, string>;

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export interface FilterOptions {
  status: Option[];
  type: Option[];
  key: Option[];
}

export function filterOptions(keys: readonly JobKey[]): FilterOptions {
  const portal = { value: 'portal', label: 'In the portal' };
  return {
    status: optionsOf(statuses),
    type: optionsOf(types),
    key: [
      portal,
      ...keys.map(({ id, name, isRevoked }) => ({ value: id, label: isRevoked ? `${name} (revoked)` : name })),
    ],
  };
}
