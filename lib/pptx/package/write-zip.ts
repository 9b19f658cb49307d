import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
  /** False for what is compressed already, such as pictures. */
  compress: boolean;
}

/**
 * Zips entries in the given order. The same entries give the same bytes: every entry carries
 * one fixed moment, built from local parts so that the time zone of the machine does not show.
 */
export async function writeZip(entries: readonly ZipEntry[]): Promise<Uint8Array> {
  const zip = new ZipFile();
  const mtime = new Date(2000, 0, 1, 12);
  for (const { name, bytes, compress } of entries) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    zip.addBuffer(buffer, name, { mtime, forceDosTimestamp: true, mode: 0o100644, compress, compressionLevel: compress ? 6 : 0 });
  }
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk));
    zip.outputStream.on('end', resolve);
    zip.outputStream.on('error', reject);
  });
  zip.end();
  await finished;
  return Buffer.concat(chunks);
}
