import type { Portion } from './portion';

const or =
  /(?<!\p{L})(?:or|vs\.?|versus|or not|oder|gegen|ou|contre|o|oder doch|of|czy|albo|veya|mı|или|против|أم|أو|או|मा|या)(?!\p{L})|还是|或者|それとも|か、|또는/iu;

/** "Build or buy?" above sections named "Build" and "Buy": each is an answer to the same question. */
export function areRivals(portion: Portion): boolean {
  const question = portion.parts[0]?.parent ?? null;
  if (question === null || portion.parts.length < 2 || !or.test(question)) return false;
  return portion.parts.every(
    (part) =>
      part.parent === question && part.heading !== null && question.toLowerCase().includes(part.heading.toLowerCase()),
  );
}
