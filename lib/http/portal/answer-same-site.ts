import { AppError } from '@/lib/contracts/app-error';
import { answerPerson } from './answer-person';
import type { CurrentPerson } from './current-person';
import { isCrossSite } from './is-cross-site';

/** For files of figures: a link on another site must not make a person's browser fetch those of their organization. */
export function answerSameSite(
  request: Request,
  work: (person: CurrentPerson, query: Record<string, string | undefined>) => Promise<Response> | Response,
): Promise<Response> {
  return answerPerson(async (person) => {
    if (isCrossSite(request.headers))
      throw new AppError({ code: 'forbidden', message: 'Open this file from the portal itself.' });
    return work(person, Object.fromEntries(new URL(request.url).searchParams));
  });
}
