import type { GenerateRequest } from '@/lib/contracts/generate-request';
import { imageFileNames } from '../curl';

/** The request as a program in TypeScript that uses the client library, copied beside it as `client`. */
export function typescriptOf(request: GenerateRequest, baseUrl: string): string {
  const images = request.reference_images ?? [];
  return [
    ...(images.length > 0 ? ["import { readFile } from 'node:fs/promises';"] : []),
    "import { createClient } from './client';",
    '',
    'const client = createClient({',
    `  baseUrl: ${literal(baseUrl)},`,
    "  apiKey: process.env.DECKWRIGHT_API_KEY ?? '',",
    '});',
    '',
    'const job = await client.generateAndWait({',
    ...fieldsOf(request).map(
      ([name, value]) => `  ${name}: ${typeof value === 'string' ? literal(value) : String(value)},`,
    ),
    ...imageLines(images.map(({ mime_type: type }) => type)),
    '});',
    'console.log(job.downloads);',
  ].join('\n');
}

/** Every field that is set, but for the images. */
export function fieldsOf({ reference_images: _, ...rest }: GenerateRequest): [string, string | number | boolean][] {
  return Object.entries(rest).filter((entry): entry is [string, string | number | boolean] => entry[1] !== undefined);
}

function imageLines(types: Parameters<typeof imageFileNames>[0]): string[] {
  if (types.length === 0) return [];
  const names = imageFileNames(types);
  const items = types.map(
    (type, index) => `    { mime_type: '${type}', data: await readFile('${names[index]}', 'base64') },`,
  );
  return ['  reference_images: [', ...items, '  ],'];
}

/** Between single quotes, with what can't be seen or turns the reading order escaped. */
function literal(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner.replace(/[\p{Cf}\p{Zl}\p{Zp}\u007F-\u009F]/gu, (character) => (/[\u200C\u200D]/.test(character) ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`))}'`;
}
