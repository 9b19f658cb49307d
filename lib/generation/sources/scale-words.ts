/** Words behind a number, and what they multiply it by; some are more than one number, depending on the language. */
const rows: readonly (readonly [scales: readonly number[], words: string])[] = [
  [[1e-4], 'bps?|basis points?|basispunkte?n?'],
  [
    [1e-2],
    'per ?cent|percentage points?|pct|prozent(?:punkte?n?)?|pour ?cent|pourcent\\p{L}*|points? de pourcentage|por ?ciento|por ?cento|per ?cento|procent\\p{L}*|процент\\p{L}*|बिंदु|प्रतिशत|फ़ीसदी|फीसदी|(?:ב)?אחוז\\p{L}*|(?:ب|في )ال(?:مئة|مائة)',
  ],
  [
    [1e3],
    'k|thousands?|tausend|tsd|milliers?|mille?|mil(?! mil[lh])|mila|tys|tysi[ąę]c\\p{L}*|duizend|bin|тыс|тысяч\\p{L}*|ألف\\p{L}*|آلاف|אלף|אלפים|हज़ार|हजार',
  ],
  [[1e5], 'lakhs?|lacs?|लाख'],
  [
    [1e6],
    'm|mm|mn|mln|mio|mill|millions?|millionen|millones|millón|mil[hi]ões|mil[hi][ãa]o|milion\\p{L}*|miljoen|milyon|млн|миллион\\p{L}*|مليون\\p{L}*|ملايين|מיליון|מיליוני|मिलियन',
  ],
  [[1e7], 'crores?|cr|करोड़|करोड'],
  [
    [1e9],
    'b|bn|bln|mrd|mds?|mld|mlrd|milliards?|milliarden?|mil millones|mil milhões|bilh(?:ão|ões)|miliardi?|miliardo|miliard\\p{L}*|miljard|milyar|млрд|миллиард\\p{L}*|مليار\\p{L}*|מיליארד|מיליארדי|अरब|बिलियन',
  ],
  [[1e9, 1e12], 'billions?'],
  [
    [1e12],
    'tn|trn|bio|billionen|billón|billones|bili(?:ão|ões)|bilion\\p{L}*|bilioni|biljoen|trillions?|trilyon|trilh(?:ão|ões)|трлн|триллион\\p{L}*|تريليون|טריליון',
  ],
];

/** In scripts that write no spaces: several multiply each other, as in 千万. */
const signs: Readonly<Record<string, number>> = {
  十: 10,
  百: 1e2,
  千: 1e3,
  万: 1e4,
  萬: 1e4,
  亿: 1e8,
  億: 1e8,
  兆: 1e12,
  십: 10,
  백: 1e2,
  천: 1e3,
  만: 1e4,
  억: 1e8,
  조: 1e12,
};

const percentSigns: Readonly<Record<string, number>> = { '%': 1e-2, '٪': 1e-2, '％': 1e-2, '‰': 1e-3 };

const currency = '(?:[$€£¥₹₽₺₩]|(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|INR|RUB|TRY|euros?|dollars?))';
/** Letters that are something else where they stand alone. */
const besideCurrency: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, mm: 1e6, b: 1e9 };

const words = rows.map(([, forms]) => forms).join('|');
const signRun = '[十百千]*[万萬亿億兆]+|[十百千]+|[십백천]*[만억조]+|[십백천]+|[%٪％‰]';

/** What multiplies a number, right behind it: "18.4 million", "18,4 Mio. €", "$18.4M", "18.4 €m", "3億". */
export const scaleBehind = new RegExp(
  `[ \\u00a0\\u202f-]?(?:(${signRun})|(?:${currency}[ \\u00a0\\u202f]?)?(${words})(?:(?![\\p{L}\\p{M}])|(?=(?:EUR|USD|GBP|CHF)(?!\\p{L}))))`,
  'iuy',
);

/** The same anywhere in a text, such as in the head of a table: "in Mio. €", "EUR m", "(%)", "T€". */
const anywhere = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?:${currency} ?)(k|t|mm?|b)(?!\\p{L})|(k|t|mm?|b) ?(?:${currency})(?!\\p{L})|((?:${words}))(?![\\p{L}\\p{M}]))|([%٪％‰]|百万|百萬|万|萬|億|亿|만|억)`,
  'giu',
);

const scalesOfWord = rows.map(([scales, forms]) => ({ scales, pattern: new RegExp(`^(?:${forms})$`, 'iu') }));

/** What a match of `scaleBehind` multiplies by. */
export function scalesOf(sign: string | undefined, word: string | undefined): readonly number[] {
  if (sign !== undefined)
    return [percentSigns[sign] ?? [...sign].reduce((product, one) => product * (signs[one] ?? 1), 1)];
  return scalesOfWord.find(({ pattern }) => pattern.test(word ?? ''))?.scales ?? [];
}

/** What a text may multiply its numbers by, wherever it says so. */
export function scalesSaid(text: string): number[] {
  const found = [...text.matchAll(anywhere)].flatMap(([, behind, before, word, sign]) => {
    const letter = (behind ?? before)?.toLowerCase();
    if (letter !== undefined) return besideCurrency[letter] ?? [];
    // A letter alone is no word.
    return word !== undefined && word.length === 1 ? [] : scalesOf(sign, word);
  });
  return [...new Set(found)];
}
