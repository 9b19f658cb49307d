import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { cutStart } from '@/lib/text/cut/cut-text';
import { ExtractionError, type ExtractionErrorCode } from '../extracted-document';
import type { FoundPage, ReadWebPage } from '../read-web-page';
import { answerDescriptor, headBytes, type PageAnswer, type PageRequest, type PagesRequest } from './reader-messages';
import { endReader, isOutOfMemory, startReader } from './reader-process';

/** JSON needs six bytes for a character at most; the rest is for page numbers and brackets. */
const bytesPerCharacter = 6;
const answerAllowance = 1_000_000;
const keptErrorCharacters = 2_000;

/** One process that reads pages, until one of them is its end. */
export class PageProcess {
  readonly #child: ChildProcess;
  readonly #request: PagesRequest;
  readonly #answers: AsyncIterator<string>;
  readonly #closed: Promise<unknown>;
  #reached: ExtractionErrorCode | undefined;
  #errors = '';
  #answered = 0;
  #isReady = false;

  /** Starts it at once, so that it can begin when the first page is there. */
  constructor(entry: string, request: PagesRequest) {
    this.#request = request;
    this.#child = startReader({ entry, request, memoryMegabytes: request.limits.memoryMegabytes });
    this.#closed = new Promise((resolve) => this.#child.once('close', resolve).once('error', resolve));
    this.#child.once('exit', () => endReader(this.#child));
    this.#child.stderr?.on(
      'data',
      (chunk: Buffer) => (this.#errors = cutStart(this.#errors + chunk.toString('utf8'), keptErrorCharacters)),
    );
    // A process that died before it read everything; its death is what is told.
    this.#child.stdin?.on('error', () => undefined);
    const output = this.#child.stdio[answerDescriptor] as NodeJS.ReadableStream;
    output.on('data', (chunk: Buffer) => this.#count(chunk.length));
    this.#answers = createInterface({ input: output })[Symbol.asyncIterator]();
  }

  get hasEnded(): boolean {
    return this.#reached !== undefined || this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** One page at a time. @throws {ExtractionError} */
  async read(bytes: Uint8Array, page: FoundPage): Promise<ReadWebPage> {
    // What a busy machine needs to start is not the page's time.
    if (!this.#isReady) await this.#next();
    this.#isReady = true;
    const answer = await this.#inTime(() => {
      this.#send({ page, byteLength: bytes.length }, bytes);
      return this.#next();
    });
    if ('page' in answer) return answer.page;
    throw new ExtractionError('error' in answer ? answer.error : 'crashed', {
      cause: new Error('cause' in answer ? answer.cause : 'it answered out of turn'),
    });
  }

  end(reason: ExtractionErrorCode = 'crashed'): void {
    this.#reached ??= reason;
    endReader(this.#child);
  }

  #send(request: PageRequest, bytes: Uint8Array): void {
    const json = Buffer.from(JSON.stringify(request));
    const head = Buffer.alloc(headBytes);
    head.writeUInt32BE(json.length);
    for (const part of [head, json, bytes]) this.#child.stdin?.write(part);
  }

  async #inTime<T>(work: () => Promise<T>): Promise<T> {
    const timer = setTimeout(() => this.end('timeout'), this.#request.limits.timeoutMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
    }
  }

  async #next(): Promise<PageAnswer> {
    const { value, done } = await this.#answers.next();
    this.#answered = 0;
    if (done !== true) return this.#parse(value);
    await this.#closed;
    const cause = new Error(
      `The process that reads pages ended with ${this.#child.signalCode ?? this.#child.exitCode ?? 'nothing'}: ${this.#errors.trim()}`,
    );
    throw new ExtractionError(this.#reached ?? (isOutOfMemory(this.#child) ? 'out_of_memory' : 'crashed'), { cause });
  }

  /** Behind an answer that is none, the next ones would be those of other pages. */
  #parse(line: string): PageAnswer {
    try {
      return JSON.parse(line) as PageAnswer;
    } catch (cause) {
      this.end();
      throw new ExtractionError(this.#reached ?? 'crashed', { cause });
    }
  }

  #count(length: number): void {
    this.#answered += length;
    if (this.#answered > this.#request.limits.maxCharacters * bytesPerCharacter + answerAllowance)
      this.end('too_large');
  }
}
