/**
 * How each language calls the languages of decks, in the order of `named`; several names are
 * parted by "/". Polish and Russian give the stem, to which endings are added.
 */
export const named = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'tr',
  'ru',
  'ar',
  'he',
  'hi',
  'zh',
  'ja',
  'ko',
] as const;

export type NamedLanguage = (typeof named)[number];

const rows = {
  en: 'english german/deutsch french spanish/castilian portuguese italian dutch/flemish polish turkish russian arabic hebrew hindi chinese/mandarin/cantonese japanese korean',
  de: 'englisch deutsch/hochdeutsch/schweizerdeutsch französisch spanisch portugiesisch italienisch niederländisch/holländisch polnisch türkisch russisch arabisch hebräisch/ivrit hindi chinesisch/mandarin japanisch koreanisch',
  fr: 'anglais allemand français espagnol/castillan portugais italien néerlandais/flamand polonais turc russe arabe hébreu hindi chinois/mandarin japonais coréen',
  es: 'inglés/ingles alemán/aleman francés/frances español/espanol/castellano portugués/portugues italiano neerlandés/holandés/flamenco polaco turco ruso árabe/arabe hebreo hindi chino/mandarín japonés/japones coreano',
  pt: 'inglês/ingles alemão/alemao francês/frances espanhol/castelhano português/portugues italiano holandês/neerlandês polonês/polaco turco russo árabe/arabe hebraico hindi chinês/mandarim japonês coreano',
  it: 'inglese tedesco francese spagnolo/castigliano portoghese italiano olandese/neerlandese/fiammingo polacco turco russo arabo ebraico hindi cinese/mandarino giapponese coreano',
  nl: 'engels duits frans spaans portugees italiaans nederlands/vlaams pools turks russisch arabisch hebreeuws hindi chinees/mandarijn japans koreaans',
  pl: 'angielsk niemieck francusk hiszpańsk portugalsk włosk niderlandzk/holendersk polsk tureck rosyjsk arabsk hebrajsk hindi chińsk japońsk koreańsk',
  tr: 'ingilizce almanca fransızca ispanyolca portekizce italyanca felemenkçe/hollandaca/flemenkçe lehçe türkçe rusça arapça ibranice hintçe çince japonca korece',
  ru: 'английск немецк французск испанск португальск итальянск нидерландск/голландск польск турецк русск арабск иврит хинди китайск японск корейск',
  ar: 'إنجليزية/انجليزية/إنكليزية ألمانية/المانية فرنسية إسبانية/اسبانية برتغالية إيطالية/ايطالية هولندية بولندية تركية روسية عربية عبرية هندية صينية يابانية كورية',
  he: 'אנגלית גרמנית צרפתית ספרדית פורטוגזית/פורטוגלית איטלקית הולנדית פולנית טורקית/תורכית רוסית ערבית עברית הינדית/הינדי סינית/מנדרינית יפנית קוריאנית',
  hi: 'अंग्रेज़ी/अंग्रेजी/इंग्लिश जर्मन फ़्रेंच/फ्रेंच/फ़्रांसीसी स्पेनिश/स्पैनिश पुर्तगाली इतालवी/इटैलियन डच पोलिश तुर्की रूसी अरबी हिब्रू हिंदी/हिन्दी चीनी/मंदारिन जापानी कोरियाई',
  zh: '英文/英语/英語 德文/德语/德語 法文/法语/法語 西班牙文/西班牙语/西班牙語/西语 葡萄牙文/葡萄牙语/葡萄牙語/葡语 意大利文/意大利语/義大利文 荷兰文/荷兰语/荷蘭文 波兰文/波兰语/波蘭文 土耳其文/土耳其语 俄文/俄语/俄語 阿拉伯文/阿拉伯语 希伯来文/希伯来语 印地文/印地语 中文/汉语/漢語/普通话/国语/國語/华语/粤语 日文/日语/日語 韩文/韩语/韓文/韓語',
  ja: '英語/英文 ドイツ語/独語 フランス語/仏語 スペイン語 ポルトガル語 イタリア語 オランダ語 ポーランド語 トルコ語 ロシア語 アラビア語 ヘブライ語 ヒンディー語 中国語/簡体字/繁体字 日本語/和文 韓国語',
  ko: '영어/영문 독일어/독어 프랑스어/불어 스페인어 포르투갈어 이탈리아어 네덜란드어 폴란드어 터키어/튀르키예어 러시아어 아랍어 히브리어 힌디어 중국어/중문 일본어/일어 한국어/국문/우리말',
} as const satisfies Record<NamedLanguage, string>;

