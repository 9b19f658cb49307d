import { imageFileNames } from '@/components/portal/curl';
import { type Draft, emptyDraft, fromRequest } from '@/components/portal/new/draft';
import type { KeptImage } from '@/components/portal/new/use-kept-images';
import { AppError } from '@/lib/contracts/app-error';
import type { Context } from '@/lib/services/context';
import { getJobRequest } from '@/lib/services/jobs/get-job-request';
import type { SearchParams } from './load-form';

/** A prompt in an address is a beginning, not a document. */
const promptInAddressMaxCharacters = 2_000;
const nameMaxCharacters = 300;

export interface FormStart {
  start: Draft;
  given: Partial<Draft>;
  keptImages: KeptImage[];
  /** Each beginning has a draft of its own, so that none is written over by another. */
  storageSuffix: string;
  problem: 'no such job' | null;
}

/** What the form begins with: `?from=JOBID` an earlier request, `?prompt=` a text, `?template=` a template, `?knowledge=on` the documents. */
export async function readStart(ctx: Context, search: SearchParams): Promise<FormStart> {
  const [from, prompt, template, knowledge] = [search.from, search.prompt, search.template, search.knowledge].map(
    first,
  );
  const given: Partial<Draft> = {
    ...(template && { templateName: template.slice(0, nameMaxCharacters) }),
    ...(knowledge === 'on' && { useKnowledgeBase: true }),
  };
  if (from) return { ...(await startFrom(ctx, from)), given };
  const text = prompt?.slice(0, promptInAddressMaxCharacters).trim() ?? '';
  return {
    start: { ...emptyDraft, prompt: text },
    given,
    keptImages: [],
    storageSuffix: text && `:prompt=${text}`,
    problem: null,
  };
}

async function startFrom(ctx: Context, jobId: string): Promise<Omit<FormStart, 'given'>> {
  try {
    const { request, images } = await getJobRequest({ ctx, input: { jobId } });
    const names = imageFileNames(images.map(({ mimeType }) => mimeType));
    const keptImages = images.map(({ number }, index) => ({
      url: `/new/reference-images/${jobId}/${number}`,
      name: names[index] ?? '',
    }));
    return { start: fromRequest(request), keptImages, storageSuffix: `:from=${jobId}`, problem: null };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    return { start: emptyDraft, keptImages: [], storageSuffix: '', problem: 'no such job' };
  }
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
