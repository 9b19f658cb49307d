export interface Ranked {
  sentence: string;
  index: number;
  score: number;
}

/** A sentence that leans on the one before it says little alone. */
const leaning =
  /^(?:it|this|that|these|those|they|he|she|however|but|and|also|so|then|therefore|thus|moreover|furthermore|additionally|in addition|as a result|another|such|er|sie|es|dies\p{L}*|das|dabei|dadurch|außerdem|jedoch|zudem|auch|deshalb|il|elle|ils|elles|cela|ceci|cette|ce|esto|esta|este|ello|además|sin embargo|isso|isto|ele|ela|além disso|questo|questa|inoltre|dit|deze|daarnaast|это|этот|она|они|также|однако)(?!\p{L})|^(?:これ|それ|その|また|しかし|这|那|此外|但|그|이는|또한|وهذا|كما|لكن)/iu;

/** What stands behind this many sentences does not make a title or a bullet. */
const mostRanked = 500;

/**
 * Which sentences say most, by the distance to the centroid of all of them (TF-IDF weights;
 * Radev et al., "Centroid-based summarization of multiple documents", 2004), favouring early
 * sentences and those that carry figures.
 */
export function rankSentences(all: readonly string[]): Ranked[] {
  const sentences = all.slice(0, mostRanked);
  const bags = sentences.map((sentence) => bagOf(sentence));
  const spread = new Map<string, number>();
  for (const bag of bags) for (const word of bag.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  const weigh = (word: string, count: number): number => count * Math.log(1 + bags.length / (spread.get(word) ?? 1));
  const centroid = new Map<string, number>();
  for (const bag of bags)
    for (const [word, count] of bag) centroid.set(word, (centroid.get(word) ?? 0) + weigh(word, count));
  const length = norm([...centroid.values()]);
  return sentences.map((sentence, index) => {
    const bag = [...(bags[index] ?? new Map<string, number>())];
    const dot = bag.reduce((sum, [word, count]) => sum + weigh(word, count) * (centroid.get(word) ?? 0), 0);
    const similarity = dot / (length * norm(bag.map(([word, count]) => weigh(word, count))) || 1);
    return { sentence, index, score: similarity + bonus(sentence, index) };
  });
}

function bonus(sentence: string, index: number): number {
  const position = 0.4 / (1 + index);
  const figures = /\p{Nd}/u.test(sentence) ? 0.15 : 0;
  const lean = leaning.test(sentence) ? -0.5 : 0;
  const tiny = sentence.length < 20 ? -0.4 : 0;
  return position + figures + lean + tiny;
}

export function leansOnPrevious(sentence: string): boolean {
  return leaning.test(sentence);
}

/** The most telling sentences, at most `count`, in the author's order. */
export function pickSentences(sentences: readonly string[], count: number): string[] {
  if (sentences.length <= count) return [...sentences];
  return rankSentences(sentences)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map((ranked) => ranked.sentence);
}

function bagOf(sentence: string): Map<string, number> {
  const bag = new Map<string, number>();
  for (const word of sentence.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]{3,}|[\p{Script=Han}\p{Script=Katakana}]{2}/gu) ??
    []) {
    bag.set(word, (bag.get(word) ?? 0) + 1);
  }
  return bag;
}

function norm(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
}
