import { normalForm, wordsIn } from './normal-form';

/**
 * Labels that only say that material follows and name none of it, behind slashes; words that may stand before or
 * behind them stand in the second list.
 */
const lists: Readonly<Record<string, readonly [string, string]>> = {
  en: [
    'fact/facts/data/content/contents/information/info/input/inputs/details/material/background/key facts/key data/figures/numbers/include/includes/including/needed/required/cover/covers/contain/contains/what has to be in it/what must be in it/what should be in it/what to include/what to cover/points/topics/slides/sections/parts/chapters/structure',
    'please/the/our/some/it should/it must/should be/must be/should/must/also/we have/here are/following/slides/and',
  ],
  de: [
    'fakten/daten/inhalt/inhalte/informationen/infos/angaben/material/hintergrund/details/eckdaten/stichpunkte/stichworte/zahlen/enthalten/enthalten sein/enthält/benötigt/gebraucht/rein soll/hinein soll/was rein soll/was hinein muss/was rein muss/themen/punkte/folien/abschnitte/kapitel/teile/gliederung/aufbau',
    'bitte/die/der/das/unsere/folgende/folgendes/soll/sollen/sein/hier/sind/und/zum',
  ],
  fr: [
    'contenu/contenus/faits/données/informations/infos/éléments/matériel/détails/chiffres/inclure/incluez/à inclure/à prévoir/prévoir/nécessaire/ce qu’il faut/ce qui doit y figurer/points/thèmes/diapositives/parties/sections/chapitres/structure',
    'merci de/merci d’/veuillez/les/le/la/nos/notre/voici/suivants/à/y/et/d’',
  ],
  es: [
    'contenido/contenidos/datos/hechos/información/detalles/material/cifras/incluir/incluye/incluya/incluid/debe incluir/necesario/temas/puntos/diapositivas/secciones/partes/apartados/estructura',
    'por favor/los/las/el/la/nuestros/nuestras/aquí/siguientes/y/debe',
  ],
  it: [
    'contenuto/contenuti/dati/fatti/informazioni/dettagli/materiale/cifre/includere/includi/includete/da includere/serve/servono/temi/punti/diapositive/sezioni/parti/capitoli/struttura',
    'per favore/i/gli/le/il/la/nostri/ecco/seguenti/e/da',
  ],
  pt: [
    'conteúdo/conteúdos/dados/fatos/factos/informações/detalhes/material/números/incluir/inclua/incluam/deve incluir/necessário/temas/tópicos/pontos/slides/seções/partes/capítulos/estrutura',
    'por favor/os/as/o/a/nossos/nossas/aqui/seguintes/e/deve',
  ],
  nl: [
    'inhoud/feiten/gegevens/informatie/info/details/materiaal/cijfers/bevat/bevatten/opnemen/nodig/wat erin moet/wat erin moet staan/onderwerpen/punten/dia’s/onderdelen/hoofdstukken/delen/opbouw',
    'graag/alstublieft/de/het/onze/hier/volgende/en/moet',
  ],
  sv: [
    'innehåll/fakta/data/uppgifter/information/info/detaljer/underlag/material/siffror/ta med/inkludera/innehålla/behövs/ämnen/punkter/bilder/avsnitt/delar/kapitel/upplägg',
    'gärna/vänligen/vår/våra/här/följande/och/ska/tack',
  ],
  pl: [
    'treść/zawartość/fakty/dane/informacje/szczegóły/materiał/materiały/liczby/uwzględnij/uwzględnić/zawrzyj/zawierać/potrzebne/tematy/punkty/slajdy/części/rozdziały/sekcje/struktura',
    'proszę/nasze/oto/następujące/i/ma/powinna/powinno',
  ],
  tr: [
    'içerik/bilgiler/bilgi/veriler/veri/gerçekler/olgular/ayrıntılar/malzeme/rakamlar/içersin/içermeli/ekleyin/gerekli/konular/noktalar/slaytlar/bölümler/yapı',
    'lütfen/bizim/şu/şunlar/şunları/ve/temel',
  ],
  ru: [
    'содержание/факты/данные/информация/сведения/детали/материал/материалы/цифры/включить/включите/включает/нужно/необходимо/темы/пункты/слайды/разделы/части/структура',
    'пожалуйста/наши/вот/следующие/и/что/должно',
  ],
  ar: [
    'المعلومات/معلومات/البيانات/بيانات/الحقائق/حقائق/المحتوى/محتوى/المحتويات/التفاصيل/تفاصيل/الأرقام/يتضمن/تتضمن/تشمل/أضف/المواضيع/النقاط/الشرائح',
    'يرجى/من فضلك/التالية/الآتية/إليكم/و',
  ],
  he: [
    'תוכן/תכנים/עובדות/נתונים/מידע/פרטים/חומר/מספרים/לכלול/כולל/יש לכלול/נדרש/נושאים/נקודות/שקפים',
    'בבקשה/אנא/הבאים/הנה/נא/ו',
  ],
  hi: ['तथ्य/डेटा/आंकड़े/आँकड़े/जानकारी/सामग्री/विवरण/विषय वस्तु/शामिल करें/ज़रूरी/विषय/बिंदु/स्लाइड', 'कृपया/हमारे/ये/निम्न/और'],
  zh: [
    '内容/內容/资料/資料/数据/數據/信息/資訊/事实/事實/要点/要點/素材/背景/包括/包含/需要包括/需包含/请包括/請包括/主题/主題',
    '请/請/以下/我们的/我們的/如下',
  ],
  ja: [
    '内容/情報/データ/事実/資料/詳細/素材/数字/含める内容/含めるもの/盛り込む内容/入れてほしい内容/テーマ/項目',
    '以下/当社の/主な/次の',
  ],
  ko: [
    '내용/정보/데이터/자료/사실/세부 사항/세부사항/수치/포함할 내용/들어갈 내용/포함/필요/주제/항목',
    '다음/아래/우리/주요/부탁드립니다',
  ],
};

const known = new Map<string, { labels: Set<string>; besides: string[][] }>();

/** Whether a label only announces material: "Facts", "Please include", "Inhalte". */
export function announcesMaterial(label: string, tag: string): boolean {
  const base = tag.split('-')[0] ?? '';
  const { labels, besides } = known.get(base) ?? learn(base);
  const words = wordsOf(label);
  const own = withoutOpening(words, besides);
  return [words, own, withoutEnd(own, besides)].some((each) => labels.has(each.join(' ')));
}

function learn(base: string): { labels: Set<string>; besides: string[][] } {
  const all = [lists[base], lists.en].filter((list) => list !== undefined);
  const phrases = (at: 0 | 1): string[][] => all.flatMap((list) => list[at].split('/').map(wordsOf));
  const made = { labels: new Set(phrases(0).map((words) => words.join(' '))), besides: phrases(1) };
  known.set(base, made);
  return made;
}

function withoutOpening(words: readonly string[], besides: readonly string[][]): readonly string[] {
  const opening = besides.find((each) => each.length > 0 && each.every((word, at) => words[at] === word));
  return opening === undefined || words.length <= opening.length
    ? words
    : withoutOpening(words.slice(opening.length), besides);
}

/** "Content should be". */
function withoutEnd(words: readonly string[], besides: readonly string[][]): readonly string[] {
  const end = besides.find(
    (each) => each.length > 0 && each.every((word, at) => words[words.length - each.length + at] === word),
  );
  return end === undefined || words.length <= end.length ? words : withoutEnd(words.slice(0, -end.length), besides);
}

const wordsOf = (text: string): string[] => wordsIn(text).map(({ form }) => normalForm(form));
