import { readCount } from './number-words';

interface Counted {
  start: number;
  end: number;
  count: number;
}

const ranking =
  /(?<!\p{L})(?:top|best|first|last|previous|next|slide|folie|diapo(?:sitive|sitiva)?|slajd(?:zie)?|слайд|version|kapitel|chapter|page|seite|week|kw|day|step|phase|letzten?|ersten?|nächsten?|diese[nr]?|these|those|my|our|your|existing|current|meine|unsere|mes|nos|ces|estas|mis|nuestras|estes|minhas|queste|le mie|deze|mijn|те|эти|мои|наши|هذه|אלה|इन)\s+$/iu;

/** "Top 10", "slide 3", "my 40 slides" and "these 12 slides" ask for no number. */
export function isRanked(before: string): boolean {
  return ranking.test(before) || isSource.test(before);
}

/** What is made shorter is no wish: "from 40 slides to 10 slides". */
const isSource =
  /(?<!\p{L})(?<!(?:no|not|nicht|pas|no|não|non|niet|nie|не)\s)(?:more than|mehr als|plus de|más de|mais de|più di|meer dan|więcej niż|более|больше)\s+$/iu;

const blocked = new Set(
  'of on the for about per each and to in with my our your at as is are was were be that this these those by from minute minutes min minuten minutos minuti minuut minut minute dakika dakikalık минут минутная минутный hour hours day days week weeks month months year years people customers clients employees jahre jahren jahr monate tage wochen stunden personen kunden mitarbeiter im am die der das den dem des pro je für mit und oder zu zum zur als über auf von aus bis les des pour par et en sur dans avec à au aux la le las los el del y e o os as das dos por para con com sobre su il lo gli per een het van voor met over op w na z do dla o i ve için ile и в на с для о из по עם על של את के की का को में और से पर ans años anos anni jaar lat yıl лет года'.split(
    ' ',
  ),
);

/** "10 short slides" has a word between; "3 options in slides" doesn't count slides. */
export function mayStandBetween(word: string): boolean {
  return !blocked.has(word.toLowerCase()) && !/^(?:(?:19|20)\p{Nd}{2}|[qk]\p{Nd})$/iu.test(word);
}

/** Number words of one language that are small words of another one. */
const homonyms: Readonly<Record<string, { nouns: RegExp; before?: RegExp }>> = {
  on: { nouns: /^(?:slayt|sayfa)/iu },
  kırk: { nouns: /^(?:slayt|sayfa)/iu },
  due: { nouns: /^(?:slide$|diapositive|pagine)/iu },
  dos: { nouns: /^(?:diapositivas?|l[áa]minas?|p[áa]ginas?|filminas?)$/iu },
  sept: { nouns: /^(?:diapo|slides|pages)/iu },
  tek: { nouns: /^(?:slayt|sayfa)/iu },
  sei: { nouns: /^(?:slides?$|diapositive|pagine)/iu },
  once: { nouns: /^(?:diapositivas?|l[áa]minas?|p[áa]ginas?|filminas?|slides)$/iu },
};
const yearLike = /^(?:19|20)\p{Nd}{2}$/u;

export function belongsToOther(written: string, noun: string, before: string): boolean {
  if (yearLike.test(written)) return true;
  const homonym = homonyms[written.toLowerCase()];
  if (homonym !== undefined) return !homonym.nouns.test(noun);
  // "One of the slides" and "this one" count nothing.
  return /^(?:one)$/iu.test(written) && /(?<!\p{L})(?:this|that|which|any|every|no)\s$/iu.test(before.slice(-8));
}

const pastYear =
  /^\s(?:from|aus|de|del|dal|di|uit|z|из|since|seit)\s(?:dem jahr |the year |l'année |el año )?(?:19|20)\p{Nd}{2}(?!\p{Nd})/iu;
const notAsked =
  /^\s*(?:were|was|had|have been|are (?:missing|too|not|outdated|old)|long(?=\s*[,.]?\s(?:and|but))|from (?:last|the)|fehlen|waren|wurden|sind zu|étaient|eran|foram|erano|waren|były|были)(?!\p{L})/iu;

/** Whether a count of slides speaks of slides to make. */
export function isThing(text: string, phrase: Counted): boolean {
  const behind = text.slice(phrase.end, phrase.end + 30);
  if (notAsked.test(behind) || pastYear.test(behind)) return false;
  return !(phrase.count === 1 && standsInside.test(text.slice(Math.max(0, phrase.start - 30), phrase.start)));
}

/** One slide within a deck: "add one slide on prices", "with one slide per region". */
const standsInside =
  /(?<!\p{L})(?:add|include|including|plus|and|mit|inklusive|inkl\.|und|dazu|füge|ajoute[rz]?|avec|et|incluye|añade|con|y|inclua|adicione|com|e|includi|aggiungi|voeg|met|en|dodaj|z|i|ekle|добавь(?:те)?|с|и|أضف|مع|הוסף|עם)\s(?:\p{L}+\s)?$/iu;

const eachBehind =
  /^[^.!?\n,;]{0,40}?(?<!\p{L})(?:each|every|per|apiece|jeweils|je|pro|für jede[nrs]?|zu jede[mnr]|chacune?|pour chaque|par|cada|por|ognun[oa]|per ogni|ogni|elk|elke|ieder|voor elke?|dla każde\p{L}+|na każd\p{L}+|każd\p{L}+|her|başına|кажд\p{L}+|на каждый|لكل|לכל|प्रति|हर)(?!\p{L})([^.!?\n,;]{0,40})/iu;
const eachBefore =
  /(?<!\p{L})(?:jeweils|je|each with|each has|chacune?|cada una? con|her biri)\s$|(?:各|每[^，,。]{0,6}|ごとに|につき|각각?|당)\s?$/iu;
const eachBehindEast = /^(?:ずつ|씩|每)/u;

/**
 * "5 slides about each of 3 products" are fifteen; "one slide per region" says no total, so it
 * counts for nothing (null).
 */
export function timesEach(text: string, phrase: Counted): number | null {
  if (
    eachBefore.test(text.slice(Math.max(0, phrase.start - 12), phrase.start)) ||
    eachBehindEast.test(text.slice(phrase.end, phrase.end + 3))
  )
    return null;
  const behind = eachBehind.exec(text.slice(phrase.end, phrase.end + 90));
  // French "par" and Portuguese "por" also mean "by".
  if (behind === null) return phrase.count;
  const marker = behind[0].slice(0, behind[0].length - (behind[1]?.length ?? 0));
  if (/(?:par|por)$/iu.test(marker) && !/^(?:par|por)$/iu.test(marker.trim())) return phrase.count;
  // Italian "per" is "for".
  if (
    /per$/iu.test(marker) &&
    (!/^per$/iu.test(marker.trim()) ||
      (/(?:diapositiv[ae]|[^-]slide)$/iu.test(` ${text.slice(phrase.start, phrase.end)}`.slice(-12)) &&
        !/^one/iu.test(text.slice(phrase.start))))
  )
    return phrase.count;
  for (const token of (behind[1] ?? '').match(/[\p{L}\p{M}\p{Nd}]+/gu)?.slice(0, 5) ?? []) {
    const times = readCount(token);
    if (times !== null && times >= 2 && times <= 50 && !/^(?:on|due|dos|sept|once)$/iu.test(token))
      return phrase.count * times;
  }
  return null;
}
