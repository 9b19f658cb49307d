/** Where the documents of an organization stand in the blob store, each in a folder under its id. */
export function documentFoldersOf(organizationId: string): string {
  return `organizations/${organizationId}/knowledge/`;
}

/** Everything of one document stands below this, and nothing else does. */
export function documentFolder({ id, organizationId }: { id: string; organizationId: string }): string {
  return `${documentFoldersOf(organizationId)}${id}/`;
}

/** The file as it was uploaded; its name stands in the row, since keys can't carry every letter. */
export function originalKeyOf(document: { id: string; organizationId: string }): string {
  return `${documentFolder(document)}original`;
}
