import { findSlideCounts } from './find-slide-counts';

const around =
  '(?:please|bitte|por favor|per favore|alsjeblieft|graag|need|want|make|make it|about|around|roughly|approximately|max(?:imum|imal|imaal)?\\.?|at most|up to|no more than|not more than|exactly|only|just|in total|total|altogether|ca\\.?|circa|etwa|ungefähr|rund|höchstens|insgesamt|genau|nur|environ|maximum|au plus|máximo|como mucho|no máximo|unas?|cerca de|massimo|al massimo|ongeveer|maximaal|hooguit|około|ok\\.|maksymalnie|najwyżej|en fazla|yaklaşık|toplam|lütfen|примерно|около|не более|максимум|пожалуйста|всего|حوالي|فقط|من فضلك|كحد أقصى|בערך|לכל היותר|עד|בבקשה|लगभग|अधिकतम|केवल|कृपया|would be (?:great|good|fine|enough|perfect|nice)|should (?:do|be enough|be fine)|is (?:fine|enough)|are (?:fine|enough)|reichen|genügen|wären (?:gut|super|toll)|suffisent|bastan|thanks|thank you|danke|merci|gracias|obrigad[oa]|grazie|in|on|auf|en|em|su|op|na|w|в|на|mit|with|of|de|di|von|van|z|x|and|und|共|约|約|总共|一共|全部で|合計|약|총|スライド|PPT|の|で|です|でお願いします|以内|程度|左右|슬라이드|으로|로|정도|बनाएं|में)';
const nothingElse = new RegExp(
  `^(?:[\\s,.:;!?()。！、，–—-]|${around}(?![\\p{L}\\p{M}])|[のでです]|でお願いします|スライド|PPT|共|约|約)*$`,
  'iu',
);
const longestCountSentence = 120;

/** A text with each count of slides taken out. */
export function withoutSlideCounts(text: string): string {
  return findSlideCounts(text).reduceRight(
    (rest, phrase) => `${rest.slice(0, phrase.start)} ${rest.slice(phrase.end)}`,
    text,
  );
}

/** "8 slides.", "Please, max. 6 slides": nothing but how many. */
export function isSlideCount(sentence: string): boolean {
  if (sentence.length > longestCountSentence) return false;
  const rest = withoutSlideCounts(sentence);
  return rest !== sentence && nothingElse.test(rest);
}

const linking =
  '(?:(?:in|on|with|of|as|mit|auf|en|em|con|com|avec|sur|su|met|op|w|na|z|из|на|в|с|من|في|ב|של)\\s+)?(?:(?:about|around|max\\.?|ca\\.?|etwa|circa|environ|up to|an?|einer?|höchstens|at most|no more than|共|约|約|全部で|全)\\s*)*';
const leadIn = new RegExp(`\\s*(?:[,;:(–—，、；（-]|(?<=\\s))\\s*${linking}$`, 'iu');
const leadOut = /^(?:の?(?:PPT|幻灯片|スライド)|です)?(?:\s+(?:please|max|bitte|maximum))?[)）\s]*$/iu;
/** Only the end of a text is read for a count that closes it. */
const closing = 160;

/** "Training on safety, 8 slides" without its count. */
export function withoutSlideCount(text: string): string {
  const end = /[.!?。！]*$/u.exec(text)?.[0] ?? '';
  const plain = text.slice(0, text.length - end.length);
  const from = Math.max(0, plain.length - closing);
  const last = findSlideCounts(plain.slice(from)).at(-1);
  if (last === undefined || !leadOut.test(plain.slice(from + last.end))) return text;
  const before = plain.slice(0, from + last.start);
  if (!leadIn.test(before.slice(-60))) return text;
  const bare = (before.slice(0, -60) + before.slice(-60).replace(leadIn, '')).trim();
  return bare === '' ? text : bare + end;
}

/** Whether a text says somewhere how many slides it wants. */
export function countPhraseIn(text: string): boolean {
  return findSlideCounts(text).length > 0;
}

const parting = new RegExp(`\\s*[,;(–—-]\\s*${linking}$`, 'iu');

/** "How tides work, 6 slides for my class": what stands before the count and what behind it. */
export function splitAtSlideCount(text: string): { before: string; after: string } | null {
  for (const phrase of findSlideCounts(text.slice(0, 400))) {
    const lead = parting.exec(text.slice(0, phrase.start));
    const after = text.slice(phrase.end).replace(/^\)/u, '');
    if (lead === null || lead.index < 6 || lead.index > 120 || !/^\s+\S/u.test(after)) continue;
    return { before: text.slice(0, lead.index), after: after.trim() };
  }
  return null;
}
