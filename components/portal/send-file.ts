import { pageOrganizationHeader } from '@/lib/contracts/page-organization';

export interface SendFile {
  /** With the name of the file in its query. */
  address: string;
  file: File;
  organizationId: string;
  /** Called with the share that was sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** A reason that people can read. */
class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
}

const longestMessage = 500;

/** Sends a file as it is, and gives what was answered; `fetch` can't tell how much of it has gone. */
export function sendFile({ address, file, organizationId, onProgress, signal }: SendFile): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (words: string) => reject(new UploadFailure(words));
    request.open('POST', address);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader(pageOrganizationHeader, organizationId);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status === 201 ? resolve(request.responseText) : fail(wordsOf(request)));
    request.onerror = () => fail('The connection broke. Check it and try again.');
    request.onabort = () => fail('Cancelled.');
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** What isn't a short plain text was not written for people. */
function wordsOf(request: XMLHttpRequest): string {
  const isPlain = request.getResponseHeader('Content-Type')?.startsWith('text/plain') ?? false;
  const words = request.responseText;
  return isPlain && words !== '' && words.length <= longestMessage
    ? words
    : 'The service could not take this file. Try again.';
}
