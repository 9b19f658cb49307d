/** Words that every text has. */
const common = new Set(
  'the and for with from that this these those what when where which who why how our your their its are was were will would can could should about into over under than then also more most other such per via between why slides slide deck presentation overview introduction report plan update results review pros cons versus und oder der die das den dem des ein eine einen einem einer für mit von zum zur aus bei auf über unter nach sich nicht wie was warum wir sie ist sind war les des une dans pour avec sur par que qui est sont aux du los las una para con por del que como sobre entre são uma para com dos das gli delle della degli per con che sono een het van voor met naar zijn oraz dla jest bir ile için как что это для или при'.split(
    ' ',
  ),
);

const word = /[\p{L}\p{M}\p{Nd}]{3,}/gu;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const stemLength = 6;

/** The telling words of a text, cut to stems so that "growing" meets "growth"; pairs of signs where words have no spaces. */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  for (const [found] of text.toLowerCase().matchAll(word)) {
    if (wide.test(found))
      for (let index = 0; index + 1 < found.length; index += 1) terms.add(found.slice(index, index + 2));
    else if (!common.has(found) && !/^\p{Nd}+$/u.test(found)) terms.add(stemOf(found));
  }
  return terms;
}

export function sharedTerms(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const term of a) if (b.has(term)) count += 1;
  return count;
}

/** A common ending is no part of what two words share. */
function stemOf(found: string): string {
  const plain = found.replace(/(?:ings?|ions?|ment|ed|es|s|en|er|n|e)$/u, '');
  return (plain.length >= 3 ? plain : found).slice(0, stemLength);
}
