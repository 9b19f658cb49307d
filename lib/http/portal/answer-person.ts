import { AppError } from '@/lib/contracts/app-error';
import { errorCodes } from '@/lib/contracts/error-codes';
import { pageOrganizationHeader, pageOrganizationParam } from '@/lib/contracts/page-organization';
import { toAppError } from '@/lib/services/to-app-error';
import { currentPerson, type CurrentPerson } from './current-person';
import { isCrossSite } from './is-cross-site';
import { type Drawn, requireDrawnFor } from './page-organization';
import { currentRequest } from './sign-in/request-view';

/**
 * What every route of the portal that is no page does around its work: the person comes from the session, a failure
 * becomes a short text with its status, and nothing is kept on the way.
 *
 * @param drawn by the page that asks, where its request can't carry the header
 * @throws what is a defect, for the log of the server
 */
export async function answerPerson(
  work: (person: CurrentPerson) => Promise<Response>,
  { organizationId = null, isChange = false }: Partial<Drawn> = {},
): Promise<Response> {
  try {
    const person = await currentPerson();
    if (!person) throw new AppError({ code: 'unauthorized', message: 'Sign in to see this.' });
    const { headers } = await currentRequest();
    requireDrawnFor(person, { organizationId: headers.get(pageOrganizationHeader) ?? organizationId, isChange });
    return await work(person);
  } catch (thrown) {
    const { code, message } = toAppError(thrown);
    const { status } = errorCodes[code];
    if (code === 'internal_error' || status === null) throw thrown;
    return new Response(message, {
      status,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  }
}

/** For files of figures: a link on another site must not make a person's browser fetch those of their organization. */
export function answerSameSite(
  request: Request,
  work: (person: CurrentPerson, query: Record<string, string | undefined>) => Promise<Response> | Response,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const drawn = { organizationId: searchParams.get(pageOrganizationParam), isChange: request.method !== 'GET' };
  return answerPerson(async (person) => {
    if (isCrossSite(request.headers))
      throw new AppError({ code: 'forbidden', message: 'Open this file from the portal itself.' });
    return work(person, Object.fromEntries(searchParams));
  }, drawn);
}
