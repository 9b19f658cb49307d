import { csvToTable } from './csv-to-table';

const readers: Record<string, (text: string) => string> = {
  txt: (text) => text,
  md: (text) => text,
  markdown: (text) => text,
  csv: csvToTable,
  tsv: csvToTable,
};

export const textFileTypes = Object.keys(readers)
  .map((extension) => `.${extension}`)
  .join(',');

export function isTextFile({ name }: File): boolean {
  return Object.hasOwn(readers, extensionOf(name));
}

/** The text of a file as it goes into the prompt: tables of values become tables of Markdown. */
export async function readTextFile(file: File): Promise<string> {
  const text = await file.text();
  return (readers[extensionOf(file.name)]?.(text) ?? text).trim();
}

/** A new part of the prompt, below what is there. */
export function appendText(prompt: string, text: string): string {
  return prompt.trim() === '' ? text : `${prompt.trimEnd()}\n\n${text}`;
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
