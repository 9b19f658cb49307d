import { AppError } from '@/lib/contracts/app-error';
import type { CurrentPerson } from './current-person';

export interface Drawn {
  /** The organization that the page was drawn for, as its request says; null where it says nothing. */
  organizationId: string | null;
  /** Whether more is asked for than to see something. */
  isChange: boolean;
}

/**
 * Refuses what comes from a page that was drawn for another organization than the one that the session looks at now:
 * what a person does on a page must not happen to what they chose in another tab. Links and pictures may say nothing;
 * so may a page whose script had not arrived yet, if its person belongs to one organization only.
 */
export function requireDrawnFor(person: CurrentPerson, { organizationId, isChange }: Drawn): void {
  const { organization: chosen, organizations } = person;
  if (organizationId === chosen.id) return;
  if (organizationId === null && !(isChange && organizations.length > 1)) return;
  const shown = organizations.find(({ id }) => id === organizationId);
  throw new AppError({
    code: 'conflict',
    message: shown
      ? `Nothing was done: this page shows ${shown.name}, and in another tab you switched to ${chosen.name}. Reload the page to go on with ${chosen.name}, or switch back to ${shown.name}.`
      : `Nothing was done: you work for ${chosen.name} now, and this page may be another organization’s. Reload it and try again.`,
  });
}
