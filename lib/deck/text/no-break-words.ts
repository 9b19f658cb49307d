/**
 * Words and signs that belong to the number beside them, as alternatives of a regular expression.
 * A word too many does no harm: it only goes over to the next line together with its number.
 */

const currencySigns = String.raw`[€$£¥₹₽₺₪₩]`;
const currencyCodes =
  'EUR|USD|GBP|CHF|JPY|CNY|INR|PLN|TRY|RUB|SEK|NOK|DKK|CZK|HUF|BRL|CAD|AUD|KRW|ILS|AED|SAR|MXN|ZAR|SGD|HKD|zł|kr|Kč|Ft|lei|руб';
const currencyWords =
  'euros?|Euros?|dollars?|Dollar|pounds?|francs?|Franken|dólares|reais|dollari|złotych|рублей|долларов|евро|يورو|دولار';

export const currency = String.raw`(?:[kKMGT]|Md|Mrd|Mio)?${currencySigns}|(?:${currencyCodes})|(?:${currencyWords})`;
export const leadingCurrency = String.raw`(?:US|R|A|C|HK)?${currencySigns}|${currencyCodes}`;

/** Thousands, millions and more, in the languages that decks are written in. */
export const magnitudes = [
  'thousand|million|billion|trillion|mn|bn|tn|[kKMB]',
  'Tsd|Mio|Mrd|Bio|Tausend|Million(?:en)?|Milliarden?|Billion(?:en)?',
  'mille|milliers|millions?|milliards?|Md',
  'mil|mill(?:ón|ones)|millardos|milh(?:ão|ões)|bilh(?:ão|ões)|mi|bi|mila|milion[ei]|miliard[oi]|mln|mld',
  'miljoen|miljard|duizend|tys|milion(?:y|ów)?|miliard(?:y|ów)?',
  'bin|milyon|milyar',
  'тыс|млн|млрд|тысячи?|миллион(?:а|ов)?|миллиард(?:а|ов)?',
  'ألف|آلاف|مليون|ملايين|مليار|مليارات',
  'אלף|מיליון|מיליארד',
  'हज़ार|हजार|लाख|करोड़|अरब',
  '[万億亿兆만억조]',
].join('|');

/** Signs and units of measure, then units of time as words. */
export const units = [
  String.raw`%|‰|٪|°[CFK]?|℃|pp|p\.p\.|bps|pts?|[kKMGT]?B`,
  '[kmµμnc]?[mgs]|mm|kg|t|ha|[kmcdh]?[lL]|h|min|sec|[kMGT]?Wh?|[kMGT]?Hz|[km]?[VAΩ]|[kMG]?bit|[kMGT]i?B|Mbps|Gbps|MPa|bar|dB|px|dpi|ATM|ppm|rpm|km/h|m/s|kn|mph|ft|lb|oz|sq|m[²³]|km²|cm[²³]|CO₂e?|tCO₂e?|kcal|FTEs?|×|x',
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|quarters?|percent|points?|degrees?|am|pm',
  'Sekunden?|Minuten?|Stunden?|Tagen?|Tage?|Wochen?|Monate?n?|Jahre?n?|Quartalen?|Prozent|Grad|Uhr',
  'secondes?|heures?|jours?|semaines?|mois|ans?|années?|points',
  'segundos?|minutos?|horas?|días?|dias?|semanas?|mes(?:es)?|meses|años?|anos?|puntos',
  'secondi|minuti|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|punti',
  'seconden|minuten|uur|uren|dag(?:en)?|weken|maand(?:en)?|jaar|jaren|procent',
  'godzin[ay]?|dni|tygodni(?:e)?|miesi(?:ące|ęcy)|lat[a]?|minut[y]?|proc',
  'saat|gün|hafta|ay|yıl|dakika',
  'час(?:а|ов)?|дн(?:я|ей)|недел[ьи]|месяц(?:а|ев)?|лет|год[а]?|минут[ы]?|шт|чел',
].join('|');

/** Short forms with a full stop that stand before a number. */
export const countedShorts =
  'pp?|[Ss]|[Nn]r|[Nn]o|[Nn]um|[Ff]ig|Abb|[Tt]ab|Kap|[Aa]rt|[Vv]ol|Bd|[Cc]h|[Ss]ec|[Ee]d|[Ss]tr|[Rr]ys|[Rr]oz|[Cc]a|[Cc]irca|[Aa]pprox|[Mm]ax|[Mm]in|[Pp]ág|[Cc]ap|[Pp]ar|[Сс]тр|[Рр]ис|[Гг]л|[Пп]';

/** Names of things that are counted behind their name. */
export const countedNames = [
  'Page|Figure|Table|Chapter|Section|Phase|Step|Stage|Week|Day|Year|Level|Tier|Type|Version|Round|Part|Slide|Option|Article|Appendix|Room|Group|Act|Lot|Series|Wave|Scope|Sprint|Class|Grade|CW|Horizon',
  'Seite|Abbildung|Tabelle|Kapitel|Abschnitt|Schritt|Stufe|Woche|Tag|Jahr|Teil|Artikel|Anhang|Raum|Gruppe|Klasse|KW|Folie|Welle',
  '[ÉéEe]tape|[Ss]emaine|[Pp]hase|[Tt]ableau|[Cc]hapitre|[Nn]iveau|[Pp]artie|[Ll]ot',
  '[Ff]ase|[Ss]emana|[Ee]tapa|[Pp]aso|[Pp]asso|[Cc]apítulo|[Tt]abla|[Tt]abela|[Ff]igura|[Nn]ivel|[Nn]ível|[Pp]arte|[Ss]ettimana|[Cc]apitolo|[Ll]ivello|[Ww]eek|[Ss]tap|[Tt]ydzień|[Ee]tap|[Hh]afta|[Aa]şama|[Нн]еделя|[Ээ]тап|[Фф]аза|[Гг]лава|[Рр]аздел',
].join('|');
