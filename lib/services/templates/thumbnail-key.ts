/** Where the picture of an organization's own template stands in the blob store. */
export function thumbnailKeyOf({ organizationId, id }: { organizationId: string; id: string }): string {
  return `organizations/${organizationId}/templates/${id}.png`;
}
