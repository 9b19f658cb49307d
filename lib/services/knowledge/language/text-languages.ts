/** One row a language: how its texts are told from others, and how PostgreSQL takes its words apart. */
export interface TextLanguage {
  /** BCP 47. */
  tag: string;
  /** PostgreSQL's text search configuration; null where it has none, and words are taken as they stand. */
  config: string | null;
  /** Words that nearly every text has, and that say nothing about its topic; none where the script alone tells. */
  words: readonly string[];
  /** Letters that hardly any other language of its script uses. */
  letters: string;
  /** Writes words that belong together as one, so that the beginning of a word counts. */
  isCompounding: boolean;
}

interface Traits {
  letters?: string;
  isCompounding?: boolean;
}

function row(
  tag: string,
  config: string | null,
  words: string,
  { letters = '', isCompounding = false }: Traits = {},
): TextLanguage {
  return { tag, config, words: words.split(' ').filter(Boolean), letters, isCompounding };
}

export const latinLanguages: readonly TextLanguage[] = [
  row(
    'en',
    'english',
    'the of and to in is that for with are this from as on by be it was at or an not have which we our',
  ),
  row(
    'de',
    'german',
    'der die das und ist mit für auf den von zu im ein eine des dem nicht sich werden wird auch bei als aus nach oder',
    { letters: 'ß', isCompounding: true },
  ),
  row(
    'fr',
    'french',
    'le la les des du et est pour dans une un sur avec que qui par au aux en pas sont plus ce cette nous ont',
    { letters: 'çèêœàù' },
  ),
  row(
    'es',
    'spanish',
    'el la los las de del y en para con una un por que es se al como más su sobre son este esta lo',
    { letters: 'ñ¿¡' },
  ),
  row(
    'pt',
    'portuguese',
    'o a os as de do da dos das e em para com uma um que não ao no na por mais são foi ser pelo pela',
    { letters: 'ãõ' },
  ),
  row(
    'it',
    'italian',
    'il lo la i gli le di del della e in per con una un che non al sono dei delle nel alla più dal è',
    { letters: 'ìò' },
  ),
  row(
    'nl',
    'dutch',
    'de het een en van in voor met op is zijn niet dat die aan te door over naar bij uit worden ook wordt',
    { isCompounding: true },
  ),
  row('pl', null, 'i w na z do o dla jest nie się że to od po oraz przez jak są jest przy który która które ich', {
    letters: 'łąęśżźćń',
  }),
  row('tr', 'turkish', 've bir bu için ile de da olarak çok daha gibi kadar olan en sonra ise her veya tarafından', {
    letters: 'şğı',
  }),
  row('sv', 'swedish', 'och att det som en på är av för med den till ett om har inte från eller vid kan', {
    letters: 'å',
    isCompounding: true,
  }),
  row('da', 'danish', 'og at det som en på er af for med den til et der har ikke fra eller ved kan de', {
    letters: 'æø',
    isCompounding: true,
  }),
  row('nb', 'norwegian', 'og at det som en på er av for med den til et har ikke fra eller ved kan de også', {
    letters: 'æø',
    isCompounding: true,
  }),
  row('fi', 'finnish', 'ja on ei että se joka mutta myös ovat oli kun sekä tai kuin hän niin voi', {
    letters: 'äö',
    isCompounding: true,
  }),
  row('hu', 'hungarian', 'a az és hogy nem is egy meg csak de van vagy már ez mint volt által', { letters: 'őű' }),
  row('ro', 'romanian', 'și de la în a cu pe care este nu pentru din că un o sau mai fi prin', { letters: 'ășț' }),
  row('cs', null, 'a se na je v že to s z do o pro jako není nebo které jsou při podle', { letters: 'ěřůč' }),
  row('id', 'indonesian', 'dan yang di untuk dengan dari pada adalah ini itu dalam tidak atau oleh akan sebagai'),
  row('ca', 'catalan', 'el la els les de del i en per amb una un que és no al com més aquest són', { letters: 'ŀ' }),
  row('vi', null, 'và của là có trong cho không được các một với những để người này', { letters: 'ơưđ' }),
];

export const cyrillicLanguages: readonly TextLanguage[] = [
  row('ru', 'russian', 'и в не на что с по как это для к из от за или при так же его', { letters: 'ыэъё' }),
  row('uk', null, 'і в не на що з як це для та до від за або при так його', { letters: 'іїєґ' }),
  row('bg', null, 'и в не на че с по как това за към от или при така', { letters: 'ъщ' }),
  row('sr', 'serbian', 'и у не на да са по као то за из од или при је се', { letters: 'ђћџљњј' }),
];

/** A language for each script that hardly more than one writes, the rarer scripts first. */
export const scriptLanguages: readonly { pattern: RegExp; language: TextLanguage }[] = [
  { pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, language: row('ja', null, '') },
  { pattern: /\p{Script=Hangul}/gu, language: row('ko', null, '') },
  { pattern: /\p{Script=Han}/gu, language: row('zh', null, '') },
  { pattern: /\p{Script=Thai}/gu, language: row('th', null, '') },
  {
    pattern: /\p{Script=Arabic}/gu,
    language: row('ar', 'arabic', 'في من على إلى أن هذا هذه التي الذي عن مع كان ما لا'),
  },
  { pattern: /\p{Script=Hebrew}/gu, language: row('he', null, 'של את על לא זה הוא היא עם גם או כי אם כל אל') },
  { pattern: /\p{Script=Devanagari}/gu, language: row('hi', 'hindi', 'के का की में से है और को पर यह हैं एक नहीं भी ने') },
  { pattern: /\p{Script=Greek}/gu, language: row('el', 'greek', 'και το να του της η με που για από σε των στην τα') },
  { pattern: /\p{Script=Tamil}/gu, language: row('ta', 'tamil', '') },
];

export const unknownLanguage = row('und', null, '');

const byTag = new Map(
  [...latinLanguages, ...cyrillicLanguages, ...scriptLanguages.map(({ language }) => language)].map((language) => [
    language.tag,
    language,
  ]),
);

/** The row of a BCP 47 tag, with or without a region. */
export function textLanguageOf(tag: string): TextLanguage {
  return byTag.get(tag.toLowerCase().split('-')[0] ?? '') ?? unknownLanguage;
}
