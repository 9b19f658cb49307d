import type { ActionResult } from '@/lib/contracts/action-result';

/** What the frame shows of the person who is signed in. */
export interface ShellPerson {
  name: string;
  email: string;
  /** Owners and admins. */
  canManage: boolean;
  organization: { id: string; name: string; planName: string };
  organizations: readonly { id: string; name: string; role: string }[];
}

export type ChooseOrganization = (organizationId: string) => Promise<ActionResult<void>>;
