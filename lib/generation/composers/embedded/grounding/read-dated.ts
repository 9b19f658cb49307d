import { readTimed } from '../analyse/read-steps';
import { trimStop } from '../analyse/shorten';

const year =
  /^(?:(?:in|im jahre?|en|nel|em|no ano de|w|в|в году|since|around|seit|um)\s+)?((?:1[0-9]|20)\p{Nd}{2})(?:\s?年(?:に)?、?|,\s|\sг(?:оду|\.)\s|\s)(?=\S)(.{8,})$/iu;

/** What happened and when, of a sentence that begins with a year or names a time; null for others. */
export function readDated(sentence: string): { when: string; at: number; title: string } | null {
  const match = year.exec(trimStop(sentence));
  if (match !== null) return { when: match[1] ?? '', at: Number(match[1]), title: match[2] ?? '' };
  const timed = readTimed(sentence);
  return timed === null || timed.scale !== 'year' ? null : { when: timed.when, at: timed.at, title: timed.title };
}
