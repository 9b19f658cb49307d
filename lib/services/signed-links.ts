import { isSignedBy, sign } from '@/lib/platform/crypto/signing-keys';
import { getEnv } from '@/lib/platform/env/env';

/** What a link is for: one that was made for one purpose is worth nothing for another. */
export type LinkPurpose = 'download' | 'thumbnail';

/** The part of an address that shows that the service made it. */
export interface LinkProof {
  /** Unix time in seconds, as it stands in the address. */
  expires: string;
  kid: string;
  signature: string;
}

interface Linked {
  purpose: LinkPurpose;
  /** Of the one thing that the link leads to. */
  id: string;
  now?: Date;
}

/** The query of an address that is good for anyone who has it, for as long as download URLs live. */
export function signLink({ purpose, id, now = new Date() }: Linked): URLSearchParams {
  const lifetimeSeconds = getEnv().DOWNLOAD_URL_TTL_MINUTES * 60;
  const expires = String(Math.floor(now.getTime() / 1000) + lifetimeSeconds);
  const { kid, signature } = sign(signedText(purpose, id, expires), signingKeys());
  return new URLSearchParams({ expires, kid, signature });
}

/** Whether the service made this link, and it still holds. */
function isLiveLink({ purpose, id, proof, now = new Date() }: Linked & { proof: LinkProof }): boolean {
  const { expires, kid, signature } = proof;
  if (!isSignedBy(signedText(purpose, id, expires), { kid, signature }, signingKeys())) return false;
  return now.getTime() < Number(expires) * 1000;
}

function signedText(purpose: LinkPurpose, id: string, expires: string): string {
  return `${purpose}\n${id}\n${expires}`;
}

function signingKeys(): [string, ...string[]] {
  const [current, ...older] = getEnv()
    .DOWNLOAD_SIGNING_KEYS.split(',')
    .map((key) => key.trim());
  if (!current) throw new Error('DOWNLOAD_SIGNING_KEYS holds no key.');
  return [current, ...older];
}

export interface DownloadLink extends LinkProof {
  artifactId: string;
}

/** The address of a file, good for anyone who has it until it expires. */
export function signDownloadUrl({
  baseUrl,
  artifactId,
  now,
}: {
  baseUrl: string;
  artifactId: string;
  now?: Date;
}): string {
  return `${baseUrl}/api/v1/downloads/${artifactId}?${signLink({ purpose: 'download', id: artifactId, now })}`;
}

/** Whether the service made this link, and it still holds. */
export function isLiveDownloadLink({ artifactId, ...proof }: DownloadLink, now?: Date): boolean {
  return isLiveLink({ purpose: 'download', id: artifactId, proof, now });
}

export interface ThumbnailLink extends LinkProof {
  templateId: string;
}

/** The address of the picture of an organization's own template, good for anyone who has it until it expires. */
export function signThumbnailUrl({
  baseUrl,
  templateId,
  now,
}: {
  baseUrl: string;
  templateId: string;
  now?: Date;
}): string {
  return `${baseUrl}/api/v1/templates/${templateId}/thumbnail?${signLink({ purpose: 'thumbnail', id: templateId, now })}`;
}

/** Whether the service made this link, and it still holds. */
export function isLiveThumbnailLink({ templateId, ...proof }: ThumbnailLink): boolean {
  return isLiveLink({ purpose: 'thumbnail', id: templateId, proof });
}
