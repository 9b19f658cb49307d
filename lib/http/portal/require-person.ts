import { redirect } from 'next/navigation';
import { currentPerson, type CurrentPerson } from './current-person';

/** For pages: the person who is signed in; everybody else is sent to the sign-in page. */
export async function requirePerson(): Promise<CurrentPerson> {
  const person = await currentPerson();
  if (!person) redirect('/signin');
  return person;
}
