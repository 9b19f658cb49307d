import type { ActionError } from '@/lib/contracts/action-result';
import { toActionError } from '../to-action-error';
import { clientAddress } from './client-address';
import { currentRequest } from './request-view';

export interface Visitor {
  /** What their attempts are counted against. */
  address: string;
}

/**
 * What server actions do that visitors may send: the words for what went wrong; nothing when it went well and led on to
 * another page.
 */
export async function visitorAction(work: (visitor: Visitor) => Promise<never>): Promise<ActionError> {
  try {
    return await work({ address: clientAddress(await currentRequest()) });
  } catch (thrown) {
    return toActionError(thrown);
  }
}

/** A text field of a form; empty for one that was left out or is a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