const byName = new Map<string, NamedLanguage>();
const namesOf = new Map<string, string[]>();
for (const [language, row] of Object.entries(rows)) {
  const names = row.split(' ').map((cell) => cell.split('/'));
  names.forEach((forms, index) => {
    for (const form of forms) if (!byName.has(form)) byName.set(form, named[index] ?? 'en');
  });
  namesOf.set(
    language,
    names.flat().sort((a, b) => b.length - a.length),
  );
}

/** Source of a pattern that matches the names that one language has for all of them, longest first. */
export function languageNames(language: NamedLanguage): string {
  return `(?:${(namesOf.get(language) ?? []).join('|')})`;
}

/** Any name in any language: what stands behind "Sprache:". */
export const anyLanguageName = `(?:${[...byName.keys()].sort((a, b) => b.length - a.length).join('|')})`;

export function languageByName(name: string): NamedLanguage | null {
  return byName.get(name.toLowerCase().replace(/i̇/gu, 'i')) ?? byName.get(name.toLocaleLowerCase('tr')) ?? null;
}

/** Varieties by their words beside the name of the language. */
export const varieties: readonly { base: NamedLanguage; tag: string; pattern: RegExp }[] = [
  {
    base: 'en',
    tag: 'en-GB',
    pattern:
      /brit|\bU\.?K\b|\bGB\b|britán|британск|brytyjsk|İngiltere|ingiliz ingilizcesi|بريطاني|בריטי|ब्रिटिश|英式|英国|イギリス|영국/iu,
  },
  {
    base: 'en',
    tag: 'en-US',
    pattern: /americ|amerik|amérik|\bU\.?S\b|американ|أمريكي|אמריקאי|अमेरिकी|美式|アメリカ|미국/iu,
  },
  { base: 'en', tag: 'en-AU', pattern: /austral|австрал|澳/iu },
  { base: 'en', tag: 'en-CA', pattern: /canad|kanad|канад|加拿大|カナダ/iu },
  { base: 'en', tag: 'en-IN', pattern: /\bindian\b|indisch|indien|भारतीय|印度/iu },
  {
    base: 'de',
    tag: 'de-CH',
    pattern:
      /swiss|schweiz|suisse|suizo|suíço|svizzer|zwitser|szwajcar|isviçre|швейцар|سويسر|שוויצר|स्विस|瑞士|スイス|스위스/iu,
  },
  {
    base: 'de',
    tag: 'de-AT',
    pattern: /austri|österreich|autrich|oostenrijk|avusturya|австрийск|奥地利|オーストリア/iu,
  },
  { base: 'fr', tag: 'fr-CA', pattern: /canad|québ|queb|kanad|канад|加拿大|カナダ/iu },
  { base: 'fr', tag: 'fr-CH', pattern: /swiss|suisse|schweiz|svizzer|швейцар/iu },
  { base: 'fr', tag: 'fr-BE', pattern: /belg/iu },
  { base: 'es', tag: 'es-MX', pattern: /mexic|méxic|mexik|messic|meksyk|meksika|мексик|墨西哥|メキシコ|멕시코/iu },
  { base: 'es', tag: 'es-AR', pattern: /argentin|аргентин/iu },
  {
    base: 'es',
    tag: 'es-419',
    pattern: /latin ?americ|latinoameric|lateinamerik|latino|latam|латиноамерик|拉美|拉丁美洲|中南米/iu,
  },
  {
    base: 'pt',
    tag: 'pt-PT',
    pattern: /european|europäisch|europé|europeu|europeo|portugal|europejsk|avrupa|европейск|葡萄牙本土|ヨーロッパ/iu,
  },
  {
    base: 'pt',
    tag: 'pt-BR',
    pattern: /brazil|brasil|brésil|brazyl|brezilya|бразил|برازيل|ברזיל|ब्राज़ील|巴西|ブラジル|브라질/iu,
  },
  { base: 'nl', tag: 'nl-BE', pattern: /flemish|belgi|vlaams|flämisch|flamand|фламанд/iu },
  {
    base: 'zh',
    tag: 'zh-CN',
    pattern:
      /simplif|vereinfacht|semplificat|vereenvoudigd|uproszcz|basitleştiril|упрощ|مبسط|מפושט|सरलीकृत|简体|簡體|簡体|간체/iu,
  },
  { base: 'zh', tag: 'zh-HK', pattern: /hong ?kong|cantonese|香港|粤语|粵語/iu },
  {
    base: 'zh',
    tag: 'zh-TW',
    pattern:
      /tradition|tradicional|taiwan|klassisch|tradycyj|geleneksel|традицион|تقليدي|מסורתית|पारंपरिक|繁体|繁體|正體|台湾|台灣|번체/iu,
  },
];
