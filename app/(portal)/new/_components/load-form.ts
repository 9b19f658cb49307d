import { imageFileNames } from '@/components/portal/curl';
import type { SearchParams } from '@/components/portal/list-address';
import { AppError } from '@/lib/contracts/app-error';
import type { CurrentPerson } from '@/lib/http/portal/current-person';
import type { Context } from '@/lib/services/context';
import { estimateCharge } from '@/lib/services/jobs/estimate-charge';
import { getJobRequest } from '@/lib/services/jobs/get-job-request';
import { isEligibleForApi } from '@/lib/services/organizations/plans';
import { requestSettings } from '@/lib/services/requests/request-settings';
import { availableSources } from '@/lib/services/sources/sources';
import { listTemplates } from '@/lib/services/templates/list-templates';
import { cutText } from '@/lib/text/cut/cut-text';
import { draftOfRequest, emptyDraft, type FormDraft, type FormLimits } from './draft';
import type { NewFormProps } from './new-form';
import type { PickableTemplate } from './template-picker';
import type { KeptImage } from './use-images';

export interface LoadedForm {
  props: Omit<NewFormProps, 'ask' | 'generate'>;
  problem: FormStart['problem'];
}

/** Everything that the form shows, and what it begins with. */
export async function loadForm(person: CurrentPerson, search: SearchParams): Promise<LoadedForm> {
  const { ctx, organization, userId } = person;
  const { baseUrl, numbers, hasModel } = requestSettings();
  const { storageSuffix, problem, ...start } = await readStart(ctx, search);
  const [templates, sources, estimate] = await Promise.all([
    listTemplates({ ctx, input: { baseUrl: '' } }),
    availableSources({ ctx, input: {} }),
    estimateCharge({ ctx, input: { prompt: start.start.prompt, outputType: 'deck' } }),
  ]);
  const props = {
    ...start,
    storageKey: `new:${organization.id}:${userId}${storageSuffix}`,
    templates: templates.map(({ name, description, source, thumbnailUrl }): PickableTemplate => ({
      name,
      description,
      source,
      thumbnailUrl,
      isAmbiguous: templates.filter((other) => other.name === name).length > 1,
    })),
    sources,
    abilities: { hasModel },
    limits: limitsOf(numbers),
    estimate,
    baseUrl,
    planWithoutApi: isEligibleForApi(organization) ? null : planNameOf(organization),
  };
  return { props, problem };
}

function limitsOf(numbers: ReturnType<typeof requestSettings>['numbers']): FormLimits {
  return {
    promptMaxCharacters: numbers.promptMaxCharacters,
    variantsMax: numbers.variantCountMax,
    imagesMax: numbers.referenceImagesMax,
    imageMaxBytes: numbers.referenceImageMaxBytes,
    deckMinSlides: numbers.deckDefaultMinSlides,
    deckMaxSlides: numbers.deckDefaultMaxSlides,
    deckMostSlides: numbers.deckMaxSlides,
    creditsPerVariant: numbers.creditsPerVariant,
  };
}

function planNameOf({ plan, trial }: CurrentPerson['organization']): string {
  return `${plan[0]?.toUpperCase()}${plan.slice(1)} ${trial ? 'trial' : 'plan'}`;
}

/** A prompt in an address is a beginning, not a document. */
const promptInAddressMaxCharacters = 2_000;
const nameMaxCharacters = 300;

interface FormStart {
  start: FormDraft;
  given: Partial<FormDraft>;
  keptImages: KeptImage[];
  /** Each beginning has a draft of its own, so that none is written over by another. */
  storageSuffix: string;
  problem: 'no such job' | null;
}

/** What the form begins with: `?from=JOBID` an earlier request, `?prompt=` a text, `?template=` a template, `?knowledge=on` the documents. */
async function readStart(ctx: Context, search: SearchParams): Promise<FormStart> {
  const [from, prompt, template, knowledge] = [search.from, search.prompt, search.template, search.knowledge].map(
    first,
  );
  const given: Partial<FormDraft> = {
    ...(template && { templateName: cutText(template, nameMaxCharacters) }),
    ...(knowledge === 'on' && { useKnowledgeBase: true }),
  };
  if (from) return { ...(await startFrom(ctx, from)), given };
  const text = cutText(prompt ?? '', promptInAddressMaxCharacters).trim();
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
    return { start: draftOfRequest(request), keptImages, storageSuffix: `:from=${jobId}`, problem: null };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    return { start: emptyDraft, keptImages: [], storageSuffix: '', problem: 'no such job' };
  }
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
