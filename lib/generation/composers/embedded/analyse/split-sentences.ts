const abbreviations = new Set(
  'e.g i.e etc vs mr mrs ms dr prof st no nos fig approx inc ltd co corp jr sr dept est ca bzw z.b d.h u.a usw ggf nr abs mio mrd tsd str vgl inkl max min p.ex env m mme p.ej sr sra ud dña núm pág ecc dott sig bijv o.a d.w.z m.b.t np tzw itp ul т.е т.д т.п г руб млн млрд тыс см bspw evtl jan feb mar apr jun jul aug sep sept oct nov dec incl excl resp tel temp temps figs vols assn approx univ u.s u.k a.m p.m'.split(
    ' ',
  ),
);

const end = /[.!?…]+["”’»)\]]*(?=\s)|[。！？।؟]+["」』”）)]*\s*/gu;
const ordinalLanguages = new Set(['de', 'pl', 'tr']);

/** Sentences of a text in order; joined by spaces they are the text. Abbreviations and ordinals do not end one. */
export function splitSentences(text: string, language: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(end)) {
    const stop = match.index + match[0].length;
    if (!isEnd(text, match.index, stop, language.slice(0, 2))) continue;
    sentences.push(text.slice(from, stop).trim());
    from = stop;
  }
  sentences.push(text.slice(from).trim());
  return sentences.filter((sentence) => sentence !== '');
}

function isEnd(text: string, dot: number, stop: number, language: string): boolean {
  const mark = text[dot] ?? '';
  if (mark !== '.') return mark !== '…' || !/^\s*\p{Ll}/u.test(text.slice(stop, stop + 3));
  const next = text.slice(stop).match(/^\s*(\S)/u)?.[1] ?? '';
  const word = text.slice(Math.max(0, dot - 14), dot).match(/(\S+)$/u)?.[1] ?? '';
  if (/\p{Ll}/u.test(next)) return isSloppyEnd(word, language);
  // "52 min." is a unit at the end of a sentence; "min. 4" is not.
  if (/\p{Nd}\s?(?:min|max|h|m|st|sec)$/iu.test(text.slice(Math.max(0, dot - 8), dot))) return true;
  if (abbreviations.has(word.toLowerCase().replace(/^[("'„“]/u, ''))) return false;
  if (/^\p{Lu}$/u.test(word)) return /^[\p{Lu}\p{Nd}]/u.test(next) && precededByWord(text, dot);
  return !(ordinalLanguages.has(language) && /^\p{Nd}{1,2}$/u.test(word));
}

/** Hurried writers begin sentences small; a long word or a plain number before the stop tells. */
function isSloppyEnd(word: string, language: string): boolean {
  if (ordinalLanguages.has(language)) return false;
  return (/^\p{L}{4,}$/u.test(word) || /^\p{Nd}{1,3}$/u.test(word)) && !abbreviations.has(word.toLowerCase());
}

/** "Option A. Next …" ends a sentence; the initial in "J. Smith" does not. */
function precededByWord(text: string, dot: number): boolean {
  return /(?:option|plan|variant|variante|group|team|class|type|phase|vitamin|and|or|und|oder)\s\p{Lu}$/iu.test(
    text.slice(Math.max(0, dot - 16), dot),
  );
}
