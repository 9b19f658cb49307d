import { imageFileNames } from '@/components/portal/curl';
import type { GenerateRequest } from '@/lib/contracts/generate-request';

/** The request as a program in TypeScript that needs nothing installed, and waits for what comes of it. */
export function typescriptOf(request: GenerateRequest, baseUrl: string): string {
  const images = request.reference_images ?? [];
  return [
    ...(images.length > 0 ? ["import { readFile } from 'node:fs/promises';", ''] : []),
    `const api = ${typescriptLiteral(`${baseUrl}/api/v1`)};`,
    'const headers = {',
    '  Authorization: `Bearer ${process.env.DECKWRIGHT_API_KEY}`,',
    "  'Content-Type': 'application/json',",
    "  'Idempotency-Key': crypto.randomUUID(),",
    '};',
    'const body = {',
    ...fieldsOf(request).map(
      ([name, value]) => `  ${name}: ${typeof value === 'string' ? typescriptLiteral(value) : String(value)},`,
    ),
    ...typescriptImageLines(images.map(({ mime_type: type }) => type)),
    '};',
    '',
    'async function call(path: string, init?: RequestInit) {',
    '  const answer = await fetch(`${api}${path}`, { headers, ...init });',
    '  const said = await answer.json();',
    '  if (!answer.ok) throw new Error(JSON.stringify(said.error));',
    '  return said;',
    '}',
    '',
    "let job = await call('/generate', { method: 'POST', body: JSON.stringify(body) });",
    "while (job.status !== 'completed' && job.status !== 'failed') {",
    '  await new Promise((resolve) => setTimeout(resolve, 2000));',
    '  job = await call(`/status/${job.job_id}`);',
    '}',
    'console.log(job.downloads ?? job.error);',
  ].join('\n');
}

/** Every field that is set, but for the images. */
function fieldsOf({ reference_images: _, ...rest }: GenerateRequest): [string, string | number | boolean][] {
  return Object.entries(rest).filter((entry): entry is [string, string | number | boolean] => entry[1] !== undefined);
}

function typescriptImageLines(types: Parameters<typeof imageFileNames>[0]): string[] {
  if (types.length === 0) return [];
  const names = imageFileNames(types);
  const items = types.map(
    (type, index) => `    { mime_type: '${type}', data: await readFile('${names[index]}', 'base64') },`,
  );
  return ['  reference_images: [', ...items, '  ],'];
}

/** Between single quotes, with what can't be seen or turns the reading order escaped. */
function typescriptLiteral(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner.replace(/[\p{Cf}\p{Zl}\p{Zp}\u007F-\u009F]/gu, (character) => (/[\u200C\u200D]/.test(character) ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`))}'`;
}

/** The request as a program in Python that needs nothing installed. */
export function pythonOf(request: GenerateRequest, baseUrl: string): string {
  const types = (request.reference_images ?? []).map(({ mime_type: type }) => type);
  return [
    ...(types.length > 0 ? ['import base64'] : []),
    'import json',
    'import os',
    ...(types.length > 0 ? ['from pathlib import Path'] : []),
    'from urllib.request import Request, urlopen',
    '',
    'body = {',
    ...fieldsOf(request).map(([name, value]) => `    "${name}": ${pythonValue(value)},`),
    ...pythonImageLines(types),
    '}',
    'headers = {',
    '    "Authorization": f"Bearer {os.environ[\'DECKWRIGHT_API_KEY\']}",',
    '    "Content-Type": "application/json",',
    '}',
    `request = Request(${pythonLiteral(`${baseUrl}/api/v1/generate`)}, json.dumps(body).encode(), headers)`,
    'with urlopen(request) as answer:',
    '    print(json.load(answer)["job_id"])',
  ].join('\n');
}

function pythonImageLines(types: Parameters<typeof imageFileNames>[0]): string[] {
  if (types.length === 0) return [];
  const names = imageFileNames(types);
  const items = types.map(
    (type, index) =>
      `        {"mime_type": "${type}", "data": base64.b64encode(Path("${names[index]}").read_bytes()).decode()},`,
  );
  return ['    "reference_images": [', ...items, '    ],'];
}

function pythonValue(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'string' ? pythonLiteral(value) : String(value);
}

/** What JSON escapes Python reads alike; characters beyond the first plane take eight digits there. */
function pythonLiteral(text: string): string {
  return JSON.stringify(text).replace(/[\p{Cf}\p{Zl}\p{Zp}\u007F-\u009F]/gu, (character) =>
    /[\u200C\u200D]/.test(character) ? character : `\\U${character.codePointAt(0)?.toString(16).padStart(8, '0')}`,
  );
}
