import { z } from 'zod';
import { cleanText, countCharacters } from './clean-text';
import { outputTypes } from './job';
import { oncePerLimits } from './once-per-limits';
import { referenceImageSchema } from './reference-image';
import type { RequestLimits } from './request-limits';

const singleSlideOnly = ['variant_count', 'reference_images'] as const;

function promptSchema(limits: RequestLimits) {
  const max = limits.promptMaxCharacters;
  return z
    .string()
    .transform(cleanText)
    .refine((prompt) => prompt.length > 0, { error: 'must not be empty', abort: true })
    .refine((prompt) => countCharacters(prompt) <= max, { error: `must have at most ${max} characters` })
    .meta({ description: `Instructions for the slide or deck: 1 to ${max} characters after trimming.` });
}

function templateNameSchema(limits: RequestLimits) {
  const max = limits.templateNameMaxCharacters;
  return z
    .string()
    .refine((name) => name.length > 0 && countCharacters(name) <= max, { error: `must have 1 to ${max} characters` })
    .meta({ description: 'Exact name of an accessible template. Omit it to have one chosen.' });
}

/**
 * The body of `POST /api/v1/generate`. Parsing yields the prompt cleaned and the defaults
 * filled in; unknown fields, and single-slide fields on a deck, are refused by name.
 */
export const generateRequestSchema = oncePerLimits((limits) =>
  z
    .strictObject({
      prompt: promptSchema(limits),
      output_type: z.enum(outputTypes),
      template_name: templateNameSchema(limits).optional(),
      variant_count: z
        .int()
        .min(1)
        .max(limits.variantCountMax)
        .optional()
        .meta({ description: 'Single slides only; 1 unless given.' }),
      reference_images: z
        .array(referenceImageSchema(limits))
        .min(1)
        .max(limits.referenceImagesMax)
        .optional()
        .meta({ description: 'Single slides only.' }),
      use_web_search: z.boolean().optional().meta({ description: 'Allows web search; off unless enabled.' }),
      use_knowledge_base: z
        .boolean()
        .optional()
        .meta({ description: "Allows use of the organization's knowledge base; off unless enabled." }),
    })
    .superRefine((request, context) => {
      if (request.output_type !== 'deck') return;
      for (const field of singleSlideOnly) {
        if (request[field] === undefined) continue;
        context.addIssue({ code: 'custom', path: [field], message: 'must not be sent with output_type "deck"' });
      }
    })
    .meta({ id: 'GenerateRequest' }),
);

export type GenerateRequest = z.infer<ReturnType<typeof generateRequestSchema>>;
