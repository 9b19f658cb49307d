import type { LayoutName } from '@/lib/deck/theme/theme';
import { pathOf } from '@/lib/pptx/xml/tree';
import { columnPlaces } from './item-places';
import { saysQuote } from './own-places';
import type { ReadLayout, ReadPlaceholder } from './template-tree';

/** What a layout is made of, as far as it matters for what it can carry. */
export interface Makeup {
  layout: ReadLayout;
  titles: readonly ReadPlaceholder[];
  /** Of the area of the slide that its title covers. */
  hasSubtitle: boolean;
  /** Placeholders for content of any kind or for words, the largest first. */
  bodies: readonly ReadPlaceholder[];
  pictures: readonly ReadPlaceholder[];
  /** Whether the file ends with it, and has it nowhere else. */
  isLast: boolean;
}

interface RolePlan {
  /** Values of `type` that say it (ECMA-376 part 1, 19.7.15). */
  types: readonly string[];
  /** Words of layouts' names in the languages of Office that says it. */
  words: RegExp;
  /** Whether a layout of no telling type is made like one; 0 to 1. */
  likeness: (makeup: Makeup) => number;
  /** What stands in where a template has none. */
  otherwise: readonly LayoutName[];
}

const oneTitle = ({ titles }: Makeup) => titles.length === 1;
const only = (condition: boolean, value: number) => (condition ? value : 0);

