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
  latin('en-US', '.', '', 'the a an and of to in for is are with on our that this from by we it as at be was or about how why slide slides deck'),
  latin('de-DE', ',', 'äöüß', 'der die das und ist mit für auf den von zu im ein eine einer des dem nicht wir sich bis als bei über werden wird folien folie präsentation erstelle erstellen mache aus diese diesen dieser je bitte unsere unser deutsch'),
  latin('fr-FR', ',', 'çèêœàù', 'le la les des du et est pour dans une un sur avec nous que qui par au aux en pas sont plus notre diapositives diapositive présentation crée créez faites préparez'),
  latin('es-ES', ',', 'ñ¿¡', 'el la los las de del y en para con una un por que es se al como más su sobre son nuestro diapositivas diapositiva presentación crea haz prepara'),
  latin('pt-BR', ',', 'ãõ', 'o a os as de do da dos das e em para com uma um como pelo pela seu sua ser por que é não ao no na sobre mais são nosso apresentação crie faça prepare'),
  latin('it-IT', ',', 'ìò', 'il lo la i gli le di del della e in per con una un che è non al sono sul più nostro presentazione dei delle crea prepara diapositive'),
  latin('nl-NL', ',', '', 'de het een en van in voor met op is zijn niet dat die aan te door over wij onze naar bij maak presentatie worden onze uit deze'),
  latin('pl-PL', ',', 'łąęśżźćń', 'i w na z do o dla jest nie się że to od po oraz przez jak są nasz slajdów prezentacja prezentację przygotuj stwórz zrób'),
  latin('tr-TR', ',', 'şğı', 've bir bu için ile de da olarak çok daha gibi kadar olan en sonra slayt sunum hakkında hazırla oluştur'),
  other('ru-RU', 'cyrillic', ','),
  other('ar-SA', 'arabic', '.', 'rtl'),
  other('he-IL', 'hebrew', '.', 'rtl'),
  other('hi-IN', 'devanagari', '.'),
  other('zh-CN', 'han', '.'),
  other('ja-JP', 'kana', '.'),
  other('ko-KR', 'hangul', '.'),
];

const portugal: Language = { ...languages.find((row) => row.tag === 'pt-BR')!, tag: 'pt-PT' };

/** Words and signs that only one side of the Atlantic writes. */
export const portugueseRegions = {
  brazil: /(?<!\p{L})(você|vocês|equipe|equipes|usuário|usuários|celular|planejamento|gerenciar|projeto|time|registro|ônibus)(?!\p{L})|R\$/giu,
  portugal: /(?<!\p{L})(equipa|equipas|utilizador|utilizadores|telemóvel|planeamento|gerir|facto|registo|autocarro|ecrã|ficheiro)(?!\p{L})|€/giu,
} as const;

/** The row of a tag; English for one that the table does not have. */
export function languageOf(tag: string): Language {
  if (tag === portugal.tag) return portugal;
  const base = tag.slice(0, 2);
  return languages.find((row) => row.tag === tag) ?? languages.find((row) => row.tag.startsWith(base)) ?? languages[0]!;
}
