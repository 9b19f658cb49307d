/** Words with which a text goes on to its next part, and small ones between a verb and what it leads to. */
export interface CourseWords {
  then: readonly string[];
  with: readonly string[];
  /** Words for the first to the eighth of some things, whatever they end on, and behind them those for the last. */
  places: readonly (readonly string[])[];
}

/** Alternatives behind slashes, in lower case. */
const lists: Readonly<Record<string, readonly [string, string]>> = {
  en: ['then/next/after that/after this/afterwards/followed by/second/secondly/next up', 'with/by/on/to/about'],
  de: [
    'dann/danach/anschließend/im anschluss/als nächstes/weiter/darauf/daraufhin/es folgt/darauf folgt',
    'mit/auf/zu/über',
  ],
  fr: ['ensuite/puis/après/après cela/par la suite/vient ensuite/suivi de', 'par/avec/sur/de'],
  es: ['luego/después/a continuación/seguidamente/más tarde/sigue', 'con/por/sobre/de'],
  it: ['poi/dopo/successivamente/in seguito/a seguire/quindi/segue', 'con/da/su/di'],
  pt: ['depois/em seguida/a seguir/seguidamente/logo após/segue-se', 'com/por/sobre/de'],
  nl: ['dan/daarna/vervolgens/daarop/hierna/aansluitend', 'met/door/over/op'],
  sv: ['sedan/därefter/efter det/följt av/nästa', 'med/om/på'],
  pl: ['potem/następnie/dalej/po tym/później/w następnej kolejności', 'od/o/na/z'],
  tr: ['sonra/ardından/daha sonra/bunun ardından/sonrasında', 'ile'],
  ru: ['затем/потом/далее/после этого/дальше', 'с/о/на'],
  ar: ['ثم/بعد ذلك/بعدها/يلي ذلك', 'ب/عن'],
  he: ['אחר כך/לאחר מכן/אחרי זה/בהמשך', 'עם/על'],
  hi: ['फिर/इसके बाद/उसके बाद/आगे', 'से/पर'],
  zh: ['然后/然後/接着/接著/接下来/接下來/之后/之後/其次/随后/隨後', '以/用'],
  ja: ['次に/続いて/その後/その次に/それから', 'で'],
  ko: ['다음으로/그다음/그 다음/이어서/그리고 나서/그 후', '로'],
};

/** One place behind the other, parted by blanks. */
const placesOf: Readonly<Record<string, string>> = {
  en: 'first second third fourth fifth sixth seventh eighth last/final',
  de: 'erste/ersten/erstes/erst/zuerst zweite/zweiten/zweites dritte/dritten/drittes vierte/vierten/viertes fünfte/fünften/fünftes sechste/sechsten/sechstes siebte/siebten/siebtes achte/achten/achtes letzte/letzten/letztes/hinten',
  fr: 'première/premier/premièrement deuxième/seconde/second troisième quatrième cinquième sixième septième huitième dernière/dernier',
  es: 'primera/primero/primer segunda/segundo tercera/tercero/tercer cuarta/cuarto quinta/quinto sexta/sexto séptima/séptimo octava/octavo última/último',
  it: 'prima/primo seconda/secondo terza/terzo quarta/quarto quinta/quinto sesta/sesto settima/settimo ottava/ottavo ultima/ultimo',
  pt: 'primeira/primeiro segunda/segundo terceira/terceiro quarta/quarto quinta/quinto sexta/sexto sétima/sétimo oitava/oitavo última/último',
  nl: 'eerste tweede derde vierde vijfde zesde zevende achtste laatste',
  sv: 'första andra tredje fjärde femte sjätte sjunde åttonde sista',
  pl: 'pierwszy/pierwsza/pierwsze/pierwszym/pierwszej drugi/druga/drugie/drugim/drugiej trzeci/trzecia/trzecie/trzecim/trzeciej czwarty/czwarta/czwarte/czwartym/czwartej piąty/piąta/piąte/piątym/piątej szósty/szósta/szóstym siódmy/siódma/siódmym ósmy/ósma/ósmym ostatni/ostatnia/ostatnie/ostatnim/ostatniej',
  tr: 'ilk/birinci/ilkinde/birincisi ikinci/ikincisi/ikincisinde üçüncü/üçüncüsü/üçüncüsünde dördüncü/dördüncüsü beşinci/beşincisi altıncı yedinci sekizinci son/sonuncu/sonuncusu',
  ru: 'первый/первая/первое/первом/первой второй/вторая/второе/втором третий/третья/третье/третьем/третьей четвертый/четвертая/четвертом/четвертой пятый/пятая/пятом/пятой шестой/шестая/шестом седьмой/седьмая/седьмом восьмой/восьмая/восьмом последний/последняя/последнем/последней',
  ar: 'الأولى/الأول/أولا الثانية/الثاني/ثانيا الثالثة/الثالث/ثالثا الرابعة/الرابع/رابعا الخامسة/الخامس/خامسا السادسة/السادس السابعة/السابع الثامنة/الثامن الأخيرة/الأخير/أخيرا',
  he: 'ראשון/ראשונה/הראשון/הראשונה/בראשון/בראשונה שני/שנייה/השני/השנייה/בשני/בשנייה שלישי/שלישית/השלישי/השלישית/בשלישי רביעי/רביעית/הרביעי/הרביעית חמישי/חמישית/החמישי/החמישית שישי/השישי שביעי/השביעי שמיני/השמיני אחרון/האחרון/האחרונה/באחרון',
  hi: 'पहली/पहला/पहले दूसरी/दूसरा/दूसरे तीसरी/तीसरा/तीसरे चौथी/चौथा/चौथे पांचवीं/पाँचवीं छठी सातवीं आठवीं आखिरी/अंतिम',
  zh: '第一/第1 第二/第2 第三/第3 第四/第4 第五/第5 第六/第6 第七/第7 第八/第8 最后/最後',
  ja: '最初/一枚目/1枚目 二枚目/2枚目 三枚目/3枚目 四枚目/4枚目 五枚目/5枚目 六枚目/6枚目 七枚目/7枚目 八枚目/8枚目 最後',
  ko: '첫/첫째/첫번째 둘째/두번째 셋째/세번째 넷째/네번째 다섯째/다섯번째 여섯째 일곱째 여덟째 마지막',
};

const known = new Map<string, CourseWords>();

/** Those of a language and of English, which people mix in. */
export function courseWords(tag: string): CourseWords {
  const base = tag.split('-')[0] ?? '';
  const own = known.get(base);
  if (own !== undefined) return own;
  const all = [lists[base], base === 'en' ? undefined : lists.en].filter((list) => list !== undefined);
  const wordsAt = (at: 0 | 1): string[] =>
    all.flatMap((list) => list[at].split('/')).sort((one, other) => other.length - one.length);
  const places = (placesOf[base] ?? '').split(' ').map((forms) => forms.split('/'));
  const words = { then: wordsAt(0), with: wordsAt(1), places };
  known.set(base, words);
  return words;
}
