import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import { chooseComposer } from '@/lib/generation/composers/choose-composer';
import type { Composer } from '@/lib/generation/composers/composer';
import { createEmbeddedComposer } from '@/lib/generation/composers/create-embedded-composer';
import { startRecordedModel } from '@/lib/generation/composers/model/testing/recorded/start-recorded-model';
import { previewKey, readFilePreview, type PreviewSlide } from '@/lib/generation/pipeline/file-preview';
import type { FileQuality } from '@/lib/generation/pipeline/generation-job';
import { jobFolder } from '@/lib/generation/pipeline/job-files';
import { openGeneration } from '@/lib/generation/pipeline/testing/run-generation';
import { type BlobStore, readBlob } from '@/lib/platform/blob-store/blob-store';
import { loadEnv } from '@/lib/platform/env/env';
import type { Story } from './read-stories';

export const tellers = ['model', 'embedded'] as const;
export type Teller = (typeof tellers)[number];

/** A story as it was delivered. */
export interface DeliveredStory {
  teller: Teller;
  /** What the slides say, as the composer wrote them. */
  spec: DeckSpec;
  /** What was delivered; a slide may have gone on on a further one. */
  slides: readonly PreviewSlide[];
  quality: FileQuality;
  /** What the model was asked; null without one. */
  questions: number | null;
}

/** Takes a story through the whole pipeline, with the stand-in model or with the embedded composer. */
export async function tellStory(story: Story, teller: Teller): Promise<DeliveredStory> {
  if (teller === 'embedded') return deliver(story, teller, createEmbeddedComposer());
  const server = await startRecordedModel(story.recording);
  try {
    const told = await deliver(story, teller, modelAt(server.baseUrl));
    return { ...told, questions: server.calls.length };
  } finally {
    await server.close();
  }
}

/** What every process of the service must have, and a composer never looks at. */
const neverUsed = {
  NEXTAUTH_SECRET: '-'.repeat(32),
  KEY_PEPPER: '-'.repeat(32),
  DOWNLOAD_SIGNING_KEYS: '-'.repeat(32),
};

function modelAt(baseUrl: string): Composer {
  return chooseComposer(loadEnv({ ...neverUsed, MODEL: 'compatible:recorded', OPENAI_COMPATIBLE_BASE_URL: baseUrl }));
}

async function deliver({ prompt }: Story, teller: Teller, composer: Composer): Promise<DeliveredStory> {
  const generation = await openGeneration({ prompt }, composer);
  try {
    await generation.run();
    const { job, blobs, deliveries } = generation;
    const file = deliveries[0]?.files[0];
    if (!file) throw new Error('Nothing was delivered.');
    const spec = JSON.parse(
      new TextDecoder().decode(await readStored(blobs, `${jobFolder(job)}deck.json`)),
    ) as DeckSpec;
    const { slides } = readFilePreview(await readStored(blobs, previewKey(job, null)));
    return { teller, spec, slides, quality: file.quality, questions: null };
  } finally {
    await generation.close();
  }
}

async function readStored(blobs: BlobStore, key: string): Promise<Uint8Array> {
  const blob = await readBlob(blobs, key);
  if (!blob) throw new Error(`${key} was not stored.`);
  return blob.bytes;
}
