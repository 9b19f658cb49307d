import { withoutSlideCounts } from '@/lib/generation/brief/slide-count-phrase';
import type { Request } from '../document/document';
import type { RequestWords } from '../words/requests';
import { capitalise } from '../write/capitalise';

const bareNumber = /(?<![\p{L}])\p{Nd}{1,3}(?=\s|$)/gu;

/** Words that say how a deck should be, not what it is. */
const filler =
  '(?:an?|the|one|single|short|brief|simple|professional|concise|clear|new|nice|great|quick|me|us|my|our|of|with|from|in|into|as|to|these|this|that|following|notes?|text|document|report|email|below|please|eine[nmrs]?|ein|kurze[ns]?|mit|aus|diese[ns]?|une?|des?|avec|courte|alsjeblieft|alstublieft|por favor|per favore|bitte|el|la|una?|de|con|breve|uma?|com|di|een|van|met|korte|z|из|من|מ)';
/** "from this data" speaks of the material, "for a lesson" of the occasion; neither is an audience. */
const belonging =
  /\s+(?:from|based on|using|out of|with|aus|anhand|à partir de|a partir de|con|com)\s+(?:this|these|the following|my|the|diesen?|dieser|den|ces|cette|estos|estas|i|questi)(?:\s.*)?$/iu;
const occasion = /^for\s+(?:an?|the|my|our)\s+(?:lesson|talk|presentation|class|lecture|course)$/iu;
/** What is done for them is no part of their name: "für den Vorstand machen", "给管理层汇报用". */
const purpose =
  /\s+(?:machen|erstellen|bauen|vorbereiten|anfertigen|zusammenstellen|gestalten|please|bitte)[?!.]*$|(?:汇报|匯報)?(?:用|看)$/iu;
/** "for our seed round" names the event, which says more than its listeners. */
const event =
  /^(?:for|für|pour|para|per|voor)\s+(?:our|the|my|an?|unsere[nrms]?|die|das|den|eine[nrm]?|notre|la|le|une?|nuestr[ao]|el|una|nossa|il|onze|de|het)\s+((?:\S+\s){0,4}?(?:seed round|series \p{L}|round|fundrais\p{L}+|meeting|kick-?off|offsite|all[- ]hands|conference|workshop|summit|fair|town hall|review|retreat|webinar|\p{L}*(?:runde|sitzung|tagung|konferenz|messe|versammlung)|meeting|levée de fonds|réunion|séminaire|reunión|feria|ronda|reunião|rodada|riunione|fiera|vergadering)(?:\s(?:on|in|at|am|im|in|auf|le|en)\s.+)?)$/iu;
/** Words that no name of a sort of deck contains. */
const speech =
  /(?<!\p{L})(?:i|i'd|we|you|it|it's|its|like|out|please|could|can|this|du|dir|ich|wir|daraus|bitte|könntest|kannst|je|tu|vous|yo|puedes|eu|ik|je)(?!\p{L})/iu;

/** What the deck is made from is not what it is. */
const material =
  /^(?:investor|sales|company|startup|data|notes?|text|figures|numbers|daten|notizen|zahlen|text(?:es)?|données|datos|dados|dati|gegevens)$/iu;
const leading = new RegExp(`^(?:${filler}\\s+)+`, 'iu');
const trailing = new RegExp(`(?:\\s+${filler})+$`, 'iu');

const formWords = new RegExp(
  `^(?:(?:${filler}|and|und|et|y|e|en|tone|style|ton|stil|formal|informal|friendly|visual|crisp|factual|neutral|sachlich|locker|freundlich|einfach|kurz|talk|lesson|meeting|minutes?|minuten)(?:[\\s,;.-]+|$)|[\\p{Nd}\\s,;.-]+)+$`,
  'iu',
);

/** "short and simple, formal tone" says how a deck should be and nothing of what it is about. */
export function isFormAlone(text: string): boolean {
  return formWords.test(text) || speech.test(text) || material.test(text);
}

/**
 * Reads what sort of deck is asked for ("board update") and whether it is for people
 * ("for engineering leadership") or about a named thing ("for Northwind Analytics, Q3 2026").
 */
export function readGenre(input: { ask: string; audience: string | null; row: RequestWords; request: Request }): void {
  const { ask, row, request } = input;
  const audience =
    input.audience
      ?.replace(belonging, '')
      .replace(purpose, '')
      .replace(/[?!.\s]+$/u, '') ?? null;
  const rest = ask.slice(0, input.audience === null ? ask.length : Math.max(0, ask.indexOf(input.audience)));
  const genre = genreOf(rest, row);
  request.genre = genre;
  if (audience === null || occasion.test(audience)) return;
  const pitched = /(?<!\p{L})(?:pitch|investor)/iu.test(ask)
    ? /^for\s+((?:an?|our|the|my)\s+(?!investors?|board|customers?|clients?|seed|series|round).+)$/iu.exec(
        audience,
      )?.[1]
    : undefined;
  if (pitched !== undefined && !event.test(audience)) {
    request.topic = pitched;
    return;
  }
  const occurs = event.exec(audience)?.[1];
  if (occurs !== undefined) {
    request.subject = capitalise(occurs.trim());
    return;
  }
  const named =
    row.language === 'en'
      ? /^for\s+((?:the\s+)?\p{Lu}[\p{L}\p{N}&.'’-]*(?:[\s,].*)?)$/u.exec(audience)?.[1]
      : undefined;
  const acronymPeople = /^for\s+(?:the\s+)?\p{Lu}{2,5}s?\b/u.test(audience);
  if (genre !== null && named !== undefined && !acronymPeople) request.subject = named;
  else request.forWhom = capitalise(audience.trim());
}

function genreOf(text: string, row: RequestWords): string | null {
  if (!/^(?:en|de|fr|es|pt|it|nl)$/.test(row.language)) return null;
  const plain = withoutSlideCounts(text.replace(row.verbs, ' '))
    .replace(bareNumber, ' ')
    .replace(/[-–](?=\s|$)/gu, ' ')
    .replace(new RegExp(row.nouns.source, 'giu'), ' ')
    .replace(/^.*\b(?:into|as)\s/iu, ' ')
    .trim()
    .replace(/\s(?:about|on|showing|comparing|explaining|covering|über|zu|zum|zur|sur|sobre|su|over)\s*$/iu, ' ')
    .replace(/(?:^|\s)-\s?|[,:;]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(leading, '')
    .replace(trailing, '');
  if (new RegExp(`^${filler}$`, 'iu').test(plain)) return null;
  // A word of a German request that is no noun names nothing.
  if (material.test(plain) || speech.test(plain)) return null;
  if (row.language === 'de' && !/^\p{Lu}/u.test(plain)) return null;
  return /^\p{L}[\p{L}\p{N}\s&'’-]{3,39}$/u.test(plain) && plain.split(' ').length <= 4 ? capitalise(plain) : null;
}
