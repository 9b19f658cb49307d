'use server';

import { revalidatePath } from 'next/cache';
import type { ActionResult } from '@/lib/contracts/action-result';
import { runAction } from '@/lib/http/portal/run-action';
import type { Role } from '@/lib/services/context';
import { createInvitation, type CreatedInvitation } from '@/lib/services/invitations/create-invitation';
import { revokeInvitation } from '@/lib/services/invitations/revoke-invitation';
import { changeRole } from '@/lib/services/members/change-role';
import { removeMember } from '@/lib/services/members/remove-member';

const page = '/settings/members';

export async function inviteAction(input: { email: string; role: Role }): Promise<ActionResult<CreatedInvitation>> {
  const answer = await runAction(({ ctx }) => createInvitation({ ctx, input }));
  revalidatePath(page);
  return answer;
}

export async function revokeInvitationAction(input: {
  invitationId: string;
}): Promise<ActionResult<{ email: string }>> {
  const answer = await runAction(({ ctx }) => revokeInvitation({ ctx, input }));
  revalidatePath(page);
  return answer;
}

export async function changeRoleAction(input: {
  userId: string;
  role: Role;
}): Promise<ActionResult<{ name: string; role: Role }>> {
  const answer = await runAction(({ ctx }) => changeRole({ ctx, input }));
  // A person may change their own role, and with it what every page shows them.
  revalidatePath('/', 'layout');
  return answer;
}

export async function removeMemberAction(input: { userId: string }): Promise<ActionResult<{ name: string }>> {
  const answer = await runAction(({ ctx }) => removeMember({ ctx, input }));
  revalidatePath(page);
  return answer;
}
