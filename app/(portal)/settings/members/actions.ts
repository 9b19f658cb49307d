'use server';

import { revalidatePath } from 'next/cache';
import type { ActionResult } from '@/lib/contracts/app-error';
import { runAction } from '@/lib/http/portal/actions';
import type { Role } from '@/lib/services/context';
import {
  createInvitation,
  type CreatedInvitation,
  revokeInvitation,
} from '@/lib/services/invitations/create-invitation';
import { changeRole, removeMember } from '@/lib/services/members/change-members';

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
