/** The parts of the first section of an Excel number format (ECMA-376 part 1, 18.8.31). */
interface FormatParts {
  /** Raw text before and behind the digits, percent sign and quotes included. */
  before: string;
  after: string;
  decimals: number;
  /** Decimals that are shown even as zeros. */
  fixed: number;
  asGroup: boolean;
  percent: boolean;
  /** Powers of a thousand that the number is divided by. */
  thousands: number;
  scientific: boolean;
}

const digits = /([#0][#0,]*)(?:\.([0#]+))?(,*)(E\+0+)?/;

/** Takes a number format apart; `General` and formats without digits have no parts around the number. */
export function splitFormat(format: string): FormatParts {
  const section = format.split(';')[0] ?? '';
  const match = format === 'General' ? null : digits.exec(section);
  if (!match)
    return {
      before: '',
      after: '',
      decimals: 10,
      fixed: 0,
      asGroup: format === 'General',
      percent: false,
      thousands: 0,
      scientific: false,
    };
  const [all, whole = '', fraction = '', commas = '', exponent] = match;
  const trailing = /,*$/.exec(whole)?.[0].length ?? 0;
  return {
    before: section.slice(0, match.index),
    after: section.slice(match.index + all.length),
    decimals: fraction.length,
    fixed: (fraction.match(/0/g) ?? []).length,
    asGroup: whole.slice(0, whole.length - trailing).includes(','),
    // In quotes it is a sign like any other.
    percent: section.replace(/"[^"]*"/g, '').includes('%'),
    thousands: trailing + commas.length,
    scientific: exponent !== undefined,
  };
}

/**
 * A number as PowerPoint would show it under the common Excel formats (ECMA-376 part 1,
 * 18.8.31): grouping, fixed decimals, percent, thousands left out, powers of ten and quoted or
 * plain affixes. Digits after the point are kept whole under `General`. An en dash stands for
 * a missing value.
 */
export function formatNumber(value: number | null, format: string, language: string): string {
  if (value === null) return '–';
  const parts = splitFormat(format);
  const scaled = (parts.percent ? value * 100 : value) / 1000 ** parts.thousands;
  const options = {
    minimumFractionDigits: parts.fixed,
    maximumFractionDigits: parts.decimals,
    useGrouping: parts.asGroup,
  };
  // The sign stands before a currency sign, as in Excel.
  const sign = parts.before !== '' && scaled < 0 ? '-' : '';
  const text = parts.scientific
    ? scientific(scaled, parts.fixed, language)
    : number(sign === '' ? scaled : -scaled, language, options);
  return sign + affix(parts.before) + text + affix(parts.after);
}

function affix(part: string): string {
  return part
    .replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1')
    .replace(/["\\]/g, '')
    .replace(/_.|\*./g, '');
}

/** As in 1.5E-06. */
function scientific(value: number, decimals: number, language: string): string {
  const [mantissa = '0', exponent = '0'] = value.toExponential(decimals).split('e');
  const power = Math.abs(Number(exponent)).toString().padStart(2, '0');
  return `${number(Number(mantissa), language, { minimumFractionDigits: decimals })}E${Number(exponent) < 0 ? '-' : '+'}${power}`;
}

/** Formats are slow to make; a deck has few. */
const knownFormats = new Map<string, Intl.NumberFormat>();

function number(value: number, language: string, options: Intl.NumberFormatOptions): string {
  const key = `${language} ${JSON.stringify(options)}`;
  // Latin digits, as in the chart itself and in what the author wrote.
  const format = knownFormats.get(key) ?? new Intl.NumberFormat(`${language}-u-nu-latn`, options);
  knownFormats.set(key, format);
  return format.format(value);
}
