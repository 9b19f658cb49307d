import { createHash } from 'node:crypto';
import { AppError } from '@/lib/contracts/app-error';
import { cleanText } from '@/lib/contracts/clean-text';
import { getCompute } from '@/lib/generation/compute/compute';
import {
  understandTemplateTask,
  type TemplateFindings,
  type UnderstandInput,
} from '@/lib/generation/templates/understand-template';
import { ProcessDeath } from '@/lib/platform/compute/process-death';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import type { FontFace } from '@/lib/templates/fonts/read-font';
import { cutText } from '@/lib/text/cut/cut-text';
import { templateFolderOf, thumbnailKeyOf } from './get-thumbnail';

const longestName = 255;
export const mostTemplateBytes = 50_000_000;
const pptxMediaType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** A file as somebody sends it. */
export interface SentFile {
  /** The file's own name; folders in front of it are dropped. */
  fileName: string;
  bytes: Uint8Array;
}

/** A file that can be a template, and what was found and drawn of it. */
export interface UnderstoodFile {
  findings: TemplateFindings;
  pictures: readonly Uint8Array[];
  thumbnail: Uint8Array;
}

interface TemplateId {
  organizationId: string;
  id: string;
}

/** Reads a file in a process of its own, where it harms nobody. */
export async function understandFile(
  { organizationId, fonts }: { organizationId: string; fonts: readonly FontFace[] },
  input: Omit<UnderstandInput, 'fonts'>,
): Promise<UnderstoodFile> {
  const task = { ...input, fonts };
  const understood = await getCompute().run(understandTemplateTask, task, { organizationId }).catch(endOfProcess);
  if ('findings' in understood) return understood;
  throw new AppError({ code: 'invalid_request', message: understood.message, param: 'file' });
}

/** A file that ends the process in which it is read would do so again where slides are made. */
function endOfProcess(error: unknown): { message: string } {
  if (!(error instanceof ProcessDeath)) throw error;
  return {
    message: 'This file takes more time or memory than a template may. Delete its slides, and compress its pictures.',
  };
}

/** What a row says of its file. */
export interface StoredFile {
  fileKey: string;
  fileName: string;
  fileBytes: number;
  fileSha256: string;
}

/** Puts a file and its pictures into the blob store; the row that names them is the caller's. */
export async function storeFile(
  of: TemplateId,
  { fileName, bytes }: SentFile,
  drawn: Omit<UnderstoodFile, 'findings'>,
): Promise<StoredFile> {
  const fileSha256 = createHash('sha256').update(bytes).digest('hex');
  const fileKey = `${templateFolderOf(of)}/${fileSha256}.pptx`;
  await getBlobStore().put(fileKey, bytes, { contentType: pptxMediaType });
  await storePictures(of, fileKey, drawn);
  return { fileKey, fileName, fileBytes: bytes.length, fileSha256 };
}

export async function storePictures(
  of: TemplateId,
  fileKey: string,
  { pictures, thumbnail }: Omit<UnderstoodFile, 'findings'>,
): Promise<void> {
  const store = getBlobStore();
  const contentType = 'image/png';
  await Promise.all([
    store.put(thumbnailKeyOf(of), thumbnail, { contentType }),
    ...pictures.map((bytes, index) => store.put(templatePictureKeyOf(fileKey, index), bytes, { contentType })),
  ]);
}

/** Where the picture of a sample slide stands; the index counts from 0. */
export function templatePictureKeyOf(fileKey: string, index: number): string {
  return `${fileKey.replace(/\.pptx$/, '')}/${index + 1}.png`;
}

/** The file's own name, without folders and signs that nobody sees. */
export function cleanFileName(fileName: string, otherwise: string): string {
  return cutText(cleanText(fileName.split(/[/\\]/).at(-1) ?? ''), longestName) || otherwise;
}

/** The file with a name that can be shown. */
export function acceptFile({ fileName, bytes }: SentFile): SentFile {
  const name = cleanFileName(fileName, 'template.pptx');
  if (bytes.length > 0 && bytes.length <= mostTemplateBytes) return { fileName: name, bytes };
  const message =
    bytes.length === 0
      ? `“${name}” is empty.`
      : `“${name}” is larger than ${mostTemplateBytes / 1_000_000} MB. Compress its pictures in PowerPoint, or delete its slides.`;
  throw new AppError({ code: 'invalid_request', message, param: 'file' });
}
