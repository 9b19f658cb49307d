import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import type { Composer } from '@/lib/generation/composers/composer';
import type { RecordedRequest } from '@/lib/generation/composers/model/testing/recordings/recorded-request';
import { previewKey, readFilePreview, type PreviewSlide } from '@/lib/generation/pipeline/file-preview';
import { GenerationFailure } from '@/lib/generation/pipeline/generation-failure';
import type { FileQuality } from '@/lib/generation/pipeline/generation-job';
import { jobFolder } from '@/lib/generation/pipeline/job-files';
import { openGeneration } from '@/lib/generation/pipeline/testing/run-generation';
import type { FindPassages } from '@/lib/generation/sources/find-passages';
import { documentFormats } from '@/lib/documents/document-formats';
import { type BlobStore, readBlob } from '@/lib/platform/blob-store/blob-store';
import { readFolderPassages } from '../evaluate/inputs';

export interface MadeFile {
  /** 1 to 4 for a single slide; null for a deck. */
  variant: number | null;
  pptx: Uint8Array;
  /** What was delivered; a slide may have gone on on a further one. */
  slides: readonly PreviewSlide[];
  quality: FileQuality;
}

export type MadeJob =
  | { outcome: 'completed'; files: MadeFile[]; spec: DeckSpec }
  /** As the caller of the interface would read it. */
  | { outcome: 'failed'; code: string; message: string };

/** Whoever answers in place of a model may take days. */
const patienceMs = 8 * 24 * 3600 * 1000;

/** A PowerPoint file of an organization. */
export interface TemplateFile {
  name: string;
  bytes: Uint8Array;
}

const templateKey = 'templates/own.pptx';

/**
 * Takes a request through the whole pipeline, from its sources to its files.
 *
 * @param template the only one of the organization. It is chosen when the slides are written, so that they are asked for
 *   in the very words that a deck of any template is: one that a request names is told of in the prompts
 */
export async function runRequest(
  request: RecordedRequest,
  composer: Composer,
  template: TemplateFile | null = null,
): Promise<MadeJob> {
  const { prompt, outputType, variantCount, documents, pages, today } = request;
  const generation = await openGeneration(
    {
      ...{ prompt, outputType, variantCount, deadlineAt: new Date(Date.now() + patienceMs) },
      acceptedAt: new Date(today),
      ...{ useKnowledgeBase: documents.length > 0, useWebSearch: pages.length > 0 },
      ownTemplates: template && [acceptedOf(template)],
    },
    composer,
    { timeLimitMs: patienceMs, sources: await sourcesOf(request) },
  );
  try {
    if (template)
      await generation.blobs.put(templateKey, template.bytes, { contentType: documentFormats.pptx.mediaTypes[0] });
    await generation.run();
    const { job, blobs, deliveries } = generation;
    const delivered = deliveries.flatMap(({ files }) => files);
    const files = delivered.map(async ({ variant, blobKey, quality }) => {
      const { slides } = readFilePreview(await readStored(blobs, previewKey(job, variant)));
      return { variant, pptx: await readStored(blobs, blobKey), slides, quality };
    });
    const spec: unknown = JSON.parse(new TextDecoder().decode(await readStored(blobs, `${jobFolder(job)}deck.json`)));
    return { outcome: 'completed', files: await Promise.all(files), spec: spec as DeckSpec };
  } catch (error) {
    if (!(error instanceof GenerationFailure)) throw error;
    return { outcome: 'failed', code: error.code, message: error.message };
  } finally {
    await generation.close();
  }
}

function acceptedOf({ name }: TemplateFile) {
  return { id: name, own: { name, description: '', baseTemplate: null, brand: null, fileKey: templateKey } };
}

async function sourcesOf({ folder, documents, pages }: RecordedRequest) {
  const ofDocuments = await readFolderPassages(folder, documents);
  const ofPages = pages.map(({ title, url, text }) => ({
    ...{ origin: 'web' as const, documentId: url, title, url, text },
    ...{ position: 0, page: null, heading: '' },
  }));
  const finding =
    (passages: Awaited<ReturnType<FindPassages>>['passages']): FindPassages =>
    async () => ({ passages, notices: [] });
  return {
    knowledgeBase: documents.length > 0 ? finding(ofDocuments.map(({ id: _, ...passage }) => passage)) : null,
    web: pages.length > 0 ? finding(ofPages) : null,
  };
}

async function readStored(blobs: BlobStore, key: string): Promise<Uint8Array> {
  const blob = await readBlob(blobs, key);
  if (!blob) throw new Error(`${key} was not stored.`);
  return blob.bytes;
}
