import { redirect } from 'next/navigation';
import { currentPerson, currentSession, type CurrentPerson } from './current-person';
import { currentRequest } from './sign-in/request-view';
import { signInPath, wantedPath } from './sign-in/return-path';

/**
 * For pages and their layouts: the person who is signed in. Visitors are sent to the sign-in page, and back again
 * afterwards; people without any organization to a page where they can make one.
 */
export async function requirePerson(): Promise<CurrentPerson> {
  const person = await currentPerson();
  if (person) return person;
  if (await currentSession()) redirect('/signup/organization');
  redirect(signInPath(wantedPath(await currentRequest())));
}
