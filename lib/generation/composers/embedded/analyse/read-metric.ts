import { capitalise } from '../write/capitalise';
import type { Figure } from './read-number';
import { findFigures } from './read-number';
import { monthPattern } from '../words/calendar';
import { readWhen } from './read-when';
import { trimStop, visualLength } from './shorten';

export interface Metric {
  /** Exactly as the author wrote it. */
  value: string;
  label: string;
  change?: { text: string; direction: 'up' | 'down' | 'flat' };
  detail?: string;
}

/** Particles that mark the subject and stand close to it. */
const particle = /(?:は約|は平均|は|が|为|為|是|达到|達到|은|는|이|가)\s*$/u;
const counter = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{1,3}$/u;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Languages that end a sentence with its verb leave it behind the number. */
const copula =
  /^(?:です|でした|かかっています|かかります|かかりました|に達しました|になりました|となりました|に達する|である|だった|입니다|였습니다|है|था|थी)$/u;
const longestClause = 240;
const longestLabel = 64;
const longestDetail = 90;

/** Words between a name and its number that a big number does not need. */
const link =
  /(?:^|\s)(?:reached|reaches|hit|is now|is|are|was|were|stands? at|stood at|at|of|totall?ed|totals?|averaged|averages|grew to|rose to|fell to|dropped to|increased to|to|beträgt|betrug|liegt bei|lag bei|stieg auf|sank auf|bei|von|ist|sind|war|waren|atteint|est de|est|était|de|à|alcanzó|llegó a|es de|es|fue|en|atingiu|chegou a|é de|é|foi|raggiunge|ha raggiunto|è|di|bereikte|bedraagt|is|wyniósł|wynosi|to|wyniosła|составил[аои]?|составляет|достиг(?:ла|ло)?|бы[лa]о?|بلغ|بلغت|הגיע ל|है|रहा|达到|達到|下降到|降到|降至|上升到|升至|增至|增长到|提高到|为|是)\s*$/iu;
const up =
  /(?<!\p{L})(?:up|rose|risen|grew|growth|increase[ds]?|gain(?:ed)?|higher|more|plus|mehr|gestiegen|steigerung|zuwachs|hausse|augmentation|en hausse|aumento|aumentó|subió|crescimento|alta|crescita|in aumento|stijging|hoger|wzrost|artış|arttı|рост|вырос\p{L}*|بزيادة|زيادة|ارتفاع|עלייה|वृद्धि)(?!\p{L})|^\+\s?\p{Nd}|增长|增加|上升|増加|増|上昇|증가|상승/iu;
const down =
  /(?<!\p{L})(?:down|fell|fallen|drop(?:ped)?|decrease[ds]?|decline[ds]?|lower|less|fewer|weniger|gesunken|rückgang|baisse|diminution|en baisse|descenso|bajó|disminuyó|queda|redução|calo|in calo|daling|lager|spadek|azalış|düştü|снижени\p{L}*|упал\p{L}*|بانخفاض|انخفاض|تراجع|ירידה|गिरावट)(?!\p{L})|^[-−–]\s?\p{Nd}|下降|减少|減少|低下|감소|하락/iu;
const range = /^\s?(?:of|out of|von|sur|de|di|su|van|z|из|من|מתוך|में से|\/)\s?\p{Nd}[\p{Nd}.,]*/iu;
/** A change from one number to another is no single big number. */
const change = /(?:\bfrom|\bvon|\bde|\bdesde|\bda|\bvan|\bod|من|מ)\s?\S{0,4}$/iu;

/** Reads one clause as a big number with its label; null when it is a sentence rather than a figure. */
export function readMetric(clause: string): Metric | null {
  if (clause.length > longestClause) return null;
  const text = trimStop(clause);
  const figure = findFigures(text).find((each) => isAmount(text, each));
  if (figure === undefined) return null;
  const before = text.slice(0, figure.start).trim();
  // "46,500棵": what is counted stands close to its number.
  const total = range.exec(text.slice(figure.end))?.[0] ?? counter.exec(text.slice(figure.end))?.[0] ?? '';
  const value = figure.text + total;
  const after = text.slice(figure.end + total.length);
  // "2라인" and "3号楼" are names, not counts.
  if (/^\p{Nd}+$/u.test(value) && /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(after)) return null;
  if (
    change.test(before) ||
    /^\S{0,2}(?:에서|から|至|到)\s?\S{0,3}\p{Nd}/u.test(after) ||
    /^\s?(?:to|auf|bis|à|a|al|até|naar|do|до|إلى|から|→|–)\s?[^\s\p{L}]*\p{Nd}/iu.test(after)
  )
    return null;
  // Where the verb comes last, a number in the middle of a clause counts something else.
  if (/^\s?[\p{Script=Hiragana}]/u.test(after) && !copula.test(trimStop(after).trim().split(/[、,]/u)[0] ?? ''))
    return null;
  return before === '' ? labelBehind(value, after) : labelBefore(value, before, after);
}

