import { AppError } from '@/lib/contracts/app-error';
import { getEnv } from '@/lib/platform/env/env';

/** Whether anybody may make an account, with an organization of their own. */
export function isSignUpOpen(): boolean {
  return getEnv().SIGN_UP === 'open';
}

export function requireOpenSignUp(): void {
  if (isSignUpOpen()) return;
  throw new AppError({
    code: 'forbidden',
    message: 'Accounts are made by invitation here. Ask an admin of your organization for a link.',
  });
}

/** What an organization that somebody makes for themselves begins with. */
export function signUpCredits(): number {
  return getEnv().SIGN_UP_CREDITS;
}
