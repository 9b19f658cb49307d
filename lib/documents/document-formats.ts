import { hasContentOf } from './plain/has-content-of';

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
