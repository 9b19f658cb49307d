/** Whether a table cell reads as a number: digits with signs, separators, currency, unit or percent. */
export function isNumeric(cell: string): boolean {
  const text = cell.trim();
  if (/^[-–—]$/.test(text)) return true;
  if (!/\p{Nd}/u.test(text)) return false;
  return /^[-+−–~≈<>±(]*\s*[\p{Sc}]?\s*[-+−]?[\p{Nd}][\p{Nd}.,’'٫٬\s\u00a0\u202f]*\)?\s*(?:[%‰\p{Sc}]|[\p{L}]{1,4}\.?|[\p{L}]?\p{Sc})?\)?$/u.test(
    text,
  );
}
