import { describe, expect, it } from 'vitest';
import { defaultContractSettings } from '@/lib/platform/env/contract-settings';
import { contractNumbers } from '@/lib/services/requests/request-settings';
import { generateRequestSchema } from './generate-request';

const schema = generateRequestSchema(contractNumbers(defaultContractSettings()));
const deck = { prompt: 'A plan', output_type: 'deck' };
const slide = { prompt: 'A plan', output_type: 'single_slide' };
const image = { data: 'aGVsbG8=', mime_type: 'image/png' };

function problems(body: unknown): string[] {
  const result = schema.safeParse(body);
  if (result.success) return [];
  return [...new Set(result.error.issues.map((issue) => issue.path.join('.') || issue.message))];
}

describe('generateRequestSchema', () => {
  it('takes the smallest deck and the fullest single slide', () => {
    expect(problems(deck)).toEqual([]);
    expect(
      problems({
        ...slide,
        template_name: 'Meridian',
        variant_count: 4,
        reference_images: [image, image, image, image, image],
        use_web_search: true,
        use_knowledge_base: false,
      }),
    ).toEqual([]);
  });

  it.each([
    ['no prompt', { output_type: 'deck' }, 'prompt'],
    ['an empty prompt', { ...deck, prompt: '' }, 'prompt'],
    ['a prompt of white space and control characters', { ...deck, prompt: ' \n\t\u0000\u0007 ' }, 'prompt'],
    ['a prompt that is too long', { ...deck, prompt: 'x'.repeat(100_001) }, 'prompt'],
    ['a prompt that is no string', { ...deck, prompt: 7 }, 'prompt'],
    ['no output type', { prompt: 'A plan' }, 'output_type'],
    ['an unknown output type', { ...deck, output_type: 'pdf' }, 'output_type'],
    ['an empty template name', { ...deck, template_name: '' }, 'template_name'],
    ['a template name of 121 characters', { ...deck, template_name: 'x'.repeat(121) }, 'template_name'],
    ['a template name of null', { ...deck, template_name: null }, 'template_name'],
    ['no variant', { ...slide, variant_count: 0 }, 'variant_count'],
    ['five variants', { ...slide, variant_count: 5 }, 'variant_count'],
    ['half a variant', { ...slide, variant_count: 1.5 }, 'variant_count'],
    ['a variant count in words', { ...slide, variant_count: '2' }, 'variant_count'],
    ['one variant of a deck', { ...deck, variant_count: 1 }, 'variant_count'],
    ['a picture for a deck', { ...deck, reference_images: [image] }, 'reference_images'],
    ['an empty list of pictures for a deck', { ...deck, reference_images: [] }, 'reference_images'],
    ['an empty list of pictures', { ...slide, reference_images: [] }, 'reference_images'],
    ['six pictures', { ...slide, reference_images: Array(6).fill(image) }, 'reference_images'],
    ['a flag in words', { ...deck, use_web_search: 'yes' }, 'use_web_search'],
    ['a flag of null', { ...deck, use_knowledge_base: null }, 'use_knowledge_base'],
  ])('refuses %s', (_, body, field) => {
    expect(problems(body)).toEqual([field]);
  });

  it.each([
    ['white space', 'aGVs bG8='],
    ['a line feed at the end', 'aGVsbG8=\n'],
    ['missing padding', 'aGVsbG8'],
    ['a data URL', 'data:image/png;base64,aGVsbG8='],
    ['the URL alphabet', 'a-_sbG8='],
    ['nothing', ''],
  ])('refuses picture data with %s', (_, data) => {
    expect(problems({ ...slide, reference_images: [image, { ...image, data }] })).toEqual(['reference_images.1.data']);
  });

  it('measures pictures when decoded: 5 MB fit, one byte more does not', () => {
    const most = Buffer.alloc(5_000_000).toString('base64');
    const more = Buffer.alloc(5_000_000 + 1).toString('base64');
    expect(problems({ ...slide, reference_images: [{ ...image, data: most }] })).toEqual([]);
    expect(problems({ ...slide, reference_images: [{ ...image, data: more }] })).toEqual(['reference_images.0.data']);
  });

  it('refuses other media types and unknown fields of a picture', () => {
    expect(problems({ ...slide, reference_images: [{ ...image, mime_type: 'image/svg+xml' }] })).toEqual([
      'reference_images.0.mime_type',
    ]);
    expect(problems({ ...slide, reference_images: [{ ...image, name: 'x' }] })).toEqual(['reference_images.0']);
  });

  it('names an unknown field', () => {
    const result = schema.safeParse({ ...deck, ouput_type: 'deck' });
    expect(result.error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: ['ouput_type'] });
  });

  it('does not mistake a field named __proto__ for none', () => {
    expect(schema.safeParse(JSON.parse('{"prompt":"a","output_type":"deck","__proto__":{}}')).success).toBe(false);
  });

  it('cleans the prompt before it measures it', () => {
    const prompt = `  a\u0000b\u009fc\td\r\ne\rf${'\u0007'.repeat(100_000)}  `;
    expect(schema.parse({ ...deck, prompt }).prompt).toBe('abc\td\ne\nf');
  });

  it('counts characters, not UTF-16 units', () => {
    expect(problems({ ...deck, prompt: '😀'.repeat(100_000) })).toEqual([]);
    expect(problems({ ...deck, prompt: '😀'.repeat(100_001) })).toEqual(['prompt']);
  });

  it.each([[null], [[]], ['text'], [3]])('refuses %j as a body', (body) => {
    expect(schema.safeParse(body).success).toBe(false);
  });
});
