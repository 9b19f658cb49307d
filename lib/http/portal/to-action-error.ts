import type { ActionError } from '@/lib/contracts/action-result';
import { toAppError } from '@/lib/services/to-app-error';

/** @throws what isn't an error of ours: redirects of Next.js, and defects, which its log and error page take */
export function toActionError(thrown: unknown): ActionError {
  if (isControlFlow(thrown)) throw thrown;
  const { code, message, param } = toAppError(thrown);
  if (code === 'internal_error') throw thrown;
  return { code, message, param };
}

function isControlFlow(thrown: unknown): boolean {
  return thrown instanceof Error && 'digest' in thrown && String(thrown.digest).startsWith('NEXT_');
}
