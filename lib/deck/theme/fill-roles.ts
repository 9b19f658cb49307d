import { standIns, type ColorRole, type FillRole } from './theme';

/** The colours of what is filled, where one accent does for all. */
export function filledWith(hex: string): Record<FillRole, string> {
  return { accentFill: hex, edge: hex, bullet: hex, mark2: hex, mark3: hex, mark4: hex };
}

export function isFillRole(role: ColorRole): role is FillRole {
  return role in standIns && role !== 'onAccent';
}
