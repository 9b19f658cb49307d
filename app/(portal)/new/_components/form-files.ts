import { toast } from '@/components/ui/toaster';
import type { FormDraft } from './draft';
import type { ChangeDraft } from './use-draft';

export interface FileTargets {
  outputType: FormDraft['outputType'];
  change: ChangeDraft;
  addImages: (files: readonly File[]) => Promise<void>;
  /** Larger text files can't become a prompt. */
  textMaxBytes: number;
}

/** Takes files that were dropped, pasted or opened where they belong: text into the prompt, pictures beside a single slide. */
export function takeFilesInto({
  outputType,
  change,
  addImages,
  textMaxBytes,
}: FileTargets): (files: readonly File[]) => void {
  async function takeText(files: readonly File[]) {
    const tooLarge = files.find(({ size }) => size > textMaxBytes);
    if (tooLarge)
      toast.error(`“${tooLarge.name}” is too long for a prompt. Choose the part that the slides are about.`);
    const texts = await Promise.all(files.filter((file) => file.size <= textMaxBytes).map(readTextFile));
    if (texts.length > 0) change(({ prompt }) => ({ prompt: texts.reduce(appendText, prompt) }));
  }

  function takeImages(files: readonly File[]) {
    if (outputType === 'single_slide') return void addImages(files);
    const useThem = () => {
      change({ outputType: 'single_slide' });
      void addImages(files);
    };
    toast('Pictures go with a single slide, not with a deck.', {
      action: { label: 'Make a single slide', onClick: useThem },
    });
  }

  return (files) => {
    const texts = files.filter(isTextFile);
    const images = files.filter((file) => !isTextFile(file) && file.type.startsWith('image/'));
    const other = files.find((file) => !texts.includes(file) && !images.includes(file));
    if (other)
      toast.error(
        `“${other.name}” can’t be read here. Text files (${textFileTypes.replaceAll(',', ', ')}) go into the prompt, pictures beside a single slide.`,
      );
    if (texts.length > 0) void takeText(texts);
    if (images.length > 0) takeImages(images);
  };
}

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

function isTextFile({ name }: File): boolean {
  return Object.hasOwn(readers, extensionOf(name));
}

/** The text of a file as it goes into the prompt: tables of values become tables of Markdown. */
async function readTextFile(file: File): Promise<string> {
  const text = await file.text();
  return (readers[extensionOf(file.name)]?.(text) ?? text).trim();
}

/** A new part of the prompt, below what is there. */
function appendText(prompt: string, text: string): string {
  return prompt.trim() === '' ? text : `${prompt.trimEnd()}\n\n${text}`;
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

const delimiters = [',', ';', '\t'] as const;

/** A file of comma-separated values (RFC 4180, or with semicolons or tabs) as a Markdown table, which slides can be made of. */
export function csvToTable(csv: string): string {
  const rows = readRows(csv.replace(/^\uFEFF/, ''), delimiterOf(csv)).filter((row) => row.some((cell) => cell !== ''));
  const [head, ...rest] = rows;
  if (!head) return '';
  const width = Math.max(...rows.map((row) => row.length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => escapeCell(cells[index] ?? '')).join(' | ')} |`;
  return [line(head), line(Array.from({ length: width }, () => '---')), ...rest.map(line)].join('\n');
}

/** The one that stands most often in the first line, outside of quotes. */
function delimiterOf(csv: string): string {
  const first = csv.slice(0, csv.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => first.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

function readRows(csv: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = new RegExp(String.raw`("(?:[^"]|"")*"?|[^${delimiter}\r\n]*)(${delimiter}|\r\n|\n|\r|$)`, 'gy');
  for (const [whole, value = '', end = ''] of csv.matchAll(field)) {
    row.push(
      value.startsWith('"')
        ? value.slice(1, value.endsWith('"') && value.length > 1 ? -1 : undefined).replaceAll('""', '"')
        : value,
    );
    if (end !== delimiter) {
      rows.push(row);
      row = [];
    }
    if (whole === '') break;
  }
  return rows;
}

function escapeCell(cell: string): string {
  return cell
    .trim()
    .replaceAll('|', String.raw`\|`)
    .replace(/\s*[\r\n]+\s*/g, ' ');
}
