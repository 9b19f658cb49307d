import { isSignedBy, sign } from '@/lib/platform/crypto/signing-keys';
import { getEnv } from '@/lib/platform/env/env';

export interface DownloadLink {
  artifactId: string;
  /** Unix time in seconds, as it stands in the address. */
  expires: string;
  kid: string;
  signature: string;
}

/** The address of a file, good for anyone who has it until it expires. */
export function signDownloadUrl({
  baseUrl,
  artifactId,
  now = new Date(),
}: {
  baseUrl: string;
  artifactId: string;
  now?: Date;
}): string {
  const lifetimeSeconds = getEnv().DOWNLOAD_URL_TTL_MINUTES * 60;
  const expires = String(Math.floor(now.getTime() / 1000) + lifetimeSeconds);
  const { kid, signature } = sign(signedText(artifactId, expires), signingKeys());
  const query = new URLSearchParams({ expires, kid, signature });
  return `${baseUrl}/api/v1/downloads/${artifactId}?${query}`;
}

/** Whether the service made this link, and it still holds. */
export function isLiveDownloadLink(link: DownloadLink, now: Date = new Date()): boolean {
  const { artifactId, expires, kid, signature } = link;
  if (!isSignedBy(signedText(artifactId, expires), { kid, signature }, signingKeys())) return false;
  return now.getTime() < Number(expires) * 1000;
}

function signedText(artifactId: string, expires: string): string {
  return `download\n${artifactId}\n${expires}`;
}

function signingKeys(): [string, ...string[]] {
  const [current, ...older] = getEnv()
    .DOWNLOAD_SIGNING_KEYS.split(',')
    .map((key) => key.trim());
  if (!current) throw new Error('DOWNLOAD_SIGNING_KEYS holds no key.');
  return [current, ...older];
}
