import { createHash, createHmac } from 'node:crypto';
import { equalInConstantTime } from './equal-in-constant-time';

/** A signature and the name of the key that made it. */
export interface Signature {
  kid: string;
  signature: string;
}

/** A key's public name: tells keys apart and nothing about them. */
export function keyIdOf(secret: string): string {
  return createHash('sha256').update(`kid:${secret}`).digest('hex').slice(0, 8);
}

/** Signs with the first of the secrets; the others only verify what was signed before a rotation. */
export function sign(text: string, secrets: readonly [string, ...string[]]): Signature {
  return { kid: keyIdOf(secrets[0]), signature: mac(text, secrets[0]) };
}

export function isSignedBy(text: string, given: Signature, secrets: readonly string[]): boolean {
  const secret = secrets.find((candidate) => keyIdOf(candidate) === given.kid);
  if (secret === undefined) return false;
  return equalInConstantTime(mac(text, secret), given.signature);
}

function mac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