/** What says of a layout that it is for something. */
export const rolePlans: Readonly<Record<LayoutName, RolePlan>> = {
  cover: {
    types: ['title'],
    words:
      /title slide|cover|titelfolie|titelseite|deckblatt|couverture|copertina|portada|car[aá]tula|voorblad|omslag|\bcapa\b|diapositive de titre|diapositiva de t[ií]tulo|diapositiva titolo|titeldia|forside|rubrikbild|表紙|タイトル スライド|标题幻灯片|제목 슬라이드/i,
    likeness: (makeup) => only(makeup.hasSubtitle && makeup.bodies.length === 0, 0.8),
    otherwise: ['section', 'title-only', 'content'],
  },
  section: {
    types: ['secHead'],
    words:
      /section|divider|chapter|abschnitt|kapitel|trenn|intercalaire|divisore|separador|capitolo|cap[ií]tulo|hoofdstuk|titre de section|encabezado de secci|intestazione sezione|sectiekop|セクション|节标题|구역/i,
    likeness: (makeup) => only(oneTitle(makeup) && makeup.hasSubtitle, 0.3),
    otherwise: ['cover', 'title-only', 'content'],
  },
  content: {
    types: ['obj', 'tx'],
    words:
      /title and content|titel und inhalt|titre et contenu|t[ií]tulo y objetos|titolo e contenuto|^content$|inhalt|bullets|タイトルとコンテンツ|标题和内容/i,
    likeness: (makeup) =>
      only(oneTitle(makeup) && makeup.bodies.length === 1 && makeup.pictures.length === 0 && !makeup.hasSubtitle, 0.6),
    otherwise: ['title-only', 'two-content'],
  },
  'two-content': {
    types: ['twoObj', 'twoTx', 'twoColTx', 'txAndObj', 'objAndTx'],
    words: /two content|two column|zwei inhalte|deux contenus|dos objetos|due contenuti|2 columns?|2 spalten/i,
    likeness: (makeup) => only(oneTitle(makeup) && makeup.bodies.length === 2 && areBeside(makeup.bodies), 0.6),
    otherwise: ['title-only', 'content'],
  },
  comparison: {
    types: ['twoTxTwoObj'],
    words: /comparison|vergleich|comparaison|comparaci[oó]n|confronto/i,
    likeness: (makeup) =>
      columnPlaces(makeup.layout)
        ? 0.9
        : only(oneTitle(makeup) && makeup.bodies.length === 4 && areBeside(makeup.bodies.slice(0, 2)), 0.6),
    otherwise: ['title-only', 'two-content', 'content'],
  },
  'title-only': {
    types: ['titleOnly'],
    words: /title only|nur titel|titre seul|s[oó]lo el t[ií]tulo|solo titolo|タイトルのみ|仅标题/i,
    likeness: (makeup) =>
      only(oneTitle(makeup) && makeup.bodies.length === 0 && makeup.pictures.length === 0 && !makeup.hasSubtitle, 0.6),
    otherwise: ['content', 'two-content'],
  },
  blank: {
    types: ['blank'],
    words: /^blank$|leer|vide|en blanco|vuota|白紙|空白/i,
    likeness: ({ titles, bodies, pictures }) => only(titles.length + bodies.length + pictures.length === 0, 0.6),
    otherwise: ['title-only', 'content'],
  },
  'content-caption': {
    types: ['objTx'],
    words:
      /content with caption|inhalt mit [uü]berschrift|contenu avec l[eé]gende|contenido con t[ií]tulo|contenuto con didascalia/i,
    likeness: () => 0,
    otherwise: ['title-only', 'content'],
  },
  'picture-caption': {
    types: ['picTx'],
    words:
      /picture with caption|bild mit [uü]berschrift|image avec l[eé]gende|imagen con t[ií]tulo|immagine con didascalia/i,
    likeness: (makeup) => only(oneTitle(makeup) && makeup.pictures.length === 1, 0.5),
    otherwise: ['title-only', 'content'],
  },
  quote: {
    types: [],
    words: saysQuote,
    likeness: () => 0,
    otherwise: ['title-only', 'content'],
  },
  statement: {
    types: [],
    words: /statement|big idea|aussage|key message/i,
    likeness: () => 0,
    otherwise: ['title-only', 'content'],
  },
  figures: {
    types: [],
    words:
      /key (?:figure|number)|big number|figures|kpi|kennzahl|chiffres?[ -]cl|cifras? (?:clave|destacad)|datos? (?:clave|destacad)|n[uú]meros? (?:em |clave|chave|destacad)|numeri (?:chiave|in evidenza)|n[øo]gletal|nyckeltal|n[øo]kkeltall|kerncijfer|kluczowe liczby|avainluvu|数字|숫자/i,
    likeness: () => 0.9,
    otherwise: ['title-only', 'content'],
  },
  agenda: {
    types: [],
    words:
      /agenda|table of contents|inhaltsverzeichnis|^inhalt$|[uü]bersicht|ordre du jour|sommaire|sommario|[ií]ndice|orden del d[ií]a|inhoudsopgave|^inhoud$|spis tre[sś]ci|inneh[aå]ll$|indhold$|dagsorden|sis[aä]llys|содержание|повестка|جدول الأعمال|محاور|المحتويات|סדר יום|תוכן|目次|アジェンダ|目录|议程|목차/i,
    likeness: () => 0,
    otherwise: ['title-only', 'content'],
  },
  chart: {
    types: ['chart', 'txAndChart', 'chartAndTx'],
    words: /chart|diagram|graph|gr[aá]fi[ck]|kaavio|wykres|مخطط|グラフ|图表|차트/i,
    likeness: () => 0.9,
    otherwise: ['title-only', 'content'],
  },
  table: {
    types: ['tbl'],
    words: /table|tabel|tabla|tabell|taulukko|جدول|表/i,
    likeness: () => 0.9,
    otherwise: ['title-only', 'content'],
  },
  steps: {
    types: [],
    words:
      /process|steps?\b|schritt|ablauf|prozess|vorgehen|[eé]tapes?|pasos|proceso|fasi\b|passos|etapas|stappen|proces|trin\b|steg\b|vaihe|krok|timeline|zeitstrahl|zeitplan|chronolog|cronolog|l[ií]nea de tiempo|tijdlijn|خطوات|مراحل/i,
    likeness: () => 0.9,
    otherwise: ['title-only', 'content'],
  },
  cards: {
    types: [],
    words:
      /cards?\b|boxes|k[aä]rt|karten|kacheln|cartes|tarjetas|schede|cart[oõ]es|kaarten|kort\b|columns|spalten|colonnes|columnas|kolom/i,
    likeness: () => 0.9,
    otherwise: ['title-only', 'content'],
  },
  team: {
    types: [],
    words:
      /team|people|équipe|equipe|equipo|squadra|mannschaft|personen|mensen|tiimi|zesp[oó][lł]|فريق|チーム|团队|팀/i,
    likeness: () => 0.9,
    otherwise: ['title-only', 'content'],
  },
  closing: {
    types: [],
    words:
      /closing|thank|\bend\b|\bende$|schluss|danke|kontakt|contact|\bfin$|merci|cl[oô]ture|fermeture|remerciement|cierre|despedida|gracias|chiusura|grazie|arrivederci|contatti|obrigad|encerramento|\bslut|afslut|avslut|\btak\b|\btack|takk|kiitos|lopetus|dank|einde|afsluit|\bslot(?:dia|blad|pagina|slide)|koniec|ko[nń]cow|zakończ|dzi[eę]kuj|back cover|спасибо|контакт|شكر|الخاتمة|ختام|تواصل|תודה|終了|ありがとう|谢谢|结束|감사/i,
    likeness: (makeup) => only(makeup.isLast && isFrontLike(makeup), 0.5),
    otherwise: ['cover', 'section', 'title-only'],
  },
};

/** A title and next to nothing else, in a layout that has not what others of its master have around them. */
function isFrontLike(makeup: Makeup): boolean {
  const { layout, bodies, pictures } = makeup;
  const isApart = !layout.showsMasterShapes || pathOf(layout.root, 'p:cSld', 'p:bg') !== undefined;
  const hasFewWords = bodies.every((one) => placeArea(one) < slideArea(layout) * leastContent);
  return isApart && oneTitle(makeup) && hasFewWords && pictures.length === 0;
}

function areBeside([one, other]: readonly ReadPlaceholder[]): boolean {
  if (one === undefined || other === undefined) return false;
  const [left, right] = one.frame.x < other.frame.x ? [one, other] : [other, one];
  return left.frame.x + left.frame.cx <= right.frame.x + right.frame.cx * 0.1;
}

export const placeArea = ({ frame }: ReadPlaceholder): number => frame.cx * frame.cy;

export const slideArea = ({ master: { slideSize } }: ReadLayout) => slideSize.cx * slideSize.cy;
/** Smaller places of a layout for content hold a few words, such as those at the end of a deck. */
export const leastContent = 0.12;
