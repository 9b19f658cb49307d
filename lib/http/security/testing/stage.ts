import { randomInt } from 'node:crypto';
import { createApiKeyText } from '@/lib/platform/crypto/api-key-text';
import { revokeApiKey } from '@/lib/services/api-keys/change-api-key';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { createJob } from '@/lib/services/jobs/create-job';
import { getJob } from '@/lib/services/jobs/get-job';
import { setPlan } from '@/lib/services/organizations/change-organization';
import { listTemplates } from '@/lib/services/templates/list-templates';
import { createOwnTemplate } from '@/lib/services/templates/testing/own-template';
import { acceptJob, completeWithFiles } from '@/lib/services/testing/test-job';
import { createTenant, type TestTenant } from '@/lib/services/testing/test-service';

/** Everybody who may come along with a key, or with something like one. */
export interface Stage {
  owner: TestTenant;
  /** A completed job of the owner's key, with its file. */
  jobId: string;
  /** The signed address of that file, without the origin. */
  downloadPath: string;
  /** The signed address of the picture of the owner's template, without the origin. */
  thumbnailPath: string;
  /** Under which the owner's key has made a job. */
  idempotencyKey: string;
  /** Another key of the owner's organization. */
  siblingKey: string;
  /** An organization of its own, in good standing. */
  stranger: TestTenant;
  /** Keys that once worked. */
  revokedKey: string;
  expiredKey: string;
  /** Well-formed, and nobody's. */
  unknownKey: string;
  /** Keys of organizations that left an eligible plan, by the plan they are on. */
  ineligibleKeys: Record<string, string>;
}

export async function setStage(): Promise<Stage> {
  const owner = await createTenant({ credits: 1_000 });
  return {
    owner,
    thumbnailPath: await giveTemplate(owner),
    ...(await finishJob(owner)),
    idempotencyKey: await useIdempotencyKey(owner),
    ...(await createKeys(owner)),
    stranger: await createTenant(),
    unknownKey: createApiKeyText(),
    ineligibleKeys: await createIneligibleKeys(),
  };
}

async function finishJob({ api, system }: TestTenant): Promise<Pick<Stage, 'jobId' | 'downloadPath'>> {
  const jobId = await acceptJob(api);
  await completeWithFiles(system, jobId);
  const { body } = await getJob({ ctx: api, input: { jobId, baseUrl: '' } });
  return { jobId, downloadPath: body.downloads?.[0]?.url ?? '' };
}

async function createKeys({ system }: TestTenant): Promise<Pick<Stage, 'siblingKey' | 'revokedKey' | 'expiredKey'>> {
  const create = (name: string, expiresAt?: Date) => createApiKey({ ctx: system, input: { name, expiresAt } });
  const [sibling, revoked, expired] = [
    await create('Sibling'),
    await create('Revoked'),
    await create('Expired', new Date(0)),
  ];
  await revokeApiKey({ ctx: system, input: { apiKeyId: revoked.id } });
  return { siblingKey: sibling.key, revokedKey: revoked.key, expiredKey: expired.key };
}

/** The body with which the owner has used the key of the stage. */
export const idempotentBody = { prompt: 'Three reasons', output_type: 'single_slide' } as const;

async function useIdempotencyKey({ api }: TestTenant): Promise<string> {
  const idempotencyKey = `order-${randomInt(1_000_000)}`;
  await createJob({
    ctx: api,
    input: { request: idempotentBody, sentBody: idempotentBody, idempotencyKey, baseUrl: 'http://localhost' },
  });
  return idempotencyKey;
}

/** Digits alone: equally far from every name that a message could offer instead. */
export function templateNameOf({ organizationId }: TestTenant): string {
  return BigInt(`0x${organizationId.replaceAll('-', '')}`)
    .toString()
    .slice(-20);
}

async function giveTemplate(owner: TestTenant): Promise<string> {
  const name = templateNameOf(owner);
  await createOwnTemplate(owner.system, { name });
  const listed = await listTemplates({ ctx: owner.api, input: { baseUrl: '' } });
  return listed.find((template) => template.name === name)?.thumbnailUrl ?? '';
}

const ineligible = [
  { plan: 'free', trial: false },
  { plan: 'starter', trial: false },
  { plan: 'business', trial: true },
  { plan: 'enterprise', trial: true },
] as const;

async function createIneligibleKeys(): Promise<Record<string, string>> {
  const keys: Record<string, string> = {};
  for (const input of ineligible) {
    const { system, key } = await createTenant();
    await setPlan({ ctx: system, input });
    keys[input.trial ? `${input.plan} (trial)` : input.plan] = key.key;
  }
  return keys;
}
