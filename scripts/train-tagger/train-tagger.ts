import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { decode, scoresOf, type Weights } from '@/lib/reading/roles/tagging/decode';
import { packWeights } from '@/lib/reading/roles/tagging/packed-weights';
import { roleOf, wordRoles, wordTags, type Tag } from '@/lib/reading/roles/tagging/tags';
import { readAsides, someOf, withAsides, type Asides } from './asides';
import { learn } from './learn';
import { learnNames, near, nearnessOfChosen, packNames, toNames } from './learn-names';
import { checkStories, learnStories, packStories, readLabelledStories } from './learn-stories';
import { readTaggedTexts, toExample, type TaggedExample, type TaggedText } from './tagged-texts';

/** With --check, one text of so many is kept apart. */
const share = 5;
/** Each of the short forms stands for many texts like it. */
const timesOfForms = 4;
/** How often a text is learnt from with asides of others in it. */
const timesAmid = 2;

interface VerbCall {
  root: string;
  args: readonly string[];
}

export async function run({ root, args }: VerbCall): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { check: { type: 'boolean', default: false }, stories: { type: 'boolean', default: false } },
  });
  await trainStories(root, values.check);
  // What a bare topic needs is learnt in seconds, all else takes minutes.
  if (values.stories) return 0;
  const texts = readTaggedTexts(path.join(root, 'evaluation/tagged'));
  const apart = texts.filter((_, index) => values.check && index % share === 1);
  const known = texts.filter((text) => !apart.includes(text));
  console.log(`Learning from ${known.length} of ${texts.length} texts in evaluation/tagged.`);
  const asides = readAsides(path.join(root, 'evaluation/tagged/asides'));
  const knownAsides = someOf(asides, (index) => !values.check || index % share !== 1);
  const weights = learnTags([...known, ...amidAsides(known, knownAsides, timesAmid)]);
  // Names are learnt from texts as a tagger sees them that hasn't learnt from them.
  const halves = [0, 1].map((half) => known.filter((_, index) => index % 2 === half));
  const names = halves.flatMap((half, at) => {
    const other = learnTags(halves[1 - at] ?? []);
    return half.filter(hasCover).map((text) => toNames(text, other));
  });
  const nameWeights = learnNames(names);
  if (values.check) {
    printScores(apart.map(toExample), weights);
    console.log('The same with asides in them that were kept apart, too:');
    const asidesApart = someOf(asides, (index) => index % share === 1);
    printScores(amidAsides(apart, asidesApart, 1).map(toExample), weights);
    const found = nearnessOfChosen(
      apart.filter(hasCover).map((text) => toNames(text, weights)),
      nameWeights,
    );
    const shareOf = (least: number): string => percent(found.filter((each) => each >= least).length, found.length);
    console.log(`Of ${found.length} titles ${shareOf(1)} are as wanted, ${shareOf(near)} nearly.`);
    return 0;
  }
  await writeWeights(path.join(root, 'lib/reading/roles/tagging/weights.ts'), 'packedWeights', packWeights(weights));
  await writeWeights(path.join(root, 'lib/reading/naming/weights.ts'), 'packedNameWeights', packNames(nameWeights));
  console.log('Wrote the weights of roles and names. Now run: npm run evaluate');
  return 0;
}

async function trainStories(root: string, isChecked: boolean): Promise<void> {
  const stories = readLabelledStories(path.join(root, 'evaluation/labelled/stories.txt'));
  const topics = [...new Set(stories.map(({ request }) => request))];
  const apart = new Set(topics.filter((_, index) => isChecked && index % share === 1));
  const weights = learnStories(stories.filter(({ request }) => !apart.has(request)));
  if (isChecked)
    console.log(
      checkStories(
        stories.filter(({ request }) => apart.has(request)),
        weights,
      ),
    );
  else
    await writeWeights(
      path.join(root, 'lib/reading/story/story-weights.ts'),
      'packedStoryWeights',
      packStories(weights),
    );
}

/** Each text some times more, with asides where it has room for them. */
function amidAsides(texts: readonly TaggedText[], asides: Asides, times: number): TaggedText[] {
  let seed = 3;
  const chance = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 0x100000000;
  };
  return Array.from({ length: times }, () => texts.flatMap((text) => withAsides(text, asides, chance) ?? [])).flat();
}

const hasCover = ({ cover }: TaggedText): boolean => cover !== '-' && cover !== '';

function learnTags(texts: readonly TaggedText[]): Weights {
  const examples = texts.flatMap((text) => {
    const example = toExample(text);
    return Array.from({ length: text.id.startsWith('form-') ? timesOfForms : 1 }, () => example);
  });
  return learn(examples, (epoch, loss) => {
    console.log(`  round ${epoch + 1}: ${loss.toFixed(1)}`);
  });
}

async function writeWeights(target: string, name: string, packed: string): Promise<void> {
  const head = '// Written by "npm run train-tagger" from evaluation/tagged; do not edit.';
  await writeFile(target, `${head}\nexport const ${name} =\n  '${packed}';\n`);
}

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`;

/** How many sentences go where they belong, and how much of what is named is found. */
function printScores(apart: readonly TaggedExample[], by: Weights): void {
  let [sentences, right, shownRight] = [0, 0, 0];
  const counts = wordTags.map(() => ({ said: 0, known: 0, right: 0 }));
  for (const example of apart) {
    const found = decode(example.sentences, scoresOf(example.sentences, by), by);
    let row = 0;
    for (const { text, tokens } of example.sentences) {
      const [from, to] = [row, row + tokens.length];
      row = to;
      if (text === '') continue;
      const [is, said] = [mostOf(example.tags.subarray(from, to)), mostOf(found.subarray(from, to))];
      sentences += 1;
      if (is === said) right += 1;
      if ((is === 'content') === (said === 'content')) shownRight += 1;
      for (let at = from; at < to; at += 1) {
        const [one, other] = [counts[example.tags[at] ?? 0], counts[found[at] ?? 0]];
        if (one !== undefined) one.known += 1;
        if (other !== undefined) other.said += 1;
        if (one !== undefined && one === other) one.right += 1;
      }
    }
  }
  console.log(`Of ${sentences} sentences of ${apart.length} texts that were kept apart:`);
  console.log(
    `  ${percent(shownRight, sentences)} are rightly shown or not, ${percent(right, sentences)} have the right role.`,
  );
  for (const [at, { said, known: all, right: met }] of counts.entries())
    console.log(
      `  ${(wordTags[at] ?? '').padEnd(12)} ${percent(met, said).padStart(5)} right of those said, ${percent(met, all).padStart(5)} of those there are found`,
    );
}

function mostOf(found: Uint8Array): string {
  const counts = wordRoles.map((role) => Array.from(found).filter((tag) => roleOf[nameOf(tag)] === role).length);
  return wordRoles[counts.indexOf(Math.max(...counts))] ?? 'content';
}

function nameOf(tag: number): Tag {
  return wordTags[tag] ?? 'content';
}
