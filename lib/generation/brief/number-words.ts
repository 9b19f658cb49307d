/** Number words of the languages in which people write "five slides"; position is the value, from one. */
const lists: readonly string[] = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze',
  'una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
  'uma duas três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze',
  'una due tre quattro cinque sei sette otto nove dieci undici dodici',
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf',
  'jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć',
  'bir iki üç dört beş altı yedi sekiz dokuz on',
  'один два три четыре пять шесть семь восемь девять десять',
  'واحدة اثنتان ثلاث أربع خمس ست سبع ثماني تسع عشر',
  'אחד שני שלושה ארבעה חמישה שישה שבעה שמונה תשעה עשרה',
  'एक दो तीन चार पांच छह सात आठ नौ दस',
  '一 二 三 四 五 六 七 八 九 十',
  '한 두 세 네 다섯 여섯 일곱 여덟 아홉 열',
];

const values = new Map<string, number>();
for (const list of lists) {
  list.split(' ').forEach((word, index) => {
    if (!values.has(word)) values.set(word, index + 1);
  });
}
values.set('خمسة', 5).set('两', 2).set('兩', 2).set('single', 1);

/** Source of a pattern that matches every number word of the table, longest first. */
export const numberWordPattern = [...values.keys()].sort((a, b) => b.length - a.length).join('|');

/** The value of digits of any script or of a number word; null for anything else. */
export function readCount(token: string): number | null {
  const word = values.get(token.toLowerCase());
  if (word !== undefined) return word;
  const ascii = toAsciiDigits(token);
  return /^\d{1,9}$/.test(ascii) ? Number(ascii) : null;
}

/** Digits of every script that people write prompts in as 0 to 9; everything else unchanged. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = [0x0660, 0x06f0, 0x0966, 0xff10].find((start) => code >= start && code <= start + 9) ?? code;
    return String(code - zero);
  });
}
