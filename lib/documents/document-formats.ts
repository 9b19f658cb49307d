/** What is needed to tell a kind of document and to name it. */
export interface FormatDescription {
  label: string;
  /** Lower case, without the dot; the usual one first. */
  extensions: readonly string[];
  /** The usual one first. */
  mediaTypes: readonly string[];
}

export const documentFormats = {
  pdf: { label: 'PDF', extensions: ['pdf'], mediaTypes: ['application/pdf'] },
  docx: {
    label: 'Word',
    extensions: ['docx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  },
  pptx: {
    label: 'PowerPoint',
    extensions: ['pptx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  },
  xlsx: {
    label: 'Excel',
    extensions: ['xlsx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
  markdown: { label: 'Markdown', extensions: ['md', 'markdown'], mediaTypes: ['text/markdown', 'text/x-markdown'] },
  html: { label: 'HTML', extensions: ['html', 'htm', 'xhtml'], mediaTypes: ['text/html', 'application/xhtml+xml'] },
  text: { label: 'Text', extensions: ['txt', 'text'], mediaTypes: ['text/plain'] },
} as const satisfies Record<string, FormatDescription>;

export type DocumentFormat = keyof typeof documentFormats;

/** The formats in the order in which people are told of them. */
export const formatNames = Object.keys(documentFormats) as DocumentFormat[];

/**
 * The format of a file whose name and content agree on one; null for what can't be read. A document that is
 * locked by a password is still one of its format: reading it then says what to do.
 */
export function formatOf(fileName: string, bytes: Uint8Array): DocumentFormat | null {
  const extension = /\.([^./\\]+)$/.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
  const format = formatNames.find((name) =>
    (documentFormats[name].extensions as readonly string[]).includes(extension),
  );
  return format !== undefined && hasContentOf(format, bytes) ? format : null;
}

/** Of Open XML documents that are locked by a password, and of the formats that came before them (MS-CFB 2.2). */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');
const archive = Buffer.from('PK\u0003\u0004', 'latin1');
/** Readers accept a PDF whose header is not at the very start (ISO 32000-1, annex H.3.4.1). */
const pdfHeaderWithin = 1024;
const sampleLength = 65_536;

const contentChecks: Record<DocumentFormat, (file: Buffer) => boolean> = {
  pdf: (file) => file.subarray(0, pdfHeaderWithin).includes('%PDF-'),
  docx: (file) => isPackageWith(file, 'word/'),
  pptx: (file) => isPackageWith(file, 'ppt/'),
  xlsx: (file) => isPackageWith(file, 'xl/'),
  markdown: isText,
  html: (file) =>
    isText(file) && (file.length === 0 || /<\0?[a-z!/?]/i.test(sampleOf(file).toString('latin1').replaceAll('\0', ''))),
  text: isText,
};

/** True when bytes look like a document of the format, however damaged it may be. */
function hasContentOf(format: DocumentFormat, bytes: Uint8Array): boolean {
  return contentChecks[format](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** True for Open XML documents that are locked by a password (MS-OFFCRYPTO 2.3.4). */
export function isLockedPackage(file: Buffer): boolean {
  return file.subarray(0, compoundFile.length).equals(compoundFile) && file.includes(encryptedPackage);
}

function isPackageWith(file: Buffer, folder: string): boolean {
  if (isLockedPackage(file)) return true;
  return file.subarray(0, archive.length).equals(archive) && file.includes(folder);
}

function sampleOf(file: Buffer): Buffer {
  return file.subarray(0, sampleLength);
}

/** No zero bytes (but for UTF-16 with its mark), hardly any controls, and no known kind of other file. */
function isText(file: Buffer): boolean {
  const sample = sampleOf(file);
  if (isUtf16(sample)) return true;
  if (sample.includes(0) || sample.subarray(0, 1024).includes('%PDF-')) return false;
  const controls = sample.reduce((sum, byte) => sum + (isControl(byte) ? 1 : 0), 0);
  return controls * 100 <= sample.length;
}

function isUtf16(sample: Buffer): boolean {
  const mark = sample.length >= 2 ? sample.readUInt16BE(0) : 0;
  return mark === 0xfffe || mark === 0xfeff;
}

/** Other than tab, line feed, vertical tab, form feed, carriage return and escape. */
function isControl(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 32 && byte !== 27) || byte === 127;
}
