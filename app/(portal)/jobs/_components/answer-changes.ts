import { answerPerson } from '@/lib/http/portal/answer-person';
import type { CurrentPerson } from '@/lib/http/portal/current-person';

/** Whether what a page shows is still as it was: its token is the entity tag, and the body is empty. */
export function answerChanges(
  request: Request,
  readToken: (person: CurrentPerson) => Promise<string>,
): Promise<Response> {
  return answerPerson(async (person) => {
    const tag = `"${await readToken(person)}"`;
    const status = request.headers.get('If-None-Match') === tag ? 304 : 200;
    return new Response(null, { status, headers: { ETag: tag, 'Cache-Control': 'private, no-store' } });
  });
}
