import { isLiveLink, signLink, type LinkProof } from '../signed-link';

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
