import { pictureWords, type PictureWords } from './picture-words';
import { hasPictureWish } from './read-picture-uses';

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
