import { normalForm, wordsIn } from './normal-form';

/** What a group of words of a brief does. */
export interface BriefWords {
  /** Opens what a slide is about, and says nothing of it: "then explain", "tell them". */
  leads: string[][];
  /** Asks for two things beside each other. */
  compares: string[][];
  /** Stands between the two. */
  joints: string[][];
  /** Stands between a name and what it consists of: "the risks are …". */
  copulas: string[][];
  /** Stands between the words for an end and what ends: "close with". */
  withs: string[][];
}

/** Behind slashes, the groups in the order of their names above. */
const lists: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  en: [
    'then/next/also/and/finally/after that/please/tell them/tell us/tell/explain/describe/mention/talk about/talk them through/go through/walk through/walk them through/show/show them/include/add/cover/present/list/give/say/introduce/start with/begin with/open with/start/begin/followed by/one slide on/a slide on/one slide about/a slide about/slide on/something on/a bit on/highlight/summarise/summarize/set out/lay out',
    'compare/comparing/comparison of/contrast/weigh/weigh up',
    'with/to/against/and/or/versus/vs',
    'is/are/was/were',
    'with/on/by/should be/should have/should say/is/must be/for/a',
  ],
  de: [
    'dann/danach/außerdem/anschließend/und/bitte/auch/erkläre/erklären/beschreibe/beschreiben/nenne/nennen/zeige/zeigen/zeig/stelle dar/gehe ein auf/erwähne/erwähnen/beginne mit/beginnen mit/starte mit/starten mit/zuerst/eine folie zu/eine folie über/füge hinzu/hebe hervor',
    'vergleiche/vergleich von/vergleich zwischen/vergleichen/gegenüberstellung von/stelle gegenüber/wäge ab',
    'mit/gegen/gegenüber/und/oder/versus/vs',
    'ist/sind/war/waren/lautet/lauten',
    'mit/steht/stehen/kommt/kommen/bitte/soll/sollen/noch/folgt/folgen/sind/ist',
  ],
  fr: [
    'puis/ensuite/enfin/également/aussi/et/merci de/expliquer/expliquez/explique/décrire/décrivez/présenter/présentez/présente/montrer/montrez/montre/inclure/inclus/incluez/mentionner/mentionnez/commencer par/commencez par/commence par/d abord/une diapositive sur/ajouter/ajoutez/parler de/parlez de',
    'comparer/comparez/compare/comparaison de/comparaison entre/comparaison des/comparaison du',
    'avec/et/à/contre/ou/versus/vs',
    'est/sont/était/étaient',
    'par/avec/sur/il faut/doit/doivent/mettre',
  ],
  es: [
    'luego/después/también/además/y/por favor/explica/explicar/explique/describe/describir/describa/presenta/presentar/presente/muestra/mostrar/muestre/incluye/incluir/incluya/menciona/mencionar/mencione/empieza con/empezar con/empiece con/comienza con/comenzar con/comience con/añade/añadir/una diapositiva sobre/habla de/hablar de/cuenta',
    'compara/comparar/compare/comparación de/comparación entre/comparativa de',
    'con/y/e/frente a/contra/o/versus/vs',
    'es/son/era/eran/fue/fueron',
    'con/en/por/va/van/debe/deben/incluye/pon',
  ],
  pt: [
    'depois/em seguida/também/e/por favor/explique/explicar/descreva/descrever/apresente/apresentar/mostre/mostrar/inclua/incluir/mencione/mencionar/comece com/começar com/adicione/adicionar/um slide sobre/fale de/falar de/conte',
    'compare/comparar/comparação de/comparação entre/comparação dos/comparação das',
    'com/e/a/contra/ou/versus/vs',
    'é/são/era/eram/foi/foram',
    'com/em/por/deve/devem',
  ],
  it: [
    'poi/quindi/inoltre/anche/e/per favore/spiega/spiegare/spiegate/descrivi/descrivere/presenta/presentare/mostra/mostrare/mostrate/includi/includere/inserisci/inserire/menziona/inizia con/iniziare con/comincia con/aggiungi/aggiungere/una slide su/parla di/parlare di/racconta',
    'confronta/confrontare/confronto tra/confronto fra/paragona/paragonare',
    'con/e/contro/a/o/versus/vs',
    'è/sono/era/erano/fu/furono',
    'con/su/deve/devono/ci sono/metti',
  ],
  nl: [
    'dan/daarna/vervolgens/ook/en/graag/leg uit/uitleggen/beschrijf/beschrijven/toon/tonen/laat zien/vermeld/noem/begin met/start met/voeg toe/een dia over/vertel/vertel over',
    'vergelijk/vergelijken/vergelijking van/vergelijking tussen',
    'met/en/tegen/tegenover/of/versus/vs',
    'is/zijn/was/waren',
    'met/moet/moeten/staat/staan/komt/komen/de/graag',
  ],
  sv: [
    'sedan/därefter/också/och/gärna/förklara/beskriv/visa/nämn/ta upp/ta med/börja med/inled med/lägg till/en bild om/berätta/berätta om',
    'jämför/jämföra/jämförelse av/jämförelse mellan',
    'med/och/mot/eller/kontra/versus/vs',
    'är/var',
    'med/ska/kommer/på',
  ],
  pl: [
    'potem/następnie/także/również/i/proszę/wyjaśnij/wyjaśnić/opisz/opisać/pokaż/pokazać/wymień/wspomnij/uwzględnij/zacznij od/rozpocznij od/dodaj/dodać/slajd o/opowiedz o/powiedz o',
    'porównaj/porównać/porównanie',
    'z/ze/i/oraz/lub/albo/kontra/versus/vs',
    'to/są/jest/był/była/były',
    'z/ze/na/mają być/ma być/powinny być/powinien być',
  ],
  tr: [
    'sonra/ardından/ayrıca/ve/lütfen/açıkla/açıklayın/anlat/anlatın/göster/gösterin/ekle/ekleyin/belirt/belirtin/başla/başlayın',
    'karşılaştır/karşılaştırın/kıyasla/kıyaslayın',
    'ile/ve/veya/karşı/versus/vs',
    '',
    'ile/olarak/olsun',
  ],
  ru: [
    'затем/потом/далее/также/и/пожалуйста/объясни/объясните/объяснить/опиши/опишите/покажи/покажите/показать/расскажи о/расскажите о/расскажите/упомяни/упомяните/добавь/добавьте/включи/включите/начни с/начните с/начать с/слайд о',
    'сравни/сравните/сравнить/сравнение',
    'с/со/и/или/против/versus/vs',
    'это/был/была/были/являются',
    'на/с/должны быть/должен быть/нужны/нужен',
  ],
  ar: [
    'ثم/بعد ذلك/أيضا/و/يرجى/من فضلك/اشرح/اشرحوا/صف/اعرض/اعرضوا/اذكر/أضف/ابدأ ب/ابدأ/شريحة عن/تحدث عن',
    'قارن/قارن بين/مقارنة/مقارنة بين/المقارنة بين',
    'مع/و/أو/مقابل/ضد',
    'هي/هو/كانت/كان',
    'ب/مع/تكون/على',
  ],
  he: [
    'אז/אחר כך/לאחר מכן/גם/ו/בבקשה/אנא/הסבר/הסבירו/תאר/תארו/הצג/הציגו/הראה/הראו/ציין/ציינו/הוסף/הוסיפו/התחל עם/התחילו עם/שקף על/ספר על/ספרו על',
    'השווה/השוו/השוואה בין/השוואה של',
    'עם/מול/לעומת/או/ו/נגד',
    'הם/הן/הוא/היא/היו/היה',
    'עם/ב/צריך להיות/על',
  ],
  hi: [
    'फिर/इसके बाद/और/भी/कृपया/समझाएं/समझाइए/बताएं/बताइए/दिखाएं/दिखाइए/शामिल करें/जोड़ें/शुरुआत करें',
    'तुलना करें/तुलना/की तुलना',
    'से/और/बनाम/या',
    '',
    'में/पर/के साथ/से',
  ],
  zh: ['', '', '', '', ''],
  ja: ['', '', '', '', ''],
  ko: ['그리고/그다음/다음으로/또한/설명/보여 주세요/추가', '비교', '와/과/대/또는/및', '', '으로/로'],
};

