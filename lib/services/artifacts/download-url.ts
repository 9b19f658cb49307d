import { isLiveLink, signLink, type LinkProof } from '../signed-link';

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
