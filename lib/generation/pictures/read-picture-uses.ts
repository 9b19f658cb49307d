import type { ReadingImage } from '@/lib/reading/reading';
import { cutStart, cutText } from '@/lib/text/cut/cut-text';
import { pictureWords, type PictureWords } from './picture-words';

type Use = ReadingImage['use'];
type Wish = Exclude<Use, 'both'>;

/** Requests stand at the beginning or the end; what lies between is material. */
const openingLength = 1_500;
const closingLength = 500;

/** Sheets that are made to show a look, and grounds that no slide has of a picture. */
const lookSheet =
  /mood ?-?board|moodboard|style ?-?guide|style ?-?sheet|ムードボード|情绪板|arbre d'ambiance|planche d'ambiance/u;
const others =
  /\b(?:others?|rest|remaining)\b|(?<!\p{L})(?:anderen?|übrigen|autres?|demás|otras|outras|altre|andere)(?!\p{L})/u;

/**
 * What each picture of a request is for: to stand on the slide, to give its look, or both where the prompt says both or
 * nothing. Each clause that speaks of a picture counts for the picture that it names ("the second one") or for all.
 */
export function readPictureUses(prompt: string, language: string, count: number): Use[] {
  return findWishes(prompt, language, count).map((wish) => (wish.size === 1 ? ([...wish][0] ?? 'both') : 'both'));
}

/** Whether a text says what pictures are for. */
function hasPictureWish(text: string, language: string): boolean {
  return findWishes(text, language, 1).some(({ size }) => size > 0);
}

function findWishes(prompt: string, language: string, count: number): Set<Wish>[] {
  const wishes = Array.from({ length: count }, () => new Set<Wish>());
  const text = fold(
    prompt.length > openingLength + closingLength
      ? `${cutText(prompt, openingLength)}\n${cutStart(prompt, closingLength)}`
      : prompt,
  );
  const known = grammarsOf(language);
  for (const sentence of text.split(/[.!?;\n。！？；]+/u)) readSentence(sentence, known, wishes);
  return wishes;
}

function fold(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('en').replaceAll('\u0307', '').replaceAll('’', "'");
}

function readSentence(sentence: string, grammars: readonly Grammar[], wishes: readonly Set<Wish>[]): void {
  const namesPicture = grammars.some(({ picture }) => picture.test(sentence));
  const speaksOfPicture =
    namesPicture || lookSheet.test(sentence) || grammars.some(({ anyStyle }) => anyStyle.test(sentence));
  if (!speaksOfPicture) return;
  const named = new Set<number>();
  for (const clause of grammars.reduce(
    (clauses, { clauseEnd }) => clauses.flatMap((one) => one.split(clauseEnd)),
    [sentence],
  )) {
    const wish =
      wishOf(clause, grammars) ??
      (namesPicture && grammars.some(({ itsStyle }) => itsStyle.test(clause)) ? 'style' : null);
    const numbers = numbersIn(clause, grammars, wishes.length);
    for (const number of numbers) named.add(number);
    if (wish === null) continue;
    const meant =
      numbers.length > 0
        ? numbers
        : wishes.map((_, index) => index).filter((index) => !(others.test(clause) && named.has(index)));
    for (const index of meant) wishes[index]?.add(wish);
  }
}

function wishOf(clause: string, grammars: readonly Grammar[]): Wish | null {
  if (lookSheet.test(clause)) return 'style';
  if (grammars.some(({ style }) => style.some((pattern) => pattern.test(clause)))) return 'style';
  for (const { place, negated, ordinals } of grammars) {
    const isNamed = ordinals.some((ordinal) => ordinal.test(clause));
    if (!place.some((pattern) => pattern.test(clause)) && !(isNamed && negated.verb.test(clause))) continue;
    return negated.not.test(clause) ? 'style' : 'place';
  }
  return null;
}

function numbersIn(clause: string, grammars: readonly Grammar[], count: number): number[] {
  const most = Math.max(0, ...grammars.map(({ ordinals }) => ordinals.length));
  return Array.from({ length: Math.min(most, count) }, (_, index) => index).filter(
    (index) => count > 1 && grammars.some(({ ordinals }) => ordinals[index]?.test(clause)),
  );
}

interface Grammar {
  picture: RegExp;
  clauseEnd: RegExp;
  /** "In this style": a look that can only be that of the pictures. */
  anyStyle: RegExp;
  itsStyle: RegExp;
  style: readonly RegExp[];
  place: readonly RegExp[];
  negated: { verb: RegExp; not: RegExp };
  ordinals: readonly RegExp[];
}

const grammars = new Map(Object.entries(pictureWords).map(([language, words]) => [language, grammarOf(words)]));

/** That of the prompt first, and English, which many mix in. */
function grammarsOf(language: string): Grammar[] {
  const own = language.split('-')[0]?.toLowerCase() ?? 'en';
  return [...new Set([own, 'en'])].flatMap((one) => grammars.get(one) ?? []);
}

