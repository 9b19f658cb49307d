import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalBlobStore } from '@/lib/platform/blob-store/local-blob-store';
import { defaultDeckSize } from '@/lib/reading/reading';
import type { Composer } from '../../composers/composer';
import { computeHere } from '../../compute/compute';
import { createEmbeddedComposer } from '../../composers/create-embedded-composer';
import { generate } from '../generate';
import type { ModelSpending } from '../model-meter';
import type { DeliveredFile, GenerationJob, GenerationServices, Step } from '../generation-job';

/** A job with its own blob folder, which can be run several times as after a crash. */
export async function openGeneration(
  job: Partial<GenerationJob> = {},
  composer: Composer = createEmbeddedComposer(),
  services: Partial<GenerationServices> = {},
) {
  const directory = await mkdtemp(join(tmpdir(), 'generation-'));
  const blobs = createLocalBlobStore(directory);
  const finished = new Map<string, string>();
  const begun: string[] = [];
  const holds: number[] = [];
  const modelCalls: Parameters<GenerationServices['recordModelCalls']>[0][] = [];
  const deliveries: { files: DeliveredFile[]; charge: number }[] = [];
  const accepted: GenerationJob = {
    id: randomUUID(),
    organizationId: randomUUID(),
    prompt:
      '# Results\n\nMake 4 slides.\n\n## Revenue\n\n- Revenue was $18.4M\n- Churn was 2.1 %\n\n## Outlook\n\n- Hire 12 people\n- Open Lyon\n',
    outputType: 'deck',
    variantCount: 1,
    template: null,
    defaultTemplate: null,
    useWebSearch: false,
    useKnowledgeBase: false,
    referenceImages: [],
    acceptedAt: new Date('2026-03-04T05:06:07Z'),
    deadlineAt: new Date(Date.now() + 600_000),
    ...job,
  };
  const step: Step = {
    async run<T>(name: string, work: () => Promise<T>): Promise<T> {
      if (!finished.has(name)) {
        begun.push(name);
        finished.set(name, JSON.stringify((await work()) ?? null));
      }
      return JSON.parse(finished.get(name)!) as T;
    },
  };
  return {
    job: accepted,
    blobs,
    begun,
    finished,
    holds,
    deliveries,
    modelCalls,
    run: () =>
      generate(accepted, step, {
        blobs,
        compute: computeHere(() => blobs),
        composer,
        prices: { slide: 1, variant: 3 },
        deckSize: defaultDeckSize,
        timeLimitMs: 900_000,
        sources: { knowledgeBase: null, web: null },
        describePicture: null,
        recentTemplates: async () => [],
        modelLimits: { calls: 0, tokens: 0 },
        modelSpending: async () => spendingOf(modelCalls),
        recordModelCalls: async (calls) => void modelCalls.push(calls),
        start: async ({ largestCharge }) => holds.push(largestCharge) > 0,
        complete: async (delivery) => void deliveries.push(delivery),
        ...services,
      }),
    close: () => rm(directory, { recursive: true }),
  };
}

function spendingOf(calls: readonly Parameters<GenerationServices['recordModelCalls']>[0][]): ModelSpending {
  return {
    calls: calls.reduce((sum, one) => sum + one.calls, 0),
    tokens: calls.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0),
    slowestMs: Math.max(0, ...calls.map(({ slowestMs }) => slowestMs)),
  };
}

export type Generation = Awaited<ReturnType<typeof openGeneration>>;
