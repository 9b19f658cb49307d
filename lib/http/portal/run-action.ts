import { AppError } from '@/lib/contracts/app-error';
import type { ActionResult } from '@/lib/contracts/action-result';
import { toAppError } from '@/lib/services/to-app-error';
import { currentPerson, type CurrentPerson } from './current-person';

/**
 * What every server action of the portal does around its verb: the person comes from the session and
 * from nowhere else, and a failure becomes words. Next.js itself refuses actions sent from other sites.
 */
export async function runAction<T>(work: (person: CurrentPerson) => Promise<T>): Promise<ActionResult<T>> {
  try {
    const person = await currentPerson();
    if (!person) throw new AppError({ code: 'unauthorized', message: 'Your session has ended. Sign in again; nothing was changed.' });
    return { ok: true, value: await work(person) };
  } catch (thrown) {
    return { ok: false, error: toActionError(thrown) };
  }
}

/** @throws what isn't an error of ours: redirects of Next.js, and defects, which its log and error page take */
function toActionError(thrown: unknown) {
  if (isControlFlow(thrown)) throw thrown;
  const { code, message, param } = toAppError(thrown);
  if (code === 'internal_error') throw thrown;
  return { code, message, param };
}

function isControlFlow(thrown: unknown): boolean {
  return thrown instanceof Error && 'digest' in thrown && String(thrown.digest).startsWith('NEXT_');
}
