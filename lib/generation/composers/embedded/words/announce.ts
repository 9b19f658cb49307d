/** "We're Lumen Grid, …": the name with which somebody introduces themselves or their product is group 1. */
const name =
  "((?:\\p{Lu}[\\p{L}\\p{N}&’'.-]*|\\p{Ll}+\\p{Lu}[\\p{L}\\p{N}]*)(?:\\s(?:of|de|van|von|und|and|&|\\p{Lu}[\\p{L}\\p{N}&’'-]*|\\p{Nd}+))*)";
export const introductions: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:[Hh]i|[Hh]ello)[,!]\\s)?(?:[Ww]e are|[Ww]e['’]re|I am from|I['’]m from|[Ww]e at|[Ww]e from|[Ii]ntroducing|[Mm]eet|[Oo]ur (?:company|startup|start-up|product|app|business|agency|school|club|team) (?:is(?: called)?|,)|[Oo]ur (?:product|app))\\s${name}(?=[\\s,.:;–—-]|$)`,
    'u',
  ),
  new RegExp(
    `^(?:Wir sind|Wir bei|Wir von|Unser (?:Unternehmen|Start-?up|Produkt) (?:ist|heißt)|Unsere (?:Firma|App) (?:ist|heißt))\\s(?:die\\s|der\\s|das\\s)?${name}(?=[\\s,.:;–—-]|$)`,
    'u',
  ),
  new RegExp(
    `^(?:Nous sommes|Chez|Notre (?:entreprise|société|produit|startup|start-up) (?:est|s['’]appelle))\\s(?:la\\s|le\\s)?${name}(?=[\\s,.:;–—-]|$)`,
    'u',
  ),
  new RegExp(
    `^(?:Somos|En|Nuestra (?:empresa|startup) (?:es|se llama)|Nosotros somos|Nós somos|A nossa empresa é|Nossa empresa é|Siamo|Noi siamo|La nostra azienda è|Wij zijn|We zijn|Ons bedrijf heet|Jesteśmy)\\s(?:la\\s|el\\s|a\\s|o\\s|il\\s)?${name}(?=[\\s,.:;–—-]|$)`,
    'u',
  ),
  /^(?:私たち|私ども|弊社|当社)(?:は|、)([^、。は]{2,20}?)(?:です|は|という|、)/u,
  /^(?:我们是|我們是|我公司是)([^，。、]{2,20})(?=[，。、])/u,
];

interface Announcement {
  language: string;
  /** A verb is group 1 and what follows it group 2; languages that put the verb last have all in group 2. */
  pattern: RegExp;
}

/** "We will move the data centre …": what somebody is going to do. */
export const announcements: readonly Announcement[] = [
  {
    language: 'en',
    pattern:
      /(?:^|[\s,])(?:we|i|the (?:team|company|board|city|school|council)|our (?:team|company))(?:['’]ll| will| are going to| plan to| want to| intend to| have decided to| decided to| propose to| need to| aim to| would like to| are planning to)\s+(?!not\s|decide\s|be\s|have\s|keep\s|see\s|know\s|talk\s|say\s)(\p{Ll}+)\s+(.{8,})$/iu,
  },
  {
    language: 'en',
    pattern:
      /(?:^|[\s,])(?:we need|we have|we must|the board has) to decide (?:by \S+(?: \S+)? )?(?:whether|if) (?:to|we should)\s+(\p{Ll}+)\s+(.{8,})$/iu,
  },
  {
    language: 'en',
    pattern:
      /(?:^|[\s,])(?:we|we['’]re|we are|i am|i['’]m)\s+((?:mov|launch|open|introduc|replac|migrat|switch|build|roll|clos|merg|relocat|chang|plann)ing)\s+(.{8,})$/iu,
  },
  {
    language: 'de',
    pattern:
      /(?:^|\s)(?:werden wir|wollen wir|möchten wir|müssen wir|wir werden|wir wollen|wir möchten|wir planen,|wir müssen|ich möchte|ich werde)()\s+(.{8,})$/iu,
  },
  {
    language: 'fr',
    pattern:
      /(?:^|\s)(?:nous allons|nous voulons|nous prévoyons de|nous souhaitons|nous devons|on va)\s+(\p{L}+(?:er|ir|re|oir))\s+(.{8,})$/iu,
  },
  {
    language: 'es',
    pattern:
      /(?:^|\s)(?:vamos a|queremos|planeamos|tenemos previsto|hemos decidido|debemos)\s+(\p{L}+[aei]r)\s+(.{8,})$/iu,
  },
  {
    language: 'pt',
    pattern: /(?:^|\s)(?:vamos|queremos|planejamos|pretendemos|decidimos|devemos)\s+(\p{L}+[aei]r)\s+(.{8,})$/iu,
  },
  {
    language: 'it',
    pattern:
      /(?:^|\s)(?:vogliamo|intendiamo|abbiamo deciso di|prevediamo di|dobbiamo)\s+(\p{L}+(?:are|ere|ire))\s+(.{8,})$/iu,
  },
  { language: 'nl', pattern: /(?:^|\s)(?:gaan we|willen we|we gaan|wij gaan|we willen|wij willen)()\s+(.{8,})$/iu },
  { language: 'zh', pattern: /(?:我们|我們|公司)(?:计划|計劃|将|將|决定|決定|打算|准备|準備)()(.{4,})$/u },
  {
    language: 'ja',
    pattern:
      /^(?:.*?、)??()(.{4,}?)(?:することに(?:なりました|しました|決まりました)|する予定です|を予定しています|します)$/u,
  },
  { language: 'ar', pattern: /(?:^|\s)(?:نخطط|سنقوم|قررنا)()\s+(?:ل|ب)(.{6,})$/u },
];

const clause =
  /[,;:(–—،，；：]|\s(?:because|since|so that|so we|in order|which|who|where|when|and we|and then|but|weil|damit|um|denn|sodass|car|parce que|afin|porque|para que|para (?=\p{L}+r\s)|ya que|perché|affinché|omdat|zodat)\s/iu;

/** A going-on for a title: up to where the clause ends. */
export function firstClause(text: string): string {
  return (text.split(clause)[0] ?? text).replace(/[.!?。！？]+$/u, '').trim();
}

const doubled = new Set(
  'run cut plan stop set get put ship drop win begin swap scrap shut cap plug map trim stem hit sit let tap top step'.split(
    ' ',
  ),
);

/** "move" as a title begins: "Moving". */
export function gerund(verb: string): string {
  const lower = verb.toLowerCase();
  if (lower.endsWith('ing') && lower.length > 5) return lower;
  if (lower.endsWith('ie')) return `${lower.slice(0, -2)}ying`;
  if (/[^eoy]e$/u.test(lower)) return `${lower.slice(0, -1)}ing`;
  return doubled.has(lower) ? `${lower}${lower.slice(-1)}ing` : `${lower}ing`;
}
