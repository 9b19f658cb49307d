/** Words with which a text goes on to its next part, and small ones between a verb and what it leads to. */
export interface CourseWords {
  then: readonly string[];
  with: readonly string[];
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

const known = new Map<string, CourseWords>();

/** Those of a language and of English, which people mix in. */
export function courseWords(tag: string): CourseWords {
  const base = tag.split('-')[0] ?? '';
  const own = known.get(base);
  if (own !== undefined) return own;
  const all = [lists[base], base === 'en' ? undefined : lists.en].filter((list) => list !== undefined);
  const wordsAt = (at: 0 | 1): string[] =>
    all.flatMap((list) => list[at].split('/')).sort((one, other) => other.length - one.length);
  const words = { then: wordsAt(0), with: wordsAt(1) };
  known.set(base, words);
  return words;
}
