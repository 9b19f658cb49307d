// Makes decks one after the other and nothing else: no queue, no database, no process beside this one.
import { v7 as uuidv7 } from 'uuid';
import { createEmbeddedComposer } from '@/lib/generation/composers/create-embedded-composer';
import { computeHere } from '@/lib/generation/compute/compute';
import { generate } from '@/lib/generation/pipeline/generate';
import type { GenerationJob, GenerationServices } from '@/lib/generation/pipeline/generation-job';
import { createLocalBlobStore } from '@/lib/platform/blob-store/local-blob-store';
import { twelveSlides } from '../twelve-slides';

const blobs = createLocalBlobStore(process.argv[2] ?? '');
const hourMs = 3_600_000;

const services: GenerationServices = {
  blobs,
  compute: computeHere(() => blobs),
  composer: createEmbeddedComposer(),
  prices: { slide: 1, variant: 1 },
  deckSize: { most: 50, unasked: { fewest: 5, most: 15 } },
  timeLimitMs: hourMs,
  sources: { knowledgeBase: null, web: null },
  describePicture: null,
  recentTemplates: () => Promise.resolve([]),
  recordModelCalls: () => Promise.resolve(),
  start: () => Promise.resolve(true),
  complete: () => Promise.resolve(),
};

function newJob(): GenerationJob {
  return {
    id: uuidv7(),
    organizationId: uuidv7(),
    prompt: twelveSlides,
    outputType: 'deck',
    variantCount: 1,
    template: null,
    defaultTemplate: null,
    useWebSearch: false,
    useKnowledgeBase: false,
    referenceImages: [],
    deadlineAt: new Date(Date.now() + hourMs),
  };
}

process.on('message', (decks: number) => {
  void (async () => {
    for (let made = 0; made < decks; made += 1) await generate(newJob(), { run: (_, work) => work() }, services);
    process.send?.('made');
  })();
});
