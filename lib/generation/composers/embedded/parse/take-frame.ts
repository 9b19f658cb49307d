import { trimStop } from '../analyse/shorten';
import { capitalise } from '../write/capitalise';
import { farewellLine, greetingLine, greetingStart } from '../words/frames';

export interface Framed {
  text: string;
  /** Who signed the message; null when nobody did or the name is not told from other words. */
  signedBy: string | null;
  /** "As discussed in yesterday's meeting": how the message began, for the notes. */
  leadIn: string | null;
}

const longestSignature = 6;
const longestLine = 60;
const westernName =
  /^\p{Lu}[\p{L}\p{M}'’-]+(?:\s(?:(?:van|von|de|der|den|da|dos|di|del|la|el|bin)\s)*\p{Lu}[\p{L}\p{M}'’.-]*){0,3}$/u;
const otherName =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,6}$|^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hangul}\p{Script=Devanagari}]{2,14}(?:\s[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hangul}\p{Script=Devanagari}]{2,14})?$/u;

/** "As discussed, we will …" is known to those who were there; the rest says it to everybody. */
const leadIns: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=^|[.!?] )as (?:just |already )?(?:discussed|agreed|mentioned|promised|announced)(?: (?:in|at|on|during|with|by) [^,.;:]{3,40}?)?,? (?=(?:we|i|the|our|it|there) )/iu,
    '',
  ],
  [
    /(?<=^|[.!?] )wie (?:bereits |schon |gestern |letzte woche )?(?:besprochen|vereinbart|erwähnt|angekündigt|versprochen),? (\p{Ll}+) (wir|ich) /iu,
    '$2 $1 ',
  ],
  [
    /(?<=^|[.!?] )(?:comme (?:convenu|discuté|prévu|annoncé)|como (?:acordamos|hablamos|comentamos|conversamos|combinado|acordado)|come (?:concordato|discusso|d['’]accordo)|zoals (?:besproken|afgesproken))[^,.;:]{0,30}, /iu,
    '',
  ],
];

function splitLeadIn(line: string): { rest: string; leadIn: string | null } {
  for (const [pattern, instead] of leadIns) {
    const match = pattern.exec(line);
    if (match === null) continue;
    const rest = line.slice(match.index).replace(pattern, instead);
    return { rest: line.slice(0, match.index) + capitalise(rest), leadIn: trimStop(match[0]) };
  }
  return { rest: line, leadIn: null };
}

/** A message without the greeting that opens it and the farewell that closes it. */
export function takeFrame(text: string): Framed {
  const { lines, signedBy } = takeFarewell(text.split('\n'));
  const greeted = takeGreeting(lines);
  const first = greeted.findIndex((line) => line.trim() !== '');
  const { rest, leadIn } = splitLeadIn((greeted[first] ?? '').trimStart());
  const opened = leadIn === null ? greeted : greeted.map((line, index) => (index === first ? rest : line));
  return opened.some((line) => line.trim() !== '')
    ? { text: opened.join('\n'), signedBy, leadIn }
    : { text, signedBy: null, leadIn: null };
}

/** Looks at the first line, and the first after message heads such as "Subject: …". */
function takeGreeting(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => line.trim() !== '' && !/^\s*\p{L}{2,12}\s?:\s\S/u.test(line));
  const line = (lines[at] ?? '').trim();
  if (at < 0 || line.startsWith('#')) return [...lines];
  if (greetingLine.test(line)) return [...lines.slice(0, at), '', ...lines.slice(at + 1)];
  const rest = line.replace(greetingStart, '').replace(/^(?:hi|hello|hey|hallo|hola|bonjour|ciao|olá)!\s+/iu, '');
  return rest === line ? [...lines] : [...lines.slice(0, at), rest, ...lines.slice(at + 1)];
}

/** Everything from the farewell on, when nothing but short lines follows it. */
function takeFarewell(lines: readonly string[]): { lines: string[]; signedBy: string | null } {
  const filled = lines.map((line, index) => ({ line: line.trim(), index })).filter(({ line }) => line !== '');
  for (const [offset, { line, index }] of filled.entries()) {
    if (offset === 0 || offset < filled.length - longestSignature) continue;
    const match = farewellLine.exec(line);
    const behind = (match?.[1] ?? '').trim();
    const after = filled.slice(offset + 1).map((each) => each.line);
    if (match === null || !isSignature(behind) || !after.every(isSignature)) continue;
    return { lines: lines.slice(0, index), signedBy: [behind, ...after].find(isName) ?? null };
  }
  return { lines: [...lines], signedBy: null };
}

function isSignature(line: string): boolean {
  return (
    line === '' ||
    isName(line) ||
    (line.length <= longestLine &&
      !/[.!?:：。？！]$|^(?:[-*•#|]|\p{Nd}+[.)])|^(?:p\.?s\b)/iu.test(line) &&
      !/:\s/u.test(line) &&
      line.split(/\s+/u).length <= 6 &&
      /^[\p{Lu}\p{Lo}+\p{Nd}]/u.test(line))
  );
}

function isName(line: string): boolean {
  return westernName.test(line) || otherName.test(line);
}
