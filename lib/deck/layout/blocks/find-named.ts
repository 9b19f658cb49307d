/** Names of one letter are found in any title. */
const leastLetters = 2;
const letter = /[\p{L}\p{M}\p{Nd}]/u;

/** Names are the same in whatever case and spacing they are written. */
export function plain(name: string): string {
  return name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLocaleLowerCase();
}

/** The one of the names that a title speaks of, by its place; undefined where it speaks of none or of several. */
export function findNamed(title: string, names: readonly string[]): number | undefined {
  const found = findAllNamed(title, names);
  return found.length === 1 ? found[0] : undefined;
}

/** All of the names that a title speaks of, by their places. */
export function findAllNamed(title: string, names: readonly string[]): readonly number[] {
  const spoken = plain(title);
  const found = names.flatMap((name, index) => (speaksOf(spoken, plain(name)) ? [index] : []));
  // "North" is not spoken of where "North America" is.
  return found.filter(
    (index) => !found.some((other) => other !== index && plain(names[other]!).includes(plain(names[index]!))),
  );
}

/** Whether a name stands in a text as words of its own; scripts without spaces have it anywhere. */
function speaksOf(text: string, name: string): boolean {
  if (Array.from(name).length < leastLetters) return false;
  const isSpaced = !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(name);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text.slice(0, at).at(-1) ?? '', text.charAt(at + name.length)];
    if (!isSpaced || (!letter.test(before) && !letter.test(after))) return true;
  }
  return false;
}
