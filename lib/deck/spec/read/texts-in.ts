import { isVisible } from './clean-words';
import type { Plain } from './plain';
import { isList, isObject } from './plain';

/** Fields that steer the layout and are never read by anybody. */
const steeringFields: ReadonlySet<string> = new Set([
  'kind',
  'arrangement',
  'imageId',
  'icon',
  'type',
  'align',
  'direction',
  'numberFormat',
  'xNumberFormat',
  'as',
  'axis',
]);

export function isSteering(field: string): boolean {
  return steeringFields.has(field);
}

/** Every text and number of a value that a reader could see, in order; values of steering fields only where they are no plain text. */
export function textsIn(value: Plain | undefined): string[] {
  if (typeof value === 'string') return isVisible(value) ? [value] : [];
  if (typeof value === 'number') return [String(value)];
  if (isList(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  return [...value].flatMap(([key, entry]) => (isSteering(key) && typeof entry !== 'object' ? [] : textsIn(entry)));
}

/** A value as one text, as a table cell shows it. */
export function textOfCell(cell: Plain | undefined): string {
  if (typeof cell === 'string') return cell;
  return typeof cell === 'boolean' ? String(cell) : textsIn(cell).join(' ');
}
