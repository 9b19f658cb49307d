import type { ZodOpenApiExampleObject } from 'zod-openapi';

/** Eight by eight blue pixels. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEUiRGasd+E4AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgoA4AAABIAAF7pRHIAAAAAElFTkSuQmCC';

/** Bodies that the service accepts as they stand. */
export const requestExamples = {
  deck: {
    summary: 'A deck',
    value: {
      prompt:
        '# Board update\n- Revenue: $4.2M, up 18 % on last year\n- Churn fell from 3.1 % to 2.4 %\n- Decision: open the Lisbon office in May\n\nMake 6 slides.',
      output_type: 'deck',
    },
  },
  deck_with_template: {
    summary: 'A deck with a template and further sources',
    description:
      'The template is named exactly. The generation may search the web and use what the organization has in its knowledge base.',
    value: {
      prompt: 'A training for new colleagues about our support process, 10 slides.',
      output_type: 'deck',
      template_name: 'Meridian',
      use_web_search: true,
      use_knowledge_base: true,
    },
  },
  single_slide: {
    summary: 'A single slide in three variants, with a reference image',
    description: 'Each delivered variant is a file of its own.',
    value: {
      prompt: 'Three reasons to move to usage-based pricing: fairer, easier to start with, grows with the customer.',
      output_type: 'single_slide',
      variant_count: 3,
      reference_images: [{ data: picture, mime_type: 'image/png' }],
    },
  },
} as const satisfies Record<string, ZodOpenApiExampleObject>;
