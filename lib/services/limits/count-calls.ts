import { createHash } from 'node:crypto';
import { validate, version } from 'uuid';
import type { AppError } from '@/lib/contracts/app-error';
import type { RateLimitName } from '@/lib/contracts/rate-limits';
import { getEnv } from '@/lib/platform/env/env';
import { actorIdOf, type Call, type Context } from '../context';
import { clientAddressOf, type AddressSources } from './client-address';
import { countAgainst, peekAt, type RateLimitState } from './count-against';

/**
 * Counts a generate request before anything of it is read.
 *
 * With an Idempotency-Key nobody can know yet whether it makes a new job: a retry must not count
 * as one, and of a hundred simultaneous requests with one key only the one that wins the key does.
 * The database settles that, in `createJob`, which then calls `countNewJob`; to refuse here because
 * the limit looks used up would refuse the losers of a race whose winner had the last call.
 * So that such requests, valid or not, are bounded all the same, they have a wider limit of their
 * own; the state shown is that of new jobs.
 */
export async function countGenerateRequest({
  ctx,
  input,
}: Call<Context, { mayBeRetry: boolean }>): Promise<RateLimitState> {
  const key = keyOf(ctx);
  if (!input.mayBeRetry) return countAgainst('generate', key);
  const retries = await countAgainst('generateRetry', key);
  return retries.refusal ? retries : peekAt('generate', key);
}

/** Counts a job that is about to be accepted for a request with an Idempotency-Key. */
export function countNewJob({ ctx }: Call<Context, Record<never, never>>): Promise<RateLimitState> {
  return countAgainst('generate', keyOf(ctx));
}

/**
 * Counts a status request: per key, then per job. The job's id is taken as it was sent, whether or
 * not there is such a job, so that unknown, malformed and foreign ids behave like one's own.
 * The state is that of the key, or of the limit that refuses.
 */
export async function countStatusRequest({ ctx, input }: Call<Context, { jobId: string }>): Promise<RateLimitState> {
  const key = keyOf(ctx);
  const ofKey = await countAgainst('status', key);
  if (ofKey.refusal) return ofKey;
  const ofJob = await countAgainst(
    isNew(input.jobId) ? 'statusOfNewJob' : 'statusOfJob',
    `${key}:${jobKeyOf(input.jobId)}`,
  );
  return ofJob.refusal ? ofJob : ofKey;
}

/** The letters of a UUID may be sent in either case; of other texts any length and any character. */
function jobKeyOf(jobId: string): string {
  return validate(jobId) ? jobId.toLowerCase() : createHash('sha256').update(jobId).digest('base64url');
}

const firstSecondMs = 1_000;

/** A job's birth stands in its id (RFC 9562, section 5.7), so that no look-up is needed. */
function isNew(jobId: string): boolean {
  if (!validate(jobId) || version(jobId) !== 7) return false;
  const bornAtMs = Number.parseInt(jobId.slice(0, 8) + jobId.slice(9, 13), 16);
  return Math.abs(Date.now() - bornAtMs) < firstSecondMs;
}

export function countTemplatesRequest({ ctx }: Call<Context, Record<never, never>>): Promise<RateLimitState> {
  return countAgainst('templates', keyOf(ctx));
}

/** What limits per API key are counted by. */
function keyOf(ctx: Context): string {
  return actorIdOf(ctx.actor) ?? ctx.organizationId;
}

/**
 * Counts a request without a valid key against the address that it came from, and returns the
 * refusal once those are too many. Requests with a valid key are never held up by it: they are
 * authenticated first, because many callers can share one address, and none of them should be able
 * to lock the others out.
 */
export async function countFailedAuthentication({
  input,
}: {
  input: Omit<AddressSources, 'trustedHops'>;
}): Promise<AppError | null> {
  const address = clientAddressOf({ ...input, trustedHops: getEnv().TRUSTED_PROXY_HOPS });
  const { refusal } = await countAgainst('failedAuthentication', address);
  return refusal;
}

/** A browser in which the person of this address has signed in before, or is signed in now. */
export interface KnownDevice {
  email: string;
  id: string;
}

/**
 * Counts an attempt to sign in, before anything is made of it, and whether or not there is such an account. A right
 * password counts like a wrong one and takes nothing back: else whoever knows one could guess at others without end.
 *
 * A device that is known to the account has a limit of its own, so that what others guess never locks its person out.
 * For all others there are three, and who is refused by one is not counted by the next: nobody locks many accounts from
 * one address, nor one account for everybody.
 *
 * @param input.email as it was typed
 * @param input.address as `clientAddressOf` gives it
 */
export async function countSignIn({
  input,
}: {
  input: { email: string; address: string; device?: KnownDevice };
}): Promise<void> {
  const account = accountKeyOf(input.email);
  const { device, address } = input;
  if (device && accountKeyOf(device.email) === account)
    return requireWithin('signInOfAccount', `${account}:device:${device.id}`);
  await requireWithin('signInFromAddress', address);
  await requireWithin('signInOfAccount', `${account}:address:${address}`);
  await requireWithin('signInOfAccountAnywhere', account);
}

/** Of any length and any characters, so that no spelling of an address is counted apart or breaks the store. */
function accountKeyOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

/** Counts an attempt to create an account from a client address. */
export function countSignUp({ input }: { input: { address: string } }): Promise<void> {
  return requireWithin('signUp', input.address);
}

/** Counts the opening of an invitation link from a client address. */
export function countInvitationLookUp({ input }: { input: { address: string } }): Promise<void> {
  return requireWithin('invitationLookUp', input.address);
}

/** @throws AppError that says when to try again, once there were too many */
async function requireWithin(name: RateLimitName, key: string): Promise<void> {
  const { refusal } = await countAgainst(name, key);
  if (refusal) throw refusal;
}
