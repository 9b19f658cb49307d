/**
 * A number as PowerPoint would show it under the common Excel formats (ECMA-376 part 1,
 * 18.8.31): grouping, fixed decimals, percent and quoted or plain affixes. Digits after the
 * point are kept whole under `General`. An en dash stands for a missing value.
 */
export function formatNumber(value: number | null, format: string, language: string): string {
  if (value === null) return '–';
  const pattern = /[#0][#0,]*(?:\.([0#]+))?/.exec(format);
  if (format === 'General' || !pattern) return number(value, language, { maximumFractionDigits: 10 });
  const percent = format.includes('%');
  const decimals = pattern[1]?.length ?? 0;
  const fixed = (pattern[1]?.match(/0/g) ?? []).length;
  const scaled = percent ? value * 100 : value;
  const text = number(scaled, language, { minimumFractionDigits: fixed, maximumFractionDigits: decimals, useGrouping: pattern[0].includes(',') });
  const affix = (part: string) => part.replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1').replace(/["\\]/g, '').replace(/_.|\*./g, '');
  return affix(format.slice(0, pattern.index)) + text + affix(format.slice(pattern.index + pattern[0].length).split(';')[0] ?? '');
}

function number(value: number, language: string, options: Intl.NumberFormatOptions): string {
  // Latin digits, as in the chart itself and in what the author wrote.
  return new Intl.NumberFormat(`${language}-u-nu-latn`, options).format(value);
}
