import { writeFile } from 'node:fs/promises';
import { packWeights } from '@/lib/reading/roles/tagging/packed-weights';
import { learn } from './learn';
import { readTaggedTexts, toExample } from './tagged-texts';
const folder = process.argv[2] ?? 'evaluation/tagged';
const hold = Number(process.env.HOLD ?? -1);
const texts = readTaggedTexts(folder).filter((_, i) => hold < 0 || i % 5 !== hold);
const examples = texts.map(toExample);
const weights = learn(
  examples,
  { epochs: Number(process.env.EPOCHS ?? 12), step: 0.05, decay: 0, dropout: 0.5, power: 0.3 },
  (epoch, loss) => console.log(`Round ${epoch + 1}: ${loss.toFixed(1)}`),
);
const packed = packWeights(weights);
console.log(texts.length, packed.length);
await writeFile(
  'lib/reading/roles/tagging/weights.ts',
  `// Written by "npm run train-tagger" from evaluation/tagged; do not edit.\nexport const packedWeights =\n  '${packed}';\n`,
);
