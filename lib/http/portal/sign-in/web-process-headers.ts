/**
 * What the web process says of a request to the pages that it runs. It overwrites what a caller sent under these names.
 * Plain names without imports, because both sides read them.
 */
export const clientAddressHeader = 'x-deckwright-client-address';
export const pathHeader = 'x-deckwright-path';

/** On the global object: pages are bundled apart from the process that runs them. */
const marker = globalThis as typeof globalThis & { deckwrightSetsHeaders?: boolean };

/** Says that this process sets the headers, so that they can be believed. */
export function announceHeaders(): void {
  marker.deckwrightSetsHeaders = true;
}

export function areHeadersOurs(): boolean {
  return marker.deckwrightSetsHeaders === true;
}
