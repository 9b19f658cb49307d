import { AppError } from '@/lib/contracts/app-error';
import type { ActionResult } from '@/lib/contracts/action-result';
import { currentPerson, type CurrentPerson } from './current-person';
import { toActionError } from './to-action-error';

/**
 * What every server action of the portal does around its verb: the person comes from the session and
 * from nowhere else, and a failure becomes words. Next.js itself refuses actions sent from other sites.
 */
export async function runAction<T>(work: (person: CurrentPerson) => Promise<T>): Promise<ActionResult<T>> {
  try {
    const person = await currentPerson();
    if (!person)
      throw new AppError({
        code: 'unauthorized',
        message: 'Your session has ended. Sign in again; nothing was changed.',
      });
    return { ok: true, value: await work(person) };
  } catch (thrown) {
    return { ok: false, error: toActionError(thrown) };
  }
}
