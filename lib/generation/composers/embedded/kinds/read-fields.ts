import { isWhen, readWhen } from '../analyse/read-when';
import { trimStop } from '../analyse/shorten';

/** An entry with named fields behind its text: "… . Owner: Ines. Due: 3 May". */
export interface FieldEntry {
  text: string;
  owner: string | null;
  due: string | null;
}

const owner =
  '(?:owners?|owned by|responsible|assignee|assigned to|accountable|lead|verantwortlich|zuständig|responsable|pilote|responsável|responsabile|verantwoordelijke?|odpowiedzialn\\p{L}*|sorumlu|ответственный|المسؤول|אחראי|जिम्मेदार|负责人|負責人|担当(?:者)?|責任者|담당(?:자)?)';
const due =
  '(?:due(?: date)?|deadline|by when|until|fällig(?: am)?|frist|termin|bis|échéance|délai|fecha(?: límite)?|plazo|prazo|scadenza|deadline|termijn|termin|bitiş|tarih|срок|الموعد|מועד|समय सीमा|截止(?:日期)?|期限|締切|기한|마감)';
const value = '[^.;,()\\n。；、]{2,40}';

const ownerField = new RegExp(`(?:[(,;.\\s–—-]|^)${owner}\\s?[:：]\\s?(${value})`, 'iu');
const dueField = new RegExp(`(?:[(,;.\\s–—-]|^)${due}\\s?[:：]\\s?((?:${value}(?:\\.\\p{Nd}+)*))`, 'iu');
const pair = /\s[(\[–—-]\s?(\p{Lu}[\p{L}’'.-]+(?:\s\p{Lu}[\p{L}’'.-]+)?)\s?[,;/–-]\s?([^()[\],]{3,24})[)\]]?\.?$/u;
const timed =
  /^(.{8,}?)[\s,]+(?:by|until|before|no later than|bis(?: zum)?|avant(?: le)?|d’ici(?: le)?|para el|antes del?|hasta el|até|entro(?: il)?|vóór|uiterlijk|do)\s+(.{3,24}?)\.?$/iu;
const assigned = /^(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)\s(?:to|will)\s(.+?)(?:\s(?:by|until)\s(.+?))?\.?$/u;
const anyone = /^(?:we|it|you|they|this|that|these|those|he|she|there|who|what|everyone|nobody)\s/iu;
/** "Salma Haddad books the hall", "Frau Brandl prüft …": a full name or title, then what they do. */
const name = "\\p{Lu}[\\p{L}\\p{M}’'-]+";
const further = `(?:\\s(?:(?:van|von|de|der|den|da|dos|di|del|la|el|bin|al)\\s)*${name})`;
const address = "(?:(?:Frau|Herrn?|Mr|Mrs|Ms|Dr|M|Mme|Sra?|Dott|Prof)\\.?|(?:Il|La|El|O|A|Le|L['’])\\s?\\p{Ll}{4,18})";
const acts = new RegExp(`^(${address}\\s${name}${further}{0,2}|${name}${further}{1,2})\\s(\\p{Ll}.{5,})$`, 'u');
/** "张伟负责修复接口,4月10日前完成". */
const inCharge =
  /^([\p{Script=Han}]{2,4}?)(?:负责|負責)(.{2,40}?)(?:[,，]\s?([^,，]{2,12}?)前?(?:完成|提交|交付)?)?[。]?$/u;
/** "Anita Sharma: check the pipes, 31 March". */
const behindName = /^([^:：,.\p{Nd}]{2,30})[:：]\s?(.{3,}?)[,，、]\s?(.{2,24}?)(?:까지|まで|तक)?$/u;
const dueFirst = /^(?:by|until|bis(?: zum)?|avant(?: le)?|antes del?|até|entro(?: il)?|vóór|do|до)\s(?=\S*\p{Nd})/iu;
const dueLast =
  /^(.{3,}?)[\s,]+(?:by|until|before|no later than|bis(?: zum)?|avant(?: le)?|d’ici(?: le)?|para el|antes del?|hasta el|até|entro(?: il)?|vóór|uiterlijk|do|до)\s(.{3,24})$/iu;
