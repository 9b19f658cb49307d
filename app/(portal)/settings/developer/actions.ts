'use server';

import { revalidatePath } from 'next/cache';
import { runAction } from '@/lib/http/portal/actions';
import type { CurrentPerson } from '@/lib/http/portal/current-person';
import {
  changeApiKeyExpiry,
  type ChangeApiKeyExpiryInput,
  renameApiKey,
  type RenameApiKeyInput,
  rotateApiKey,
  type RotateApiKeyInput,
  revokeApiKey,
  type RevokeApiKeyInput,
} from '@/lib/services/api-keys/change-api-key';
import { createApiKey, type CreateApiKeyInput, type CreatedApiKey } from '@/lib/services/api-keys/create-api-key';

/** What the dialog shows of a new key: the plaintext travels in this one answer and nowhere else. */
export type NewKey = Pick<CreatedApiKey, 'name' | 'key'>;

const shown = ({ name, key }: CreatedApiKey): NewKey => ({ name, key });

export async function createKey(input: CreateApiKeyInput) {
  return change(async ({ ctx }) => shown(await createApiKey({ ctx, input })));
}

export async function rotateKey(input: RotateApiKeyInput) {
  return change(async ({ ctx }) => shown(await rotateApiKey({ ctx, input })));
}

export async function renameKey(input: RenameApiKeyInput) {
  return change(({ ctx }) => renameApiKey({ ctx, input }));
}

export async function changeKeyExpiry(input: ChangeApiKeyExpiryInput) {
  return change(({ ctx }) => changeApiKeyExpiry({ ctx, input }));
}

export async function revokeKey(input: RevokeApiKeyInput) {
  return change(({ ctx }) => revokeApiKey({ ctx, input }));
}

/** Shows the list anew after a refusal as well, which may come from a list that is out of date. */
async function change<T>(work: (person: CurrentPerson) => Promise<T>) {
  const result = await runAction(work);
  revalidatePath('/settings/developer');
  return result;
}
