/** A cell as the workbook shows it, as far as its number format is a common one. */
export function showCell(value: unknown, format: string | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return showDate(value);
  if (typeof value === 'number') return showNumber(value, format ?? 'General');
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return String(value);
}

/** Days as ISO 8601, which every language reads; the time only where there is one. */
function showDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  const clock = time.slice(0, 5);
  // Times without a day count from the first day of the calendar.
  if (date.getUTCFullYear() < 1901) return clock;
  return clock === '00:00' ? day : `${day} ${clock}`;
}

/** Percent, decimals and the sign of a currency are kept; thousands stay unparted, as people search for them. */
function showNumber(value: number, format: string): string {
  const [pattern = ''] = format.split(';');
  const plain = pattern.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '');
  const decimals = /\.([0#?]+)/.exec(plain)?.[1]?.length;
  if (plain.includes('%')) return `${round(value * 100, decimals ?? 0)}%`;
  const currency =
    /[$€£¥₹₽₺₩zł]+/u.exec(pattern.replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1').replace(/"([^"]*)"/g, '$1'))?.[0] ?? '';
  const shown =
    decimals !== undefined || /^#,##0$|^0$/.test(plain.trim())
      ? round(value, decimals ?? 0)
      : String(Number(value.toPrecision(15)));
  return currency === '' ? shown : `${shown} ${currency}`;
}

function round(value: number, decimals: number): string {
  return Number(value.toFixed(Math.min(decimals, 15))).toFixed(Math.min(decimals, 15));
}
