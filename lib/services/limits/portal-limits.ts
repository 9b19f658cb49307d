import type { CallWindow } from '@/lib/platform/rate-limiter/rate-limiter';
import { getEnv } from '@/lib/platform/env/env';

export type PortalLimitName = 'signInOfAccount' | 'signInFromAddress' | 'signUp' | 'invitationLookUp';

export interface PortalLimit extends CallWindow {
  /** What a person reads who goes beyond it, before when to try again. */
  exceeded: string;
  /** Guessing must not become free because nobody counts; following a link of 256 bits is no guessing. */
  whenStoreIsAway: 'goes on' | 'is refused';
}

const quarterHourSeconds = 15 * 60;
const tooManySignIns = 'Too many attempts to sign in.';

/** How often one person may do one thing in the portal. No part of the public interface, and not in its documents. */
export function portalLimit(name: PortalLimitName): PortalLimit {
  const { SIGN_IN_LIMIT_PER_ACCOUNT, SIGN_IN_LIMIT_PER_ADDRESS, SIGN_UP_LIMIT_PER_ADDRESS } = getEnv();
  const limits: Record<PortalLimitName, PortalLimit> = {
    signInOfAccount: {
      counter: 'sign-in-account',
      calls: SIGN_IN_LIMIT_PER_ACCOUNT,
      windowSeconds: quarterHourSeconds,
      exceeded: tooManySignIns,
      whenStoreIsAway: 'is refused',
    },
    signInFromAddress: {
      counter: 'sign-in-address',
      calls: SIGN_IN_LIMIT_PER_ADDRESS,
      windowSeconds: quarterHourSeconds,
      exceeded: tooManySignIns,
      whenStoreIsAway: 'is refused',
    },
    signUp: {
      counter: 'sign-up',
      calls: SIGN_UP_LIMIT_PER_ADDRESS,
      windowSeconds: 3600,
      exceeded: 'Too many attempts to create an account.',
      whenStoreIsAway: 'is refused',
    },
    invitationLookUp: {
      counter: 'invitation',
      calls: 60,
      windowSeconds: 60,
      exceeded: 'Too many invitation links were opened.',
      whenStoreIsAway: 'goes on',
    },
  };
  return limits[name];
}
