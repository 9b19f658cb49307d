import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** How a token looks; anything else is not worth a look into the database. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

export interface InvitationToken {
  /** What stands in the link, and nowhere else: base64url, 43 characters. */
  token: string;
  /** What is kept: `invitations.token_hash`. */
  tokenHash: string;
}

export function createInvitationToken(): InvitationToken {
  const token = randomBytes(tokenBytes).toString('base64url');
  return { token, tokenHash: hashInvitationToken(token) };
}

/** SHA-256, hexadecimal. No salt and no slowness is needed for 256 bits that chance made. */
export function hashInvitationToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function isInvitationToken(text: string): boolean {
  return tokenPattern.test(text);
}

/** Where the person who is invited goes, without the origin. */
export function invitationPath(token: string): string {
  return `/invitations/${token}`;
}