const known = new Map<string, BriefWords>();

/** Of a language, and those of English, in which people ask everywhere. */
export function briefWordsOf(tag: string): BriefWords {
  const base = tag.split('-')[0] ?? '';
  const found = known.get(base) ?? learn(base);
  known.set(base, found);
  return found;
}

function learn(base: string): BriefWords {
  const all = [lists[base], base === 'en' ? undefined : lists.en].filter((list) => list !== undefined);
  const groups = (at: 0 | 1 | 2 | 3 | 4): string[][] =>
    all.flatMap((list) => list[at].split('/').filter(Boolean).map(wordsOf)).sort((a, b) => b.length - a.length);
  const [leads, compares, joints, copulas, withs] = [groups(0), groups(1), groups(2), groups(3), groups(4)];
  return { leads, compares, joints, copulas: base === 'en' ? copulas : ownOf(base), withs };
}

/** English copulas are words of other languages: "die", "was". */
const ownOf = (base: string): string[][] => (lists[base]?.[3] ?? '').split('/').filter(Boolean).map(wordsOf);

/** No group of words is longer. */
const longestGroup = 120;

/** Where a group of words that stands at a place of a text ends, the longest of several; -1 where none does. */
export function endOfGroup(text: string, groups: readonly string[][], from = 0): number {
  const words = wordsIn(text.slice(from, from + longestGroup));
  const isFirst = text.slice(from, from + (words[0]?.start ?? 0)).trim() === '';
  const found = isFirst ? groups.find((group) => group.every((form, at) => words[at]?.form === form)) : undefined;
  return found === undefined ? -1 : from + (words[found.length - 1]?.end ?? 0);
}

const wordsOf = (text: string): string[] => wordsIn(text).map(({ form }) => normalForm(form));
