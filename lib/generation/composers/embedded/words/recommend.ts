const verb =
  /(?<!\p{L})(?:recommend(?:s|ed|ation)?|empf(?:e|ie)hl\p{L}*|empfohlen\p{L}*|recommand\p{L}*|recomend\p{L}*|recomiend\p{L}*|raccomand\p{L}*|consigli(?:amo|o|a)(?!\p{L})|aanbevelen|adviseren|polecam\p{L}*|rekomend\p{L}*|önerilen|öneriyoruz|öneririz|рекоменд\p{L}*|نوصي|يوصى|أوصي|ממליצ\p{L}*|מומלצ?\p{L}*|अनुशंसा|सिफारिश)|推荐|推薦|お勧め|おすすめ|推奨|추천|권장/iu;
const negation = /(?<!\p{L})(?:not|n't|nicht|kein\p{L}*|ne|pas|no|non|não|niet|nie|не|لا|לא)(?!\p{L})|しない|不/iu;

/** Languages that put the verb last name the thing before it. */
const verbLast = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}]/u;
const reach = 30;

export function recommends(sentence: string): boolean {
  return verb.test(sentence);
}

/** The first sentence that recommends something rather than advising against it; null when none does. */
export function recommendationIn(sentences: readonly string[]): string | null {
  return (
    sentences.find((sentence) => {
      const match = verb.exec(sentence);
      return (
        match !== null &&
        !/[?？؟:：]$/u.test(sentence) &&
        !negation.test(sentence.slice(0, match.index).slice(-24)) &&
        !/^\s*against/iu.test(sentence.slice(match.index + match[0].length))
      );
    }) ?? null
  );
}

/** Which of the names a sentence recommends; null when it recommends none, several or advises against. */
export function recommendedName(sentence: string, names: readonly string[]): string | null {
  const match = verb.exec(sentence);
  if (match === null) return null;
  const before = sentence.slice(0, match.index);
  const after = sentence.slice(match.index + match[0].length);
  if (negation.test(before.slice(-24)) || /^\s*against/iu.test(after)) return null;
  const window =
    verbLast.test(sentence) || /^(?:ed|s)?\W*(?:for)?/iu.exec(after)?.[0] === after
      ? before.slice(-reach)
      : after.slice(0, reach);
  const named = names.filter((name) => containsName(window, name));
  return named.length === 1 ? (named[0] ?? null) : null;
}

function containsName(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return false;
  const next = text[at + name.length] ?? '';
  return (
    !/[\p{L}\p{Nd}]/u.test(next) ||
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(next)
  );
}

/** "Recommend Team …" is said to the engine; "We recommend Team …" is said to the audience. */
export function asAdvice(sentence: string): string {
  return sentence
    .replace(/^(?:please\s+)?recommend(?=\s)/iu, 'We recommend')
    .replace(/^(?:bitte\s+)?empf(?:iehl|ehle|ehlen)(?=\s)/iu, 'Wir empfehlen')
    .replace(/^recommande[rz]?(?=\s)/iu, 'Nous recommandons')
    .replace(/^recomienda(?=\s)/iu, 'Recomendamos')
    .replace(/^recomende(?=\s)/iu, 'Recomendamos');
}
