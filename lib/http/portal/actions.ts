import { AppError, type ActionError, type ActionResult } from '@/lib/contracts/app-error';
import type { KnownDevice } from '@/lib/services/limits/count-calls';
import { pageOrganizationHeader } from '@/lib/contracts/page-organization';
import { toAppError } from '@/lib/services/to-app-error';
import { currentPerson, type CurrentPerson } from './current-person';
import { requireDrawnFor } from './page-organization';
import { readDevice } from './sign-in/device-cookie';
import { clientAddress, currentRequest } from './sign-in/request-view';

interface ActionOptions {
  /** For actions that name the organization they are about: a page of any other may send them. */
  fromAny?: boolean;
}

/**
 * What every server action of the portal does around its verb: the person comes from the session and from nowhere else,
 * what a page of another organization sends is refused, and a failure becomes words. The proxy refuses actions sent from
 * other sites.
 */
export async function runAction<T>(
  work: (person: CurrentPerson) => Promise<T>,
  { fromAny = false }: ActionOptions = {},
): Promise<ActionResult<T>> {
  try {
    const person = await currentPerson();
    if (!person)
      throw new AppError({
        code: 'unauthorized',
        message: 'Your session has ended. Sign in again; nothing was changed.',
      });
    if (!fromAny) {
      const { headers } = await currentRequest();
      requireDrawnFor(person, { organizationId: headers.get(pageOrganizationHeader), isChange: true });
    }
    return { ok: true, value: await work(person) };
  } catch (thrown) {
    return { ok: false, error: toActionError(thrown) };
  }
}

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

interface Visitor {
  /** What their attempts are counted against. */
  address: string;
  /** Their browser, if somebody has signed in with it before. */
  device: KnownDevice | undefined;
}

/**
 * What server actions do that visitors may send: the words for what went wrong; nothing when it went well and led on to
 * another page.
 */
export async function visitorAction(work: (visitor: Visitor) => Promise<never>): Promise<ActionError> {
  try {
    const request = await currentRequest();
    return await work({ address: clientAddress(request), device: await readDevice(request) });
  } catch (thrown) {
    return toActionError(thrown);
  }
}

/** A text field of a form; empty for one that was left out or is a file. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
