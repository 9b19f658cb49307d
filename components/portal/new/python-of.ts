import type { GenerateRequest } from '@/lib/contracts/generate-request';
import { imageFileNames } from '../curl';
import { fieldsOf } from './typescript-of';

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
    ...fieldsOf(request).map(([name, value]) => `    "${name}": ${valueOf(value)},`),
    ...imageLines(types),
    '}',
    'headers = {',
    '    "Authorization": f"Bearer {os.environ[\'DECKWRIGHT_API_KEY\']}",',
    '    "Content-Type": "application/json",',
    '}',
    `request = Request(${literal(`${baseUrl}/api/v1/generate`)}, json.dumps(body).encode(), headers)`,
    'with urlopen(request) as answer:',
    '    print(json.load(answer)["job_id"])',
  ].join('\n');
}

function imageLines(types: Parameters<typeof imageFileNames>[0]): string[] {
  if (types.length === 0) return [];
  const names = imageFileNames(types);
  const items = types.map(
    (type, index) =>
      `        {"mime_type": "${type}", "data": base64.b64encode(Path("${names[index]}").read_bytes()).decode()},`,
  );
  return ['    "reference_images": [', ...items, '    ],'];
}

function valueOf(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'string' ? literal(value) : String(value);
}

/** What JSON escapes Python reads alike; characters beyond the first plane take eight digits there. */
function literal(text: string): string {
  return JSON.stringify(text).replace(/[\p{Cf}\p{Zl}\p{Zp}\u007F-\u009F]/gu, (character) =>
    /[\u200C\u200D]/.test(character) ? character : `\\U${character.codePointAt(0)?.toString(16).padStart(8, '0')}`,
  );
}
