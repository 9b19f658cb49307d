export interface ReadDigits {
  /** Where it begins in what was read. */
  offset: number;
  text: string;
  values: readonly number[];
  /** The digits of each part, where they may be several numbers. */
  parts: readonly string[];
}

/** Digits with signs between them, as one number or as several. */
export function readDigits(digits: string, around: { before: string; after: string }): ReadDigits[] {
  const values = valuesOf(digits);
  if (values.length > 0)
    return [{ offset: 0, text: digits, values, parts: mayBeSeveral(digits, around) ? digits.split(/\D/) : [] }];
  // "2024 12,300" and "1.2.3" are several numbers.
  const separator = digits.includes(' ') ? ' ' : /\D/;
  let offset = 0;
  return digits.split(separator).flatMap((part) => {
    const read = readDigits(part, { before: '', after: '' }).map((one) => ({ ...one, offset: offset + one.offset }));
    offset += part.length + 1;
    return read;
  });
}

/** Cells of a table beside each other, a time of day, and a date whose year is left out. */
function mayBeSeveral(digits: string, { after }: { after: string }): boolean {
  if (/[ :h]/.test(digits)) return true;
  const isDate = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])$/.test(digits);
  return isDate && /^\.(?:\s?\p{Ll}|[)–-])/u.test(after);
}

function valuesOf(text: string): number[] {
  if (/^\d+$/.test(text)) return [Number(text)];
  const time = /^(\d{1,2})[:h](\d{2})$/.exec(text);
  // As it is written with a point, too.
  if (time) return [Number(`${time[1]}.${time[2]}`)];
  const signs = text.replace(/\d/g, '');
  const values: number[] = [];
  if (signs.length === 1 && /[.,]/.test(signs)) values.push(Number(text.replace(',', '.')));
  if (isGrouped(text, signs)) values.push(readGrouped(text, signs));
  return values;
}

/** Groups of three, or of two as in India, behind the same sign; and perhaps decimals behind another. */
function isGrouped(text: string, signs: string): boolean {
  const parts = text.split(/\D/);
  const hasDecimals = signs.length > 1 && signs.at(-1) !== signs[0] && /[.,]/.test(signs.at(-1) ?? '');
  const groups = hasDecimals ? parts.slice(0, -1) : parts;
  const separators = new Set(hasDecimals ? signs.slice(0, -1) : signs);
  const [first = '', ...others] = groups;
  if (separators.size !== 1 || first.length > 3 || first.startsWith('0')) return false;
  return others.every((part, index) => part.length === 3 || (part.length === 2 && index < others.length - 1));
}

function readGrouped(text: string, signs: string): number {
  const last = signs.at(-1) ?? '';
  if (signs.length < 2 || last === signs[0]) return Number(text.replace(/\D/g, ''));
  const at = text.lastIndexOf(last);
  return Number(`${text.slice(0, at).replace(/\D/g, '')}.${text.slice(at + 1)}`);
}
