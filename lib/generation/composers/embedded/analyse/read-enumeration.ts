import { visualLength } from './shorten';
import { closesWithAnd, splitSeries } from './split-series';

/** "The reasons are a, b and c": what is listed and its members. */
export interface Enumeration {
  lead: string;
  items: string[];
}

const listed =
  '(?:reasons?|advantages|benefits|strengths|options|goals|trends|steps|risks|causes|topics|priorities|principles|changes|features|requirements|challenges|barriers|drivers|results|questions|tasks|gründe|vorteile|ziele|trends|schritte|risiken|ursachen|themen|prioritäten|maßnahmen|anforderungen|raisons|avantages|objectifs|risques|étapes|causes|priorités|razones|ventajas|objetivos|riesgos|pasos|causas|prioridades|razões|vantagens|riscos|passos|ragioni|vantaggi|obiettivi|rischi|redenen|voordelen|doelen|причины|преимущества|цели|الأسباب|المزايا|الأهداف|المخاطر|الخطوات)';
const verb = '(?:are|were|include[sd]?|sind|waren|sont|étaient|son|fueron|são|foram|sono|zijn|waren|هي)';
const byVerb = new RegExp(
  `^(.{0,50}?${listed}(?:\\s(?:for|of|für|de|des|para|di|van)\\s[^,:]{3,40})?)\\s${verb}\\s(.+)$`,
  'iu',
);
const byOffer =
  /^((?:we|you|they|wir|du|sie|nous|vous)\s(?:offer|bring|need|provide|bieten|bringst|bringen|brauchen|offrons|apportez|recommend|suggest|propose|agreed to|decided to|plan to|want to|will|empfehlen|recommandons|proposons)|ofrecemos|recomendamos|proponemos|oferecemos|offriamo|raccomandiamo)\s(.+)$/iu;
const byColon = /^([^:：,]{3,60}?)(?:\s?:\s+|：)(.+)$/u;
const longestItem = 90;
/** A clause that leans on the one before is no member of a list. */
const clause =
  /^(?:who|whom|whose|which|that|where|when|while|because|but|so|it|they|he|she|we|as|der|die|das|deren|dessen|weil|wobei|aber|dass|qui|que|dont|où|mais|porque|pero|quien|cuyo)\s/iu;

/** Reads a sentence that lists at least three things; null for others. */
export function readEnumeration(sentence: string): Enumeration | null {
  for (const pattern of [byVerb, byOffer, byColon]) {
    const match = pattern.exec(sentence);
    const items = match === null ? [] : splitSeries(match[2] ?? '');
    const wordy = pattern !== byOffer || items.every((item) => /\S\s\S/u.test(item));
    if (match !== null && wordy && isList(items, match[2] ?? '', pattern === byColon))
      return { lead: `${(match[1] ?? '').trim()}${pattern === byOffer ? ' …' : ''}`, items };
  }
  return null;
}

function isList(items: readonly string[], text: string, announced: boolean): boolean {
  if (items.length < 3 || items.length > 6 || items.some((item) => clause.test(item))) return false;
  const short = items.every(
    (item) => visualLength(item) <= longestItem && visualLength(item) >= 2 && !/[.!?。]\s+\p{Lu}|[:：]\s/u.test(item),
  );
  return short && (announced || closesWithAnd(text));
}

/** "Ana Ruiz (CEO), Tom Ito (CTO)": names, each with what stands in brackets behind it. */
export function readBracketed(text: string): { head: string; detail: string | null }[] | null {
  const items = splitSeries(text).map((part) => {
    const match = /^([^()（）]{2,60}?)\s*[(（]([^()（）]{2,90})[)）]$/u.exec(part);
    return match === null
      ? { head: part, detail: null }
      : { head: (match[1] ?? '').trim(), detail: (match[2] ?? '').trim() };
  });
  const explained = items.filter((item) => item.detail !== null).length;
  const short = items.every((item) => visualLength(item.head) <= 48);
  return items.length >= 2 && items.length <= 6 && short && explained >= 2 && explained >= items.length / 2
    ? items
    : null;
}
