/** Usual weights of Okapi BM25: how fast repetition stops counting, and how much length does. */
const saturation = 1.2;
const lengthWeight = 0.75;

/** How close each text, given by its terms, comes to the query's terms; 0 for one that shares none. */
export function rankTexts(texts: readonly (readonly string[])[], query: readonly string[]): number[] {
  const wanted = [...new Set(query)];
  const counts = texts.map(countTerms);
  const averageLength = texts.reduce((sum, terms) => sum + terms.length, 0) / Math.max(1, texts.length);
  const rarity = new Map(
    wanted.map((term) => [term, rarityOf(counts.filter((count) => count.has(term)).length, texts.length)]),
  );
  return counts.map((count, index) => {
    const relativeLength = (texts[index]?.length ?? 0) / Math.max(1, averageLength);
    const damping = saturation * (1 - lengthWeight + lengthWeight * relativeLength);
    return wanted.reduce((score, term) => {
      const times = count.get(term) ?? 0;
      return score + ((rarity.get(term) ?? 0) * times * (saturation + 1)) / (times + damping);
    }, 0);
  });
}

function rarityOf(having: number, all: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5));
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
