import { compoundBehind } from './compound';
import { deckNoun, slideNoun } from '../slide-nouns';
import { people } from './people';
import { peopleEast } from './people-east';

export interface Audience {
  /** Those who listen, without "for", as written: "the city council". */
  name: string;
  /** The same with "for", as written. */
  phrase: string;
}

/** "Audience: …" and its like, at the start of a sentence; the value is group 1. */
export const audienceLabel =
  /(?:^|[,;(]\s*(?=[^:：,;]{1,24}[:：]))(?:(?:the )?audience|target (?:audience|group)|zielgruppe|publikum|public(?: cible| visé)?|público(?: objetivo|-alvo| alvo)?|pubblico|destinatari|destinataires|destinatarios|destinatários|doelgroep|publiek|odbiorcy|grupa docelowa|hedef kitle(?:miz)?|аудитория|целевая аудитория|الجمهور(?: المستهدف)?|الفئة المستهدفة|קהל(?: ה?יעד)?|दर्शक|श्रोता|लक्षित दर्शक|受众|目标受众|受眾|观众|听众|対象(?:者)?|聴衆|聞き手|청중|대상)(?:\s?[:：=]|\s(?:is|are|will be|ist|sind|est|sont|es|son|é|são|è|sono|is|zijn|to|—)\s|は|[은는]\s)\s*(.+)$/iu;

const follows =
  '(?:of|at|in|from|who|within|across|working|and|or|&|der|des|von|vom|im|aus|bei|und|oder|de|du|des|et|ou|y|e|del|della|dello|dei|degli|di|do|da|dos|das|van|bij|uit|en|ze|i|и|из)';
const stops =
  "(?:about|on|regarding|covering|explaining|showing|comparing|introducing|titled|called|with|using|based|please|that|which|where|to|über|zum|zur|zu|auf|bitte|als|mit|eine?[nrms]?|sur|intitulée?|avec|en|une|un|svp|s['’]il|sobre|acerca|con|por|titulada|intitulada|com|em|uma|um|su|sul|sulla|sui|sugli|sulle|con|una|over|met|op|een|in|graag|o|na|pt|pod|z|w|po|proszę|о|об|про|на|с|в|по|пожалуйста|erstellen|machen|maken)";
/** "Engineering leadership": what sort of people the first word names. */
const group =
  /^\s(?:leadership|teams?|managers?|leaders|staff|department|groups?|members|committee|board|council|meeting|directors|executives|students|class|partners|owners|parents|банка|компании|школы|фирмы|завода|отдела(?: продаж)?|холдинга|университета|больницы|клиники|города|района|региона|департамента|министерства|фонда|клуба|продаж|banku|firmy|szkoły|spółki|działu(?: sprzedaży)?|szpitala|uczelni|miasta|gminy|sprzedaży)(?!\p{L})/iu;
/** No people are named across these. */
const breaks = 'about|on|over|with|über|mit|zum|sur|avec|sobre|con|com|met|na|о|об|про|на|с|w|z|pt';
const wordAfter = /^\s+(\p{Nd}+\.(?=\s(?:Klasse|Jahrgang))|[\p{L}\p{M}\p{Nd}'’.&-]+)/u;
const gradeBefore = /(?:class|grade|year|klasse|jahrgang|classe|clase|turma|ano|groep|klas|klasy)$/iu;
const slideWord = new RegExp(slideNoun.source, 'iu');
const stopWord = new RegExp(`^${stops}$`, 'iu');
const followWord = new RegExp(`^${follows}$`, 'iu');
const longestName = 90;

/** What is made for people is no talk to them: "benefits for employees", "Angebote für Familien". */
const madeFor =
  /(?<!\p{L})(?:benefits?|health(?:care)?|insurance|options|support|care|services?|products?|opportunities|offers?|discounts?|rules|guidelines|software|solutions?|apps?|homes?|housing|programs?|programmes?|funds?|funding|grants?|prices?|advice|tools?|polic(?:y|ies)|policies|rights|jobs|work|spaces?|toys|books?|clothes|scholarships?|incentives|tax(?:es)?|demand|value|responsib\p{L}+|angebote?n?|vorteilen?|leistungen|hilfen?|förderung(?:en)?|versicherung(?:en)?|programmen?|regeln|produkten?|dienstleistungen|lösungen|wohnungen|wohnraum|rechte[n]?|arbeitsplätze[n]?|spielplätze[n]?|avantages|aides?|prestations|produits|assurances?|programmes?|logements?|solutions|règles|offres|bourses|beneficios|ayudas?|servicios|productos|seguros?|programas?|viviendas?|soluciones|reglas|ofertas?|becas|benefícios|serviços|produtos|moradias?|soluções|regras|bolsas|benefici|aiuti|servizi|prodotti|assicurazioni|programmi|case|soluzioni|regole|offerte|borse di studio|voordelen|diensten|producten|verzekeringen|regels|woningen|korzyści|usług\p{L}*|produkty|produktów|ubezpiecze\p{L}*|mieszka\p{L}*|stypendi\p{L}*|льгот\p{L}*|услуг\p{L}*|продукт\p{L}*|страхован\p{L}*|жиль\p{L}*|программ\p{L}*|стипенди\p{L}*)\s$/iu;

const western = people.map(
  ({ lead, nouns }) =>
    new RegExp(
      `(?<!\\p{L})(?<lead>${lead})\\s+(?<who>(?:(?!(?:${breaks})\\s)(?:[^\\s,:;.()!?\\n]{1,24}|\\p{Nd}+\\.)\\s){0,5}?(?:[\\p{L}\\p{Nd}]+[-’'])?(?:${nouns})(?![\\p{L}\\p{Nd}]|[-‑]\\p{L}))`,
      'iu',
    ),
);

/** For whom a sentence says the slides are; null when it names no people. */
export function readAudience(sentence: string): Audience | null {
  const labelled = audienceLabel.exec(sentence)?.[1];
  if (labelled !== undefined) {
    const value =
      labelled
        .split(/[;|)]|[はが가은는]?[,、]\s?(?=.{0,20}(?:해|하|줘|요|ください|です))|,\s*\p{L}+\s?[:：]|\s[–—]\s/u)[0]
        ?.trim() ?? '';
    return named(value, value);
  }
  return readWestern(sentence) ?? readEastern(sentence);
}

function readWestern(sentence: string): Audience | null {
  const found = western.flatMap((pattern) => {
    const match = pattern.exec(sentence);
    return match === null ? [] : [match];
  });
  found.sort((a, b) => a.index - b.index || b[0].length - a[0].length);
  for (const match of found) {
    const before = sentence.slice(0, match.index);
    if (madeFor.test(before.slice(-30))) continue;
    const who = match.groups?.['who'] ?? '';
    if (deckNoun.test(who)) continue;
    const end = match.index + match[0].length;
    const grade = gradeBefore.test(who)
      ? (/^\s\p{Nd}{1,2}\p{L}?(?![\p{L}\p{Nd}])/u.exec(sentence.slice(end))?.[0] ?? '')
      : '';
    const compound = grade === '' ? compoundBehind(who, sentence.slice(end)) : '';
    if (compound === null) continue;
    const more = grade || compound || (group.exec(sentence.slice(end))?.[0] ?? '');
    const name = who + more + complement(sentence.slice(end + more.length));
    return named(name, `${match.groups?.['lead'] ?? ''} ${name}`);
  }
  return null;
}

/** "… from the following notes" tells what the slides are made of, not who listens. */
const material =
  /^\s+(?:from|out of|van|aus|von|de|des|delle|dei|dalle|dai|из|z|ze|da|das|à partir des?)\s+(?:(?:the|my|our|below|den|dem|der|de|le|les|las|los|as|os|le|i|gli)\s)?(?:following|these|this|below|attached|notes?|folgende\p{L}*|diese\p{L}*|beigefügt\p{L}*|notizen|suivant\p{L}*|ces|notes|siguiente\p{L}*|est[ao]s|notas|seguinte\p{L}*|seguent\p{L}*|queste|questi|note|volgende|deze|notities|poniższ\p{L}*|następując\p{L}*|tych|notatek|следующ\p{L}*|этих|заметок)(?!\p{L})/iu;

/** "… of the Stadtwerke", "… at Siemens in Munich": what tells who they are, up to the next thing that is said. */
function complement(rest: string): string {
  let taken = '';
  let open = false;
  for (let count = 0; count < 7; count += 1) {
    const match = wordAfter.exec(rest.slice(taken.length));
    const word = match?.[1]?.replace(/(?<!\p{Nd})[.]+$/u, '') ?? '';
    if (match === null || word === '' || material.test(rest.slice(taken.length))) break;
    const isGrade = gradeBefore.test(taken) && /^\p{Nd}{1,2}\p{L}?$/u.test(word);
    const isName = taken !== '' && /^\p{Lu}/u.test(word) && !deckNoun.test(word) && !slideWord.test(word);
    const continues =
      isGrade || isName || open
        ? !deckNoun.test(word)
        : followWord.test(word) &&
          !/^\s+(?:in|en|em|na|w|в|на|o|e|y|et|and|und|en|i|и)\s+(?:\p{Nd}|in|max|about|einer?|une?|una?|uma?|een)/iu.test(
            rest.slice(taken.length),
          );
    if (!continues || (stopWord.test(word) && !followWord.test(word))) break;
    taken += match[0].slice(0, match[0].length - (match[1]?.length ?? 0)) + word;
    open =
      followWord.test(word) ||
      /^\p{Nd}+\.$/u.test(word) ||
      /^(?:the|our|a|an|den|dem|die|der|das|la|le|les|los|las|el|il|lo|gli|i|os|as|het|de)$/iu.test(word);
    if (/\p{L}[.]$/u.test(match[1] ?? '')) break;
  }
  return open && taken !== '' ? taken.replace(/\s+\S+$/u, '') : taken;
}

function readEastern(sentence: string): Audience | null {
  for (const { pattern, attached } of peopleEast) {
    const match = pattern.exec(sentence);
    const who = match?.groups?.['who']?.trim() ?? '';
    const lead = match?.groups?.['lead'] ?? '';
    if (match === null || who === '') continue;
    // Arabic "للمستثمرين" hides the article of "المستثمرين".
    const name = lead.endsWith('لل') && attached === true ? `ال${who}` : who;
    return named(name, match[0].replace(/^[\s،,。；]+/u, '').trim());
  }
  return null;
}

function named(name: string, phrase: string): Audience | null {
  const trim = (text: string): string => text.replace(/[\s.,;:!?。、，！]+$/u, '').trim();
  const plain = trim(name);
  return plain === '' || plain.length > longestName ? null : { name: plain, phrase: trim(phrase) };
}
