// Part of every bundle: stacks of errors name the sources instead of the file that was made of them.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** `at name (file:///folder/file.mjs:12:34)`, or a path in the place of the address. */
const place = /(file:\/\/[^\s()]+|(?<=\(|at )(?:\/|[A-Z]:\\)[^()]+):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | undefined>();

/** Maps are read when the first stack asks for them: Node's own way reads all of them at the start, those of pages too. */
function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
  return maps.get(file);
}

function readMap(file: string): SourceMap | undefined {
  if (file.includes('node_modules') || !existsSync(file)) return undefined;
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
  } catch {
    // A map that is broken must not hide the error whose stack is asked for.
    return undefined;
  }
}

function toSource(written: string, address: string, line: string, column: string): string {
  const file = address.startsWith('file:') ? fileURLToPath(address) : address;
  const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
  if (!origin || !('fileName' in origin)) return written;
  const source = new URL(origin.fileName, pathToFileURL(file));
  return `${source.protocol === 'file:' ? fileURLToPath(source) : source.href}:${origin.lineNumber}:${origin.columnNumber}`;
}

/** Whoever formats stacks already, such as Next.js, goes on doing so. */
export function nameSources(): void {
  const before = Error.prepareStackTrace;
  Error.prepareStackTrace = (error, sites) => {
    const formatted: unknown = before ? before(error, sites) : [String(error), ...sites].join('\n    at ');
    return typeof formatted === 'string' ? formatted.replaceAll(place, toSource) : formatted;
  };
}

nameSources();