const onDay = /^(.{8,}?)\s(?:on|am|le|el|il|op)\s(.{3,24})$/iu;
const mention = /(?:^|\s)@([\p{L}][\p{L}\p{N}._-]{1,30})/u;

/** Reads owner and due date out of an entry; null when it names neither. */
export function readFields(text: string): FieldEntry | null {
  const owned = ownerField.exec(text);
  const timed = dueField.exec(text);
  if (owned !== null || timed !== null) {
    const rest = text
      .replace(ownerField, '')
      .replace(dueField, '')
      .replace(/\(\s*\)/gu, '')
      .replace(/\s+/gu, ' ')
      .replace(/\s+([.,;])/gu, '$1')
      .replace(/\.{2,}/gu, '.');
    return { text: trimStop(rest), owner: owned?.[1]?.trim() ?? null, due: timed?.[1]?.trim() ?? null };
  }
  const tail = pair.exec(text);
  if (tail !== null && isWhen(tail[2] ?? ''))
    return { text: trimStop(text.slice(0, tail.index)), owner: tail[1] ?? null, due: (tail[2] ?? '').trim() };
  const at = mention.exec(text);
  if (at !== null)
    return { text: trimStop(text.replace(mention, ' ').replace(/\s+/gu, ' ')), owner: at[1] ?? null, due: null };
  return null;
}

/** "Salma Haddad books the hall by 20 May", which in prose would be news and in a list of actions is one. */
export function readDeed(text: string): FieldEntry | null {
  const match = anyone.test(text) ? null : acts.exec(trimStop(text));
  return match === null ? null : { owner: match[1] ?? null, ...takeDue(match[2] ?? '') };
}

/** When it is due, from the beginning or the end of what somebody does. */
function takeDue(text: string): { text: string; due: string | null } {
  const first = dueFirst.exec(text);
  const when = first === null ? null : readWhen(text.slice(first[0].length));
  if (when !== null && when.rest.length > 3) return { text: when.rest, due: when.text };
  const last = [dueLast.exec(text), onDay.exec(text)].find((match) => match !== null && isWhen(match[2] ?? ''));
  return last === undefined || last === null ? { text, due: null } : { text: last[1] ?? '', due: last[2] ?? null };
}

const during = /^(.{6,}?)\s(?:in|im|en|em|a|w|в|during)\s(\S{3,12}(?:\s\p{Nd}{4})?)$/iu;
const between =
  /^(.{6,}?)\s((?:from|vom|von|du|del|de|dal|van|od|с)\s(?=.*\p{Nd}).{1,14}?\s(?:to|until|bis(?: zum)?|au|al|a|até|tot|do|до|по)\s.{3,16})$/iu;

/** When something is done, at its end: "by 30 September", "in October", "from 2 to 13 November". */
export function readDue(text: string): { text: string; due: string | null } {
  const span = between.exec(text);
  if (span !== null) return { text: span[1] ?? '', due: span[2] ?? null };
  const taken = takeDue(text);
  const month = taken.due === null ? during.exec(text) : null;
  return month !== null && isWhen(month[2] ?? '') ? { text: month[1] ?? '', due: month[2] ?? null } : taken;
}

export function hasFields(text: string): boolean {
  return readFields(text) !== null;
}

/** "Anna to send the contract by Friday", "Sign the lease by 3 May", which only a list of actions may be read as. */
export function readAssignment(text: string): FieldEntry | null {
  const charged = inCharge.exec(text);
  if (charged !== null) return { text: charged[2] ?? '', owner: charged[1] ?? null, due: charged[3] ?? null };
  const labelled = behindName.exec(trimStop(text));
  if (labelled !== null && isWhen(labelled[3] ?? ''))
    return { text: labelled[2] ?? '', owner: labelled[1] ?? null, due: labelled[3] ?? null };
  const match = anyone.test(text) ? null : assigned.exec(text);
  if (match !== null) return { text: match[2] ?? '', owner: match[1] ?? null, due: match[3] ?? null };
  const due = timed.exec(text);
  return due === null || !isWhen(due[2] ?? '') ? null : { text: due[1] ?? '', owner: null, due: due[2] ?? null };
}
