import { childrenOf, parseXml, pathOf } from '../xml/tree';
import type { OpenPackage } from './open-package';
import { relationshipTypes } from './vocabulary';

/** Names of the slides' parts in the order in which they are shown. */
export function slidePathsOf(opened: OpenPackage): string[] {
  const presentation = targetOf(opened, '', relationshipTypes.officeDocument);
  const bytes = presentation === undefined ? undefined : opened.parts.get(presentation);
  if (presentation === undefined || bytes === undefined) return [];
  const list = pathOf(parseXml(bytes), 'p:sldIdLst');
  const links = new Map(opened.relationshipsOf(presentation).map(({ id, target }) => [id, target]));
  return list === undefined ? [] : childrenOf(list).flatMap((entry) => links.get(entry.get('r:id') ?? '') ?? []);
}

/** The first part that another one refers to with a relationship of the given type. */
export function targetOf(opened: OpenPackage, from: string, type: string): string | undefined {
  return opened.relationshipsOf(from).find((relationship) => relationship.type === type)?.target;
}
