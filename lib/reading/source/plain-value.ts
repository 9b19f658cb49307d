export type Value = string | number | boolean | null | undefined | Value[] | { [key: string]: Value };

/** Units by what they are called in keys. */
const units: ReadonlyMap<string, string> = new Map([
  ...'kg g km m cm mm h min s ms l ha litres'.split(' ').map((unit) => [unit, unit] as const),
  ['kwh', 'kWh'],
  ['m2', 'm²'],
  ['m3', 'm³'],
  ...'eur usd gbp chf cny jpy inr brl pln sek nok dkk'.split(' ').map((unit) => [unit, unit.toUpperCase()] as const),
  ...'ton tl try'.split(' ').map((unit) => [unit, unit === 'ton' ? unit : 'TL'] as const),
  ['%', '%'],
  ['pct', '%'],
  ['percent', '%'],
]);
/** Keys whose values name what they are in. */
export const naming = ['name', 'title', 'label', 'heading', 'question'];

export function isKeyed(value: Value): value is { [key: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isScalar = (value: Value): boolean => typeof value !== 'object' || value === null;

/** Keys that only say that something is said. */
const unsaying = new Set(['text', 'value']);
/** Parts of keys that are for programs. */
const technical = new Set('id uuid guid url uri href slug hash sha token etag checksum email avatar'.split(' '));
const stamp = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})[\d:.]*(?:Z|[+-]\d{2}:?\d{2})?$/u;
const centsKey = /^(.+)[_-]cents$/u;

/** A value without what only programs read, with amounts in their currency and "yes" as a sign. */
export function plainValue(value: Value): Value {
  if (Array.isArray(value)) return value.map(plainValue);
  if (!isKeyed(value))
    return typeof value === 'string' || typeof value === 'boolean'
      ? (signs.get(String(value)) ?? timeOf(value))
      : value;
  const currency = Object.entries(value).find(
    ([key, each]) => key.toLowerCase() === 'currency' && typeof each === 'string' && each.length <= 3,
  );
  const entries = Object.entries(value).flatMap(([key, each]): [string, Value][] => {
    const cents = centsKey.exec(key)?.[1];
    if (cents !== undefined && isNumber(each)) {
      const amount = (Number(each) / 100).toFixed(2);
      return [[cents, currency === undefined ? amount : `${amount} ${String(currency[1])}`]];
    }
    return isForPrograms(key, each, value) || (key === currency?.[0] && hasCents(value))
      ? []
      : [[key, plainValue(each)]];
  });
  return Object.fromEntries(entries);
}

const signs: ReadonlyMap<string, string> = new Map([
  ['true', '✓'],
  ['false', '–'],
  ['null', ''],
  ['~', ''],
]);

const isNumber = (value: Value): boolean => value !== '' && isScalar(value) && Number.isFinite(Number(value));

const hasCents = (value: object): boolean => Object.keys(value).some((key) => centsKey.test(key));

/** "2025-03-04T08:12:00Z" as people write it. */
function timeOf(value: string | boolean): Value {
  const [, day, time = ''] = stamp.exec(String(value)) ?? [];
  return day === undefined ? value : time === '00:00' ? day : `${day} ${time}`;
}

/** Addresses and marks of records; "id" stays where nothing else names what it is. */
function isForPrograms(key: string, value: Value, beside: { [key: string]: Value }): boolean {
  if (!isScalar(value)) return false;
  const text = String(value);
  if (text.startsWith('http') && !text.includes(' ')) return true;
  const last = spacedKey(key).toLowerCase().split(' ').at(-1) ?? '';
  const isNamed = Object.keys(beside).some((each) => naming.some((word) => each.toLowerCase().includes(word)));
  return technical.has(last) && (last !== 'id' || isNamed || key.toLowerCase() !== 'id');
}

function spacedKey(key: string): string {
  const spaced = key
    .replaceAll('_', ' ')
    .replaceAll('-', ' ')
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu}\p{Ll})/gu, ' ')
    .trim();
  const isCode = spaced === spaced.toLowerCase() || spaced !== key.replaceAll('_', ' ').trim();
  return isCode ? spaced.toLowerCase() : spaced;
}

/** What programs put at the end of a key: "cost_eur", "span_m", "share_pct". */
export function unitIn(key: string): string {
  const words = spacedKey(key).split(' ');
  const last = (words.at(-1) ?? '').toLowerCase();
  if (words.length < 2 || !(key.includes('_') || key.includes('-'))) return '';
  // A single letter is a unit only beside what it measures.
  if (last === 'c' || last === 'f') return words.at(-2)?.startsWith('temp') === true ? `°${last.toUpperCase()}` : '';
  const of = words.at(-2) === 'per' ? units.get(words.at(-3) ?? '') : null;
  if (of === undefined || (of !== null && words.length < 4)) return '';
  return [of, units.get(last) ?? (of === null ? '' : last)].filter((unit) => unit !== null).join('/');
}

/** "delivery_date", "deliveryDate" as people write them, without the unit that they end with. */
export function labelOf(key: string): string {
  const remark = key.indexOf(' (');
  if (remark > 0) return labelOf(key.slice(0, remark)) + key.slice(remark);
  const spaced = spacedKey(key);
  const words = spaced.split(' ');
  const taken = unitIn(key) === '' ? 0 : words.at(-2) === 'per' ? 3 : 1;
  const kept = words.slice(0, words.length - taken).join(' ');
  return kept.charAt(0).toUpperCase() + kept.slice(1);
}

/** The same with its unit, as the head of a column: "Cost (EUR)". */
export function headOfKey(key: string): string {
  if (unsaying.has(key.toLowerCase())) return '';
  const unit = unitIn(key);
  return unit === '' ? labelOf(key) : `${labelOf(key)} (${unit})`;
}
