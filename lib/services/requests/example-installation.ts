import type { ContractNumbers } from '@/lib/contracts/contract-numbers';
import { defaultContractSettings } from '@/lib/platform/env/contract-settings';
import { contractNumbers } from './contract-numbers';

/** An installation that sets nothing, at an address that no one can have (RFC 2606): for what is written once for all. */
export function exampleInstallation(): { baseUrl: string; numbers: ContractNumbers } {
  return { baseUrl: 'https://deckwright.example', numbers: contractNumbers(defaultContractSettings()) };
}
