import type { Language } from '@/lib/languages/language';
import type { Lexicon } from '@/lib/languages/lexicon';
import type { Block, Line } from '../source/block';
import { wordCount } from '../source/sentences';
import { mark } from './clauses';
import { asking, weighSentence, type SentencePlace } from './weigh-sentence';

/** Rules stand among the first lines or at the end. */
const mostOpening = 8;

/** A list most of whose items say how the slides should be is a list of rules, with the line above it. */
export function findRules(blocks: readonly Block[], lexicon: Lexicon, language: Language): Set<number> {
  const rules = new Set<number>();
  let lines = 0;
  for (let from = 0; from < blocks.length; from += 1) {
    const run = listAt(blocks, from);
    const isZone = lines < mostOpening || from + run.length >= blocks.length;
    lines += run.length > 0 ? run.length : blocks[from]?.type === 'line' ? 1 : 0;
    if (run.length === 0) continue;
    if (!isZone) {
      from += run.length - 1;
      continue;
    }
    const place: SentencePlace = { isOpening: true, isClosing: false, isBeforeStructure: false, isFirst: false };
    const weights = run.map(({ text }) => weighSentence(mark(text, lexicon), place, language));
    const asked = weights.filter((weight) => weight >= 1).length;
    // One of them at least speaks of slides: "open in Leeds" is a plan as well.
    const isAsked = Math.max(...weights) > asking && asked >= run.length * 0.4;
    if (run.length > 1 && isAsked) for (let index = from; index < from + run.length; index += 1) rules.add(index);
    from += run.length - 1;
  }
  for (const index of [...rules]) {
    const above = blocks[index - 1];
    if (
      !rules.has(index - 1) &&
      (above?.type === 'heading' || (above?.type === 'line' && above.marker === null && wordCount(above.text) <= 6))
    )
      rules.add(index - 1);
  }
  return rules;
}

function listAt(blocks: readonly Block[], from: number): Line[] {
  const run: Line[] = [];
  for (
    let block = blocks[from];
    block?.type === 'line' && block.marker !== null && block.marker.sort !== 'label';
    block = blocks[from + run.length]
  )
    run.push(block);
  return run;
}
