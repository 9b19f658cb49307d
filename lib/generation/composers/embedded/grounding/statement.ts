/** A sentence of a passage that a slide may show. */
export interface Statement {
  /** Id of the passage that it stands in. */
  passage: string;
  /** The sentence as written. */
  full: string;
  /** What the slide shows of it: the sentence, or its first clause where it is long. */
  shown: string;
  /** How much it has to do with the topic; higher is better. */
  score: number;
}
