import type { ActionError } from '@/lib/contracts/app-error';
import { countCharacters } from '@/lib/contracts/clean-text';
import type { FormDraft, FormLimits } from './draft';
import { countFault, withWishes } from './wishes';
import type { PickableTemplate } from './template-picker';

/** What is wrong, by the field that it belongs to. */
export interface FieldFaults {
  prompt?: string;
  template?: string;
  variants?: string;
  /** By the place of the picture among those sent, from 0. */
  images: Readonly<Record<number, string>>;
  /** What belongs to no field. */
  form?: ActionError;
}

export const noFaults: FieldFaults = { images: {} };

/** The subject of each field's sentence. */
const subjects = {
  prompt: 'The prompt',
  template: 'The template’s name',
  variants: 'The number of variants',
  image: 'This picture',
} as const;

const fieldOfParam = { prompt: 'prompt', template_name: 'template', variant_count: 'variants' } as const;

/** Puts the answer of the server beside the field that it is about. */
export function faultsOf(error: ActionError): FieldFaults {
  const param = error.param ?? '';
  const [, image] = /^reference_images[.[](\d+)/.exec(param) ?? [];
  if (image !== undefined) return { images: { [Number(image)]: sentence(subjects.image, error) } };
  const field = Object.hasOwn(fieldOfParam, param) ? fieldOfParam[param as keyof typeof fieldOfParam] : undefined;
  return field ? { images: {}, [field]: sentence(subjects[field], error) } : { images: {}, form: error };
}

/** "prompt: must not be empty" becomes "The prompt must not be empty."; a sentence stays as it is. */
function sentence(subject: string, { message, param = '' }: ActionError): string {
  if (!message.startsWith(param)) return message;
  const rest = message.slice(param.length).replace(/^:?\s+/, '');
  return `${subject} ${rest.replace(/\.$/, '')}.`;
}

/** What needn't be sent to be refused; null where nothing is wrong. */
export function faultsOfDraft(
  draft: FormDraft,
  { promptMaxCharacters: most, deckMostSlides }: FormLimits,
): FieldFaults | null {
  if (draft.prompt.trim() === '')
    return { images: {}, prompt: 'Say what you need: a subject at least, better the content itself.' };
  // Said beside the field already.
  if (countFault(draft, deckMostSlides)) return { images: {} };
  const extra = countCharacters(withWishes(draft).trim()) - most;
  return extra > 0
    ? {
        images: {},
        prompt: `This is ${extra.toLocaleString('en-GB')} ${extra === 1 ? 'character' : 'characters'} too long. Leave something out.`,
      }
    : null;
}

export function missingTemplate(
  { templateName }: FormDraft,
  templates: readonly PickableTemplate[],
): string | undefined {
  if (templateName === null || templates.some(({ name, isAmbiguous }) => name === templateName && !isAmbiguous))
    return undefined;
  return `There is no template named “${templateName}” that can be used. Choose another.`;
}
