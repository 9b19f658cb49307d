import type { IconName } from './icon-set';
import { iconSet } from './icon-set';

/** The icon of this name, or null when the set has none. */
export function findIcon(name: string | undefined): IconName | null {
  return name !== undefined && isIconName(name) ? name : null;
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconSet, name);
}
