import type { NewFormProps } from '@/components/portal/new/new-form';
import type { FormLimits } from '@/components/portal/new/form-limits';
import type { PickableTemplate } from '@/components/portal/template-picker';
import type { CurrentPerson } from '@/lib/http/portal/current-person';
import { availableSources } from '@/lib/services/jobs/available-sources';
import { estimateCharge } from '@/lib/services/jobs/estimate-charge';
import { isEligibleForApi } from '@/lib/services/organizations/plans';
import { requestSettings } from '@/lib/services/requests/request-settings';
import { listTemplates } from '@/lib/services/templates/list-templates';
import { type FormStart, readStart } from './read-start';

export type SearchParams = Record<string, string | string[] | undefined>;

export interface LoadedForm {
  props: Omit<NewFormProps, 'ask' | 'generate'>;
  problem: FormStart['problem'];
}

/** Everything that the form shows, and what it begins with. */
export async function loadForm(person: CurrentPerson, search: SearchParams): Promise<LoadedForm> {
  const { ctx, organization, userId } = person;
  const { baseUrl, numbers } = requestSettings();
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
