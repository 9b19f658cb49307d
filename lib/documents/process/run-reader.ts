import type { ChildProcess } from 'node:child_process';
import { cutStart } from '@/lib/text/cut/cut-text';
import { ExtractionError, type ExtractedDocument, type ExtractionErrorCode } from '../extracted-document';
import { answerDescriptor, type ReaderAnswer, type ReaderRequest } from './reader-messages';
import { endReader, isOutOfMemory, startReader } from './reader-process';

export interface ReaderRun {
  /** Path of the program that reads. */
  entry: string;
  bytes: Uint8Array;
  request: ReaderRequest;
  signal?: AbortSignal;
}

/** JSON needs six bytes for a character at most; the rest is for page numbers and brackets. */
const bytesPerCharacter = 6;
const answerAllowance = 1_000_000;
const keptErrorCharacters = 2_000;

/**
 * Starts the reading process, hands it the document and waits for its answer, its death, the time limit or the
 * signal, whichever comes first. Nothing of it is left afterwards.
 */
export async function runReader(run: ReaderRun): Promise<ExtractedDocument> {
  run.signal?.throwIfAborted();
  const { entry, request } = run;
  const child = startReader({ entry, request, memoryMegabytes: request.limits.memoryMegabytes });
  const verdict = new Verdict(child);
  const timer = setTimeout(() => verdict.end('timeout'), run.request.limits.timeoutMs);
  const abort = () => verdict.end('aborted');
  run.signal?.addEventListener('abort', abort, { once: true });
  try {
    const output = await collect(child, verdict, run);
    if (verdict.reached === 'aborted') throw run.signal?.reason;
    return toDocument(child, verdict, output);
  } finally {
    clearTimeout(timer);
    run.signal?.removeEventListener('abort', abort);
  }
}

/** Why we ended the process, if we did. */
class Verdict {
  reached: ExtractionErrorCode | 'aborted' | undefined;
  readonly #child: ChildProcess;

  constructor(child: ChildProcess) {
    this.#child = child;
  }

  end(reason: ExtractionErrorCode | 'aborted'): void {
    this.reached ??= reason;
    endReader(this.#child);
  }
}

interface ReaderOutput {
  answer: string;
  errors: string;
  startError?: Error;
}

async function collect(child: ChildProcess, verdict: Verdict, { bytes, request }: ReaderRun): Promise<ReaderOutput> {
  const output: ReaderOutput = { answer: '', errors: '' };
  const most = request.limits.maxCharacters * bytesPerCharacter + answerAllowance;
  const chunks: Buffer[] = [];
  let length = 0;
  const closed = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', (error) => {
      output.startError = error;
      resolve();
    });
  });
  child.once('exit', () => endReader(child));
  child.stdio[answerDescriptor]?.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > most) verdict.end('too_large');
    else chunks.push(chunk);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output.errors = cutStart(output.errors + chunk.toString('utf8'), keptErrorCharacters);
  });
  // A process that died before it read everything; its death is what is told.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(bytes);
  await closed;
  output.answer = Buffer.concat(chunks).toString('utf8');
  return output;
}

function toDocument(child: ChildProcess, verdict: Verdict, output: ReaderOutput): ExtractedDocument {
  const cause =
    output.startError ??
    new Error(
      `The reading process ended with ${child.signalCode ?? child.exitCode ?? 'nothing'}: ${output.errors.trim()}`,
    );
  if (verdict.reached !== undefined && verdict.reached !== 'aborted')
    throw new ExtractionError(verdict.reached, { cause });
  if (child.exitCode !== 0) throw new ExtractionError(isOutOfMemory(child) ? 'out_of_memory' : 'crashed', { cause });
  const answer = parseAnswer(output.answer);
  if ('error' in answer) throw new ExtractionError(answer.error, { cause: new Error(answer.cause) });
  return answer.document;
}

function parseAnswer(text: string): ReaderAnswer {
  try {
    return JSON.parse(text) as ReaderAnswer;
  } catch (cause) {
    throw new ExtractionError('crashed', { cause });
  }
}
