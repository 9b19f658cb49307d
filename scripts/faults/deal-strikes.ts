import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError, say, step } from '../prepare/say.mjs';
import type { FaultStage } from './fault-stage';
import type { LightCallers } from './light-callers';
import { serviceOf, type Strike } from './outside-services';

/** A strike as it went. */
export interface DealtStrike extends Strike {
  struck: number;
  /** From the return of the service until a job that was posted then was in its caller's hands. */
  backMs?: number;
  problem?: string;
  /** Of processes that ended meanwhile although nobody asked them to. */
  ownEnds: string[];
}

/** A service that is back has so long to be of use. */
const backWithinMs = 45_000;
const firstWithinMs = 120_000;
const warmUpMs = 4_000;

/**
 * Lets one service after the other be away in one mode after the other, and waits each time until it is of use again. Returns how
 * long a job takes from its post to its file without any fault.
 */
export async function dealStrikes(
  stage: FaultStage,
  callers: LightCallers,
  strikes: readonly Strike[],
  dealt: DealtStrike[],
): Promise<{ usualMs: number }> {
  await step('Waiting for the first job', () => sendFirst(callers));
  await sleep(warmUpMs);
  const began = performance.now();
  await sendFirst(callers);
  const usualMs = performance.now() - began;
  for (const strike of strikes) {
    const proxy = stage.proxies[strike.service]!;
    const endsBefore = stage.kept.map(({ ownEnds }) => ownEnds.length);
    const result: DealtStrike = { ...strike, struck: 0, ownEnds: [] };
    dealt.push(result);
    await proxy.set(strike.mode);
    await sleep(strike.seconds * 1_000);
    result.struck = proxy.struck();
    await proxy.set(null);
    await awaitReturn(callers, result);
    result.ownEnds = stage.kept.flatMap(({ name, ownEnds }, index) =>
      ownEnds.slice(endsBefore[index]).map((code) => `${name} ended with ${code}`),
    );
    const back =
      result.backMs === undefined ? (result.problem ?? 'not of use again') : `${(result.backMs / 1_000).toFixed(1)} s`;
    say(`  ${serviceOf(strike.service).title}, ${strike.mode} for ${strike.seconds} s; back after ${back}`);
  }
  return { usualMs };
}

async function sendFirst(callers: LightCallers): Promise<void> {
  const tooLate = AbortSignal.timeout(firstWithinMs);
  await callers.sendCanary(tooLate).catch((error: unknown) => {
    throw tooLate.aborted ? new PlainError(`No job was done within ${firstWithinMs / 1_000} seconds.`) : error;
  });
}

async function awaitReturn(callers: LightCallers, result: DealtStrike): Promise<void> {
  const began = performance.now();
  const tooLate = AbortSignal.timeout(backWithinMs);
  try {
    await callers.sendCanary(tooLate);
    result.backMs = performance.now() - began;
  } catch (error) {
    result.problem = tooLate.aborted
      ? `no job posted after its return was done within ${backWithinMs / 1_000} s`
      : (error as Error).message;
  }
}
