import { z } from 'zod';
import { choice, optional, webAddress, whole } from './setting';

const key = (about: string) => optional(about, 'text without white space', z.string().regex(/^\S+$/));
const address = (about: string) =>
  optional(
    about,
    'an address that begins with http:// or https://',
    webAddress.transform((text) => text.replace(/\/+$/, '')),
  );

export const portalSettings = {
  SIGN_UP: choice(
    ['open', 'invitation'],
    'open',
    'Who may make an account: everybody, who gets an organization of their own on the Free plan, or only people with an invitation.',
  ),
  SIGN_UP_CREDITS: whole(25, 'Credits that an organization begins with when somebody signs up.', {
    min: 0,
    max: 1_000_000,
  }),
  SIGN_IN_LIMIT_PER_ACCOUNT: whole(20, 'Attempts to sign in to one account in 15 minutes, right ones included.'),
  SIGN_IN_LIMIT_PER_ADDRESS: whole(
    300,
    'Attempts to sign in from one client address in 15 minutes, right ones included.',
  ),
  SIGN_UP_LIMIT_PER_ADDRESS: whole(30, 'Attempts to sign up from one client address in an hour.'),
  GITHUB_ID: key(
    'Client id of an OAuth app of GitHub, for signing in with GitHub. Its callback address is NEXTAUTH_URL/api/auth/callback/github.',
  ),
  GITHUB_SECRET: key('Its client secret; required with GITHUB_ID.'),
  GITHUB_BASE_URL: address('A GitHub Enterprise server; github.com when empty.'),
  GOOGLE_CLIENT_ID: key(
    'OAuth client id of Google, for signing in with Google. Its callback address is NEXTAUTH_URL/api/auth/callback/google.',
  ),
  GOOGLE_CLIENT_SECRET: key('Its client secret; required with GOOGLE_CLIENT_ID.'),
  GOOGLE_ISSUER_URL: address('Another issuer that speaks OpenID Connect in Google’s place, for tests.'),
};
