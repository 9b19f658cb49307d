import { iconAliases } from './icon-aliases';
import type { IconName } from './icon-set';
import { iconSet } from './icon-set';

/** What other sets put before their names: `lucide:leaf`, `fa-leaf`, `LeafIcon`. */
const foreignParts = /^(?:lucide|icons?|fa[bsr]?|mdi|bi|ph|tabler|heroicons)[:/-]+|-icon$/g;

/**
 * The icon of this name, or null when the set has none. Other spellings (`Shield_Check`,
 * `ShieldCheck`, `lucide:shield-check`) and common other names (`warning`) are the same to it.
 */
export function findIcon(name: string | undefined): IconName | null {
  if (name === undefined) return null;
  if (isIconName(name)) return name;
  const plain = kebabOf(name);
  if (isIconName(plain)) return plain;
  return Object.hasOwn(iconAliases, plain) ? (iconAliases[plain] ?? null) : null;
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconSet, name);
}

function kebabOf(name: string): string {
  return name
    .trim()
    .replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-')
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(foreignParts, '')
    .replace(/^[:-]+|[:-]+$/g, '');
}
