import type { BulletItem } from '@/lib/deck/spec/slide-spec';
import { shorten, trimStop, visualLength } from '../analyse/shorten';
import { capitalise } from '../write/capitalise';
import { longestBullet } from './draft';

const and = '(?:and|or|und|oder|sowie|et|ou|y|o|e|of|en|i|lub|ve|и|или)';
const shortestPart = 3;

/**
 * A sentence as bullets: as it is, or at its first clause when it is long; a long one that
 * announces or lists things becomes the things themselves, in the author's words.
 */
export function bulletsOf(sentence: string): BulletItem[] {
  const short = shorten(sentence, longestBullet);
  const whole = trimStop(sentence);
  if (visualLength(whole) <= longestBullet) return [{ text: short }];
  return announced(whole) ?? series(whole) ?? [{ text: short }];
}

/** "Growth came from two places: the campus, and the docks" as a head with two points below. */
function announced(sentence: string): BulletItem[] | null {
  const match = /^([^:：]{8,90})[:：]\s+(.+)$/u.exec(sentence);
  const parts = (match?.[2] ?? '').split(
    new RegExp(`[;；]\\s+(?:${and}\\s)?|,\\s${and}\\s(?=(?:the|a|an|der|die|das|le|la|les|el|los|il|de|het)\\s)`, 'iu'),
  );
  if (match === null || parts.length < 2 || parts.some((part) => words(part) < shortestPart)) return null;
  return [
    { text: capitalise(match[1] ?? ''), children: parts.slice(0, 4).map((part) => shorten(part, longestBullet)) },
  ];
}

/** "We endorse the plan, submit the form, and start the design" as three points. */
function series(sentence: string): BulletItem[] | null {
  const parts = sentence.split(/,\s+(?!\p{Nd}{3}(?!\p{Nd}))/u);
  const last = parts.findLastIndex((part) => new RegExp(`^${and}\\s`, 'iu').test(part));
  if (last < 2 || parts.slice(0, last + 1).some((part) => words(part) < shortestPart)) return null;
  const listed = parts
    .slice(0, last + 1)
    .map((part) => capitalise(trimStop(part.replace(new RegExp(`^${and}\\s`, 'iu'), ''))));
  return listed.some((part) => visualLength(part) > longestBullet || /[(（][^)）]*$/u.test(part))
    ? null
    : listed.map((text) => ({ text }));
}

function words(text: string): number {
  return text.trim().split(/\s+/u).length;
}
