import { type GenerateRequest, type ImageMimeType } from '@/lib/contracts/generate-request';

/** Systems take at most 128 kB as one argument; longer bodies go by the standard input. */
const argumentMaxBytes = 100_000;

const extensions: Record<ImageMimeType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/**
 * The request as a command that a POSIX shell runs as it was pasted, whatever the prompt holds. Of
 * reference images only the types are used: the command reads the bytes from files named like
 * `image-1.png` beside it, so `data` may be empty.
 */
export function curlOf(request: GenerateRequest, baseUrl: string): string {
  const { reference_images: images, ...rest } = request;
  const curl = [
    `curl -sS ${quoteWhereNeeded(`${baseUrl}/api/v1/generate`)} \\`,
    '  -H "Authorization: Bearer $DECKWRIGHT_API_KEY" \\',
    '  -H "Content-Type: application/json" \\',
  ].join('\n');
  const body = toPlainJson(rest);
  if (images?.length)
    return withImages(
      curl,
      body,
      images.map(({ mime_type: type }) => type),
    );
  if (countBytes(body) <= argumentMaxBytes) return `${curl}\n  -d ${quote(body)}`;
  return `${curl}\n  -d @- <<'JSON'\n${body}\nJSON`;
}

/** The names of the files that the command for a request with these pictures reads. */
export function imageFileNames(types: readonly ImageMimeType[]): string[] {
  return types.map((type, index) => `image-${index + 1}.${extensions[type]}`);
}

function withImages(curl: string, body: string, types: readonly ImageMimeType[]): string {
  const names = imageFileNames(types);
  const steps = types.flatMap((type, index) => {
    const before = index === 0 ? `${body.slice(0, -1)},"reference_images":[` : '"},';
    return [
      `  printf '%s' ${quote(`${before}{"mime_type":"${type}","data":"`)}`,
      `  base64 < ${names[index]} | tr -d '\\n'`,
    ];
  });
  return [
    `# Reads ${names.join(', ')} in this folder: put your reference images there.`,
    '{',
    ...steps,
    `  printf '%s' '"}]}'`,
    `} | ${curl}`,
    '  -d @-',
  ].join('\n');
}

/** A POSIX shell takes everything between single quotes as it stands; only a single quote ends it. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function quoteWhereNeeded(url: string): string {
  return /^[\w:/.-]+$/.test(url) ? url : quote(url);
}

/** JSON on one line, in which nothing is invisible or turns the reading order: such characters are escaped. */
function toPlainJson(value: object): string {
  return JSON.stringify(value).replace(/[\p{Cf}\p{Zl}\p{Zp}\u007F-\u009F]/gu, (character) =>
    isJoiner(character) ? character : escape(character),
  );
}

/** Words of some languages, and many emoji, are spelt with them. */
function isJoiner(character: string): boolean {
  return character === '\u200C' || character === '\u200D';
}

function escape(character: string): string {
  return Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** What an integrator does in three steps, as it can be pasted into a shell. */
export function quickStart(baseUrl: string): { send: string; poll: string; fetch: string } {
  return {
    send: [
      `curl -sS ${baseUrl}/api/v1/generate \\`,
      `  -H "Authorization: Bearer $DECKWRIGHT_API_KEY" \\`,
      `  -H "Content-Type: application/json" \\`,
      `  -d '{"prompt":"A 6-slide kick-off deck for the Alder project","output_type":"deck"}'`,
    ].join('\n'),
    poll: [`curl -sS ${baseUrl}/api/v1/status/$JOB_ID \\`, `  -H "Authorization: Bearer $DECKWRIGHT_API_KEY"`].join(
      '\n',
    ),
    fetch: 'curl -sS -o deck.pptx "$DOWNLOAD_URL"',
  };
}
