/** One row a language: how text in it is recognised and how numbers are written in it. */
export interface Language {
  /** BCP 47 tag with region. */
  tag: string;
  direction: 'ltr' | 'rtl';
  script: Script;
  /** What separates decimals; the other one of point and comma groups thousands. */
  decimal: '.' | ',';
  /** Frequent small words, for languages that share the Latin script. */
  stopWords: readonly string[];
  /** Letters that hardly any other Latin-script language of the table uses. */
  letters: string;
}

export type Script = 'latin' | 'cyrillic' | 'arabic' | 'hebrew' | 'devanagari' | 'han' | 'kana' | 'hangul';

/** Letters of each script, and how many Latin letters one of them stands for. */
export const scripts: readonly { script: Script; pattern: RegExp; weight: number }[] = [
  { script: 'latin', pattern: /\p{Script=Latin}/gu, weight: 1 },
  { script: 'cyrillic', pattern: /\p{Script=Cyrillic}/gu, weight: 1 },
  { script: 'arabic', pattern: /\p{Script=Arabic}/gu, weight: 1.3 },
  { script: 'hebrew', pattern: /\p{Script=Hebrew}/gu, weight: 1.3 },
  { script: 'devanagari', pattern: /\p{Script=Devanagari}/gu, weight: 1.3 },
  { script: 'han', pattern: /\p{Script=Han}/gu, weight: 3 },
  { script: 'kana', pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, weight: 2 },
  { script: 'hangul', pattern: /\p{Script=Hangul}/gu, weight: 2.5 },
];

function words(list: string): readonly string[] {
  return list.split(' ');
}

function other(tag: string, script: Script, decimal: '.' | ',', direction: 'ltr' | 'rtl' = 'ltr'): Language {
  return { tag, direction, script, decimal, stopWords: [], letters: '' };
}

function latin(tag: string, decimal: '.' | ',', letters: string, stopWords: string): Language {
  return { tag, direction: 'ltr', script: 'latin', decimal, letters, stopWords: words(stopWords) };
}

export const languages: readonly Language[] = [
  latin(
    'en-US',
    '.',
    '',
    'the a an and of to in for is are with on our that this from by we it as at be was or about how why what my your please make create slide slides deck presentation between into not do does should can vs into',
  ),
  latin(
    'de-DE',
    ',',
    'äöüß',
    'der die das und ist mit für auf den von zu zum zur im am ein eine einer einen einem des dem nicht wir uns sich bis als bei aus nach vor über werden wird wie warum was ich du sie ihr folien folie präsentation erstelle erstellen mache mach aus diese diesen dieser je bitte unsere unser unseren deutsch sind oder gegen ohne thema kurze',
  ),
  latin(
    'fr-FR',
    ',',
    'çèêœàùûîô',
    "le la les des du de d' l' qu' c' j' s' n' et est pour dans une un sur avec nous vous que qui par au aux en ou pas plus ce cette ces notre nos votre leur sont comment pourquoi contre sans chez diapositives diapositive diapos présentation crée créez faites fais préparez prépare",
  ),
  latin(
    'es-ES',
    ',',
    'ñ¿¡',
    'a el la los las de del y en para con una un por que es se al como cómo más su sus sobre son nuestro nuestra nuestros este esta entre sin desde hasta qué o diapositivas diapositiva presentación crea haz prepara hazme necesito',
  ),
  latin(
    'pt-BR',
    ',',
    'ãõ',
    'o a os as de do da dos das e em para com uma um como pelo pela seu sua ser por que é não ao aos no na nos nas sobre mais são nosso nossa nossos entre sem ou até apresentação slides crie faça prepare preciso quero',
  ),
  latin(
    'it-IT',
    ',',
    'ìò',
    "il lo la i gli le di del della dei delle dello degli e ed in per con una un che è non al alla ai sul sulla sui sulle sull' dell' l' d' un' nell' dall' all' nel nella più nostro nostra nostri come perché tra fra da dal dalla o presentazione crea prepara fai diapositive diapositiva vorrei favore",
  ),
  latin(
    'nl-NL',
    ',',
    '',
    "de het een en van in voor met op is zijn niet dat die aan te door over wij we onze ons naar bij maak maken presentatie worden uit deze dit hoe waarom wat tussen zonder of als om graag dia's alsjeblieft mijn nieuwe",
  ),
  latin(
    'pl-PL',
    ',',
    'łąęśżźćń',
    'i w na z do o dla jest nie się że to od po oraz przez jak są nasz nasze naszych naszej we ze przy czy dlaczego slajdów slajdy prezentacja prezentację przygotuj stwórz zrób proszę',
  ),
  latin(
    'tr-TR',
    ',',
    'şğı',
    've bir bu için ile de da olarak çok daha gibi kadar olan en fazla sonra nasıl neden mi ne ya veya slayt slaytlık sunum sunumu hakkında hazırla oluştur konu',
  ),
  other('ru-RU', 'cyrillic', ','),
  other('ar-SA', 'arabic', '.', 'rtl'),
  other('he-IL', 'hebrew', '.', 'rtl'),
  other('hi-IN', 'devanagari', '.'),
  other('zh-CN', 'han', '.'),
  other('ja-JP', 'kana', '.'),
  other('ko-KR', 'hangul', '.'),
];

/** Regions that write decimals unlike the rest of their language. */
const decimals: Readonly<Record<string, '.' | ','>> = { 'de-CH': '.', 'es-MX': '.', 'es-419': '.' };

/** The row of a tag, or of its language for another region; English for one that the table does not have. */
export function languageOf(tag: string): Language {
  const own = languages.find((row) => row.tag === tag);
  if (own !== undefined) return own;
  const base = languages.find((row) => row.tag.startsWith(tag.slice(0, 2)));
  return base === undefined ? languages[0]! : { ...base, tag, decimal: decimals[tag] ?? base.decimal };
}
