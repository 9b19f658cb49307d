import { z } from 'zod';
import { cleanText, countCharacters } from './clean-text';
import { oncePerNumbers, type ContractNumbers } from './contract-numbers';
import { outputTypes } from './job';

export const imageMimeTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export type ImageMimeType = (typeof imageMimeTypes)[number];

/**
 * RFC 4648, section 4: the standard alphabet, padded, nothing else. Looks for what is foreign, since a
 * pattern that matches megabytes keeps a way back for each character, and its stack may not reach so far.
 */
function isStandardBase64(text: string): boolean {
  return (
    text.length > 0 && text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.slice(0, text.length - paddingOf(text)))
  );
}

/** The same as a pattern, for documents: as code it is quicker. */
const base64Pattern = '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$';

function decodedBytes(base64: string): number {
  return (base64.length / 4) * 3 - paddingOf(base64);
}

function paddingOf(base64: string): number {
  return base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
}

function dataSchema({ referenceImageMaxBytes: maxBytes, referenceImageMaxMegapixels: megapixels }: ContractNumbers) {
  const megabytes = maxBytes / 1_000_000;
  return z
    .string()
    .refine(isStandardBase64, {
      error: 'must be standard base64 with padding, without white space or a data-URL prefix',
      abort: true,
    })
    .refine((data) => decodedBytes(data) <= maxBytes, { error: `must be at most ${megabytes} MB when decoded` })
    .meta({
      description: `The picture in standard base64 (RFC 4648, section 4): padded, without white space, without a data-URL prefix. At most ${megabytes} MB decoded and ${megapixels} megapixels; it must decode in full.`,
      contentEncoding: 'base64',
      override: { minLength: 4, maxLength: Math.ceil(maxBytes / 3) * 4, pattern: base64Pattern },
    });
}

/** One item of `reference_images`; whether the bytes are such a picture is the service's to see. */
function referenceImageSchema(numbers: ContractNumbers) {
  return z
    .strictObject({
      data: dataSchema(numbers),
      mime_type: z.enum(imageMimeTypes).meta({ description: 'The bytes must be of this type.' }),
    })
    .meta({ id: 'ReferenceImage', description: 'A picture that guides the design of a single slide.' });
}

const singleSlideOnly = ['variant_count', 'reference_images'] as const;

/** Linters take a part of a schema for the whole unless it says that there is more. */
const onSingleSlide = { properties: { output_type: { const: 'single_slide' } }, unevaluatedProperties: true };
const dependentSchemas = Object.fromEntries(singleSlideOnly.map((field) => [field, onSingleSlide]));

/** At least one character that is neither white space nor a control character. */
const textPattern = String.raw`[^\s\u0000-\u001F\u007F-\u009F]`;

function promptSchema({ promptMaxCharacters: max }: ContractNumbers) {
  return z
    .string()
    .transform(cleanText)
    .refine((prompt) => prompt.length > 0, { error: 'must not be empty', abort: true })
    .refine((prompt) => countCharacters(prompt) <= max, { error: `must have at most ${max} characters` })
    .meta({
      description: `Instructions for the slide or deck, and the content: prose, notes, Markdown, tables. 1 to ${max.toLocaleString('en-US')} characters after trimming; control characters other than tab and line feed are dropped.`,
      override: {
        minLength: 1,
        maxLength: max,
        pattern: textPattern,
        examples: ['A board update on the first quarter in 8 slides.'],
      },
    });
}

function templateNameSchema({ templateNameMaxCharacters: max }: ContractNumbers) {
  return z
    .string()
    .refine((name) => name.length > 0 && countCharacters(name) <= max, { error: `must have 1 to ${max} characters` })
    .meta({
      description:
        'Exact, case-sensitive name of an accessible template. Omit it to have the organization’s default used, or the one that suits the prompt best.',
      examples: ['Meridian'],
      override: { minLength: 1, maxLength: max },
    });
}

function variantCountSchema({ variantCountMax: max }: ContractNumbers) {
  return z
    .int()
    .min(1)
    .max(max)
    .optional()
    .meta({ description: 'How many variants of the slide to make, 1 unless given. Only with `single_slide`.' });
}

function referenceImagesSchema(numbers: ContractNumbers) {
  return z.array(referenceImageSchema(numbers)).min(1).max(numbers.referenceImagesMax).optional().meta({
    description:
      'Pictures to place on the slide or to take its look from, as the prompt says. Only with `single_slide`.',
  });
}

/** What it is when left out stands in words: generators of clients take a field with a `default` for one that has to be sent. */
function optionSchema(description: string) {
  return z
    .boolean()
    .optional()
    .meta({ description: `${description} False unless given.` });
}

/**
 * The body of `POST /api/v1/generate`. Parsing yields the prompt cleaned; unknown fields, and
 * single-slide fields on a deck, are refused by name.
 */
export const generateRequestSchema = oncePerNumbers((numbers) =>
  z
    .strictObject({
      prompt: promptSchema(numbers),
      output_type: z.enum(outputTypes).meta({ description: 'A complete deck, or one slide in one or more variants.' }),
      template_name: templateNameSchema(numbers).optional(),
      variant_count: variantCountSchema(numbers),
      reference_images: referenceImagesSchema(numbers),
      use_web_search: optionSchema('Allows web search during the generation.'),
      use_knowledge_base: optionSchema("Allows use of the organization's knowledge base."),
    })
    .superRefine((request, context) => {
      if (request.output_type !== 'deck') return;
      for (const field of singleSlideOnly) {
        if (request[field] === undefined) continue;
        context.addIssue({ code: 'custom', path: [field], message: 'must not be sent with output_type "deck"' });
      }
    })
    .meta({
      id: 'GenerateRequest',
      description: 'Unknown fields are refused, so that a typo is never ignored.',
      override: ({ jsonSchema }) => void Object.assign(jsonSchema, { dependentSchemas }),
    }),
);

export type GenerateRequest = z.infer<ReturnType<typeof generateRequestSchema>>;