function grammarOf({
  picture,
  these,
  its,
  style,
  as,
  like,
  place,
  and,
  not,
  ordinals,
  pictureFirst,
}: PictureWords): Grammar {
  const anyStyle = `${word(these)}${gap(12)}${word(style)}`;
  const fromPicture = pictureFirst
    ? `${word(picture)}${gap(8)}${word(style)}`
    : `${word(style)}${gap(30)}${word(picture)}`;
  const likePicture = pictureFirst
    ? `${word(picture)}${gap(6)}${word(like)}`
    : `${word(like)}${gap(30)}${word(picture)}`;
  return {
    picture: expression(word(picture)),
    clauseEnd: expression(`[,:，、]|${word(and)}`),
    anyStyle: expression(anyStyle),
    itsStyle: expression(`${word(its)}${gap(12)}${word(style)}`),
    style: [
      anyStyle,
      fromPicture,
      likePicture,
      `${word(as)}${gap(25)}${word(style)}`,
      `${word(style)}${gap(10)}${word(as)}`,
    ]
      .slice(0, pictureFirst ? 5 : 4)
      .map(expression),
    place: [`${word(place)}${gap(40)}${word(picture)}`, `${word(picture)}${gap(40)}${word(place)}`].map(expression),
    negated: { verb: expression(word(place)), not: expression(word(not)) },
    ordinals: ordinals.map((ordinal) => expression(word(ordinal))),
  };
}

/** Words of alphabets count whole; scripts without spaces, and those that join particles, are searched anywhere. */
function word(part: string): string {
  const isAlphabetic = /[\p{sc=Latin}\p{sc=Cyrillic}]/u.test(part.replaceAll('\\p{L}', ''));
  return isAlphabetic ? `(?<!\\p{L})${part}(?!\\p{L})` : part;
}

function gap(most: number): string {
  return `[^]{0,${most}}?`;
}

function expression(source: string): RegExp {
  return new RegExp(source, 'u');
}

/** Words of requests that are neither about a picture nor about a topic. */
const fillers = new Set(
  [
    'please kindly only just also there them both each every slide slides page deck background backdrop reference inspiration example source right left side bottom large full small corner from into onto this that with which should would could make give',
    'bitte folie folien seite hintergrund vorlage vorbild rechts links oben unten groß klein dazu beide auch sollte soll werden dort hier ein eine einen dem der des den',
    "s'il vous plaît merci diapositive diapo page fond arrière-plan référence droite gauche grand petit dans avec pour joint jointe deux",
    'favor diapositiva página fondo referencia derecha izquierda grande pequeña ambas dos solo',
    'slide página fundo referência direita esquerda grande ambas duas apenas',
    'favore diapositiva pagina sfondo riferimento destra sinistra grande entrambe solo soltanto',
    'graag dia pagina achtergrond voorbeeld rechts links groot beide alleen',
    'proszę slajd slajdzie tło lütfen slaytta arka plan пожалуйста слайд слайде фон',
  ].flatMap((words) => words.split(' ')),
);

const leastContentWord = 4;
/** What joins words in scripts without spaces. */
const particles =
  /[\p{sc=Hiragana}的地得了把将請请在上中和与并]|スライド|幻灯片|一页|슬라이드|[은는이가을를에의로만]|주세요|해|어|여/gu;
const spaceless = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const mostLeftOver = 2;

/**
 * A prompt without what it says of its pictures alone ("Use this photo.", ", in this style"): those words are heeded, and
 * nobody wants to read them on a slide. What says anything else besides stays as it is.
 */
export function withoutPictureWishes(prompt: string, language: string): string {
  const sentences = prompt.match(/[^.!?\n。！？]+[.!?。！？]*\s?|[.!?\n。！？]+/gu) ?? [];
  const kept = sentences
    .map((sentence) => (isWish(sentence, language) ? '' : withoutClauses(sentence, language)))
    .join('')
    .trim();
  return kept === '' ? prompt : kept;
}

/** "Match these colours: our roadmap", "Our roadmap, in this style." */
function withoutClauses(sentence: string, language: string): string {
  const [, opening = '', rest = ''] = /^([^:：]{1,60})[:：]\s*([^]+)$/u.exec(sentence) ?? [];
  if (opening !== '' && isWish(opening, language)) return rest;
  const [, start = '', clause = '', end = ''] =
    /^([^]+)[,，、]\s*([^,，、]{1,60}?)([.!?。！？]*\s*)$/u.exec(sentence) ?? [];
  return clause !== '' && isWish(clause, language) ? `${start}${end}` : sentence;
}

function isWish(sentence: string, language: string): boolean {
  return (
    hasPictureWish(sentence, language) &&
    !saysMore(sentence.normalize('NFC').toLocaleLowerCase('en').replaceAll('’', "'"), language)
  );
}

/** Whether anything is left beyond pictures, their look and verbs. */
function saysMore(sentence: string, language: string): boolean {
  const own = language.split('-')[0]?.toLowerCase() ?? 'en';
  const known = [...new Set([own, 'en'])].flatMap((one) => pictureWords[one] ?? []).flatMap(partsOf);
  if (spaceless.test(sentence)) {
    const left = known
      .reduce((text, part) => text.replace(new RegExp(part, 'gu'), ''), sentence)
      .replace(particles, '')
      .replace(/[^\p{L}\p{N}]/gu, '');
    return left.length > mostLeftOver;
  }
  const expression = new RegExp(`^(?:${known.join('|')})$`, 'u');
  const words = sentence
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .filter((word) => word.length >= leastContentWord || /\p{N}/u.test(word));
  return words.some(
    (word) => !expression.test(word) && !fillers.has(word) && !/^(?:image|bild|foto|photo)-?\d$/u.test(word),
  );
}

function partsOf({ picture, these, its, style, as, like, place, and, not, ordinals }: PictureWords): string[] {
  return [picture, these, its, style, as, like, place, and, not, ...ordinals];
}