function labelBehind(value: string, after: string): Metric | null {
  // Where the verb comes last, what follows a number is rarely its name.
  if (wide.test(after.slice(0, 1)) && !/^の/u.test(after)) return null;
  const [label, rest] = cutClause(after.trim());
  if (!isLabel(label)) return null;
  const continues = /^(?:of|der|des|du|de|di|del|van|z)\s/iu.test(label);
  return withDetail({ value, label: continues ? label : capitalise(label) }, rest);
}

function labelBefore(value: string, before: string, after: string): Metric | null {
  const label = before
    .replace(/[:：=–—-]\s*$/u, '')
    .replace(link, '')
    .replace(link, '')
    .replace(particle, '')
    .trim()
    .replace(/[:：,]$/u, '');
  const balanced = (label.match(/[(（]/gu)?.length ?? 0) === (label.match(/[)）]/gu)?.length ?? 0);
  // "Hall 3" is a name: a bare small number needs a colon or a verb before it.
  const bare = label === before && /^\p{Nd}{1,3}$/u.test(value);
  // "Repairs: up to CHF 800": between label and figure stands what matters.
  if (/[:：]\s?\S/u.test(label)) return null;
  if (
    bare ||
    !isLabel(label) ||
    !balanced ||
    /[,，]$/u.test(before) ||
    /[.!?;]\s/u.test(label) ||
    label.split(/\s+/u).length > 7
  )
    return null;
  return withDetail({ value, label: capitalise(label) }, after);
}

function withDetail(metric: Metric, after: string): Metric | null {
  const detail = trimStop(after)
    .trim()
    .replace(copula, '')
    .replace(/^[,;，；、]\s*/u, '')
    .replace(/^[(（](.+)[)）]$/u, '$1')
    .trim();
  if (detail === '') return metric;
  if (visualLength(detail) > longestDetail) return null;
  const direction = up.test(detail) ? 'up' : down.test(detail) ? 'down' : null;
  const isChange = direction !== null && /\p{Nd}/u.test(detail) && visualLength(detail) <= 40;
  return isChange ? { ...metric, change: { text: detail, direction } } : { ...metric, detail: capitalise(detail) };
}

function cutClause(text: string): [string, string] {
  const at = /[;，；、(（]|,(?!\p{Nd})/u.exec(text)?.index ?? -1;
  return at < 0 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at)];
}

function isLabel(label: string): boolean {
  const length = visualLength(label);
  return length >= 2 && length <= longestLabel && /\p{L}{2}/u.test(label);
}

/** "4月10日", "May 3" and "3 במאי" are days, however the sentence goes on. */
const dayBehind = new RegExp(`(?:\\p{Nd}\\s?[月월]|(?<!\\p{L})(?:${monthPattern})\\.?)\\s?$`, 'iu');
const monthAfter = new RegExp(`^\\.?\\s?(?:de\\s|of\\s|ב|ل)?(?:${monthPattern})(?!\\p{L})`, 'iu');

/** Years, dates, times and names such as "Q3" are no amounts. */
function isAmount(text: string, figure: Figure): boolean {
  if (/^(?:あたり|当たり|につき|마다|당(?=\s))/u.test(text.slice(figure.end))) return false;
  if (/^(?:19|20)\p{Nd}{2}[年년]?$/u.test(figure.text)) return false;
  if (dayBehind.test(text.slice(0, figure.start)) || monthAfter.test(text.slice(figure.start + figure.text.length)))
    return false;
  const around = text.slice(figure.start);
  const when = readWhen(around);
  if (
    when !== null &&
    when.scale !== 'year' &&
    when.text.length >= figure.text.length &&
    when.scale !== 'period' &&
    !/^\p{Nd}{1,2}\s?[hm]$/u.test(when.text)
  )
    return false;
  return !/(?<!\p{L})(?:Q|H|KW|No\.?|Nr\.?|#|Option|Version|v|Phase|Severity|Level|Chapter|Grade)\s?$/iu.test(
    text.slice(0, figure.start),
  );
}
