import { readAudience } from '@/lib/generation/brief/audience/read-audience';
import { countPhraseIn, withoutSlideCounts } from '@/lib/generation/brief/slide-count-phrase';
import type { Request } from '../document/document';
import { emptyRequest } from '../document/document';
import { capitalise } from '../write/capitalise';

const longest = 140;
const duration =
  /(?:(?:of|von|de|di|van|z|مدته|מדתה)\s)?\p{Nd}{1,3}(?:\s?-\s?|\s)?(?:minutes?|mins?|hours?|h|minuten|stunden?|heures?|minutos|horas?|minuti|or[ae]|uur|minut|godzin\p{L}*|dakikal[ıi]k|dakika|saatlik|минут\p{L}*|час\p{L}*|دقيقة|دقائق|ساعة|דקות|שעות|मिनट|घंटे)(?!\p{L})|\p{Nd}{1,3}\s?(?:分钟|分鐘|小时|小時|分間?|時間|분|시간)/giu;
const article =
  '(?:an?|the|one|our|short|brief|simple|eine?|kurze[rs]?|une?|el|la|una?|uma?|un|een|korte|bir|krótk\\p{L}+|короткий|короткая|一节|一節|一场|一個|一个)';
/** What people are told slides at. */
const occasion =
  '(?:lesson|talk|lecture|class|workshop|training|presentation|slide deck|deck|slides|pitch|briefing|introduction|overview|seminar|session|speech|\\p{L}*(?:stunde|vortrag|vorlesung|schulung|präsentation|referat|einführung|überblick|lektion)|cours|leçon|exposé|conférence|formation|présentation|atelier|clase|lección|charla|conferencia|taller|presentación|curso|formación|aula|palestra|oficina|apresentação|formação|lezione|conferenza|corso|presentazione|laboratorio|les|lezing|presentatie|lekcja|wykład|prezentacja|szkolenie|warsztaty?|ders|sunum|konuşma|eğitim|урок|лекция|доклад|презентация|занятие|тренинг|درس|محاضرة|عرض|دورة|שיעור|הרצאה|מצגת|סדנה|पाठ|व्याख्यान|प्रस्तुति|课程?|課程?|讲座|講座|演讲|演講|授業|講義|発表|研修|수업|강의|발표(?:\\s?자료)?|교육)';
const joining =
  '(?:about|around|roughly|some|in|on|with|please|etwa|ca\\.?|circa|rund|auf|mit|bitte|environ|en|sur|unas?|uns|umas|cerca de|con|com|em|circa|su|ongeveer|około|yaklaşık|около|примерно|حوالي|כ-?|लगभग|约|約|スライド|幻灯片|슬라이드|의|の|的|で|、|准备|準備|设计|設計)';
const rest = new RegExp(
  `^(?:[\\s,.;:()،，、。–-]|${joining}(?![\\p{L}\\p{M}])|[のでの的의])*(?:${article}\\s+){0,2}(?:${occasion})?(?:[\\s,.;:()،，、。–-]|${joining}(?![\\p{L}\\p{M}])|[ので的의])*$`,
  'iu',
);

/**
 * "A lesson of 45 minutes for pupils of grade 6, about 8 slides." asks without a verb: it says
 * what it is for, for whom, how long and how many, and nothing besides. Null for other sentences.
 */
export function readVerbless(sentence: string): Request | null {
  if (sentence.length > longest || /[?？؟]$/u.test(sentence)) return null;
  if (!countPhraseIn(sentence)) return null;
  const audience = readAudience(withoutSlideCounts(sentence));
  const plain = withoutSlideCounts(sentence)
    .replace(audience?.phrase ?? ' ', ' ')
    .replace(duration, ' ');
  if (!rest.test(plain)) return null;
  const forWhom = audience === null ? null : capitalise(audience.phrase);
  return { ...emptyRequest, ask: sentence, audience: forWhom, forWhom };
}

/** "45 minutes" asks for nothing that a deck can do, but the speaker has to know it. */
export function saysHowLong(sentence: string): boolean {
  return sentence.search(duration) >= 0;
}
