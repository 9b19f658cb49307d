import type { ContractNumbers } from '@/lib/contracts/contract-numbers';
import { getEnv } from '@/lib/platform/env/env';
import { contractNumbers } from './contract-numbers';

export interface RequestSettings {
  /** Origin under which callers reach the service. */
  baseUrl: string;
  numbers: ContractNumbers;
}

let current: RequestSettings | undefined;

/** What requests to this installation are measured against. */
export function requestSettings(): RequestSettings {
  if (current) return current;
  const env = getEnv();
  current = { baseUrl: env.PUBLIC_BASE_URL, numbers: contractNumbers(env) };
  return current;
}
