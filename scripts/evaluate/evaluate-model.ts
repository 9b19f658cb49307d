import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEmbeddedComposer } from '@/lib/generation/composers/create-embedded-composer';
import { RecordingError, startRecordedModel } from '@/lib/generation/composers/model/testing/recordings/recorded-model';
import {
  readRecordedRequests,
  type Manner,
  type RecordedRequest,
} from '@/lib/generation/composers/model/testing/recordings/recorded-request';
import { figureStatuses } from '@/lib/generation/pipeline/tell-figures';
import { escapeSvg } from '@/lib/preview/svg';
import { UsageError } from '../admin/usage-error';
import { readTemplate } from '../gallery/read-template';
import { say, secondsSince, step } from '../prepare/say.mjs';
import { runRequest, type MadeJob, type TemplateFile } from '../recordings/run-request';
import { drawPictureSheet } from './draw-picture-sheet';

export interface ModelEvaluation {
  out: string;
  hasPictures: boolean;
  hasSheets: boolean;
  /** What the names of the requests begin with. */
  only: string | null;
  /** Where requests and answers stand; the project's own otherwise. */
  requestsFolder: string | undefined;
  /** Path of a PowerPoint file that the decks are to be made in. */
  templateFile: string | null;
}

/** By whom slides were written: the embedded composer, or the recorded answers of a model. */
type Writer = 'embedded' | Manner;

interface Made {
  request: RecordedRequest;
  writer: Writer;
  job: MadeJob;
  figures: Figures;
}

const columns = [
  'slides',
  ...figureStatuses,
  'sent back',
  'drifted',
  'blocking',
  'warnings',
  'notices',
  'unexpected',
] as const;
type Figures = Record<(typeof columns)[number], number>;

/**
 * Makes the deck of every request by the model's recorded answers, and by the embedded composer beside it, each through
 * the whole pipeline; what is not recorded, or no longer fits the prompts, is named, and the exit status is 1 then.
 */
export async function evaluateModel(options: ModelEvaluation): Promise<number> {
  const { out, hasPictures, hasSheets, only, requestsFolder } = options;
  const start = performance.now();
  const requests = readRecordedRequests(requestsFolder).filter(({ name }) => only === null || name.startsWith(only));
  if (requests.length === 0) throw new UsageError(`No request has a name that begins with "${only ?? ''}".`);
  const template = options.templateFile === null ? null : await readTemplateFile(options.templateFile);
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const made: Made[] = [];
  const missing: RecordingError[] = [];
  for (const [index, request] of requests.entries()) {
    for (const writer of ['embedded', ...request.manners] as const) {
      const title = `${request.name}, ${writer} (${index + 1} of ${requests.length})`;
      const one = await step(title, () => orMissing(writeBy({ request, writer, template })));
      if (!(one instanceof RecordingError)) made.push(one);
      else {
        missing.push(one);
        say(`✗ ${title}: no deck, since ${one.gaps.length} answers are missing or stale`);
      }
    }
    await writeFiles(
      made.filter((each) => each.request === request),
      { out, hasSheets },
    );
  }
  const page = join(out, 'index.html');
  if (hasPictures) await writeFile(page, pageOf(requests, made));
  process.stdout.write(`${tableOf(made)}\n`);
  say(`${made.length} results of ${requests.length} requests in ${secondsSince(start)} s. Look at ${out}`);
  if (missing.length === 0) return 0;
  process.stderr.write(`${new RecordingError(missing.flatMap(({ gaps }) => gaps)).message}\n`);
  return 1;
}

async function readTemplateFile(path: string): Promise<TemplateFile> {
  const { theme } = await readTemplate(path);
  return { name: theme.name, bytes: await readFile(path) };
}

async function orMissing(work: Promise<Made>): Promise<Made | RecordingError> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RecordingError) return error;
    throw error;
  }
}

interface Writing {
  request: RecordedRequest;
  writer: Writer;
  template: TemplateFile | null;
}

async function writeBy({ request, writer, template }: Writing): Promise<Made> {
  if (writer === 'embedded')
    return madeOf(request, writer, await runRequest(request, createEmbeddedComposer(), template), {});
  const model = await startRecordedModel({ request, manner: writer, isLaidOutAnew: template !== null });
  try {
    const job = await runRequest(request, model.composer, template);
    model.assertComplete();
    const sentBack = model.questions.filter(({ round }) => round > 1).length;
    return madeOf(request, writer, job, { 'sent back': sentBack, drifted: model.drifted.length });
  } finally {
    await model.close();
  }
}

function madeOf(request: RecordedRequest, writer: Writer, job: MadeJob, asked: Partial<Figures>): Made {
  const files = job.outcome === 'completed' ? job.files : [];
  const sum = (of: (file: (typeof files)[number]) => number): number => files.reduce((all, file) => all + of(file), 0);
  // All files of a job have the same notices and figures.
  const quality = files[0]?.quality;
  const became = job.outcome === 'completed' ? 'completed' : job.code;
  // What can't be served without a model is no matter of the embedded composer.
  const isExpected = writer === 'embedded' || became === request.outcome;
  const isInLanguage = job.outcome === 'failed' || job.spec.language.split('-')[0] === request.language.split('-')[0];
  const counts = Object.fromEntries(figureStatuses.map((status) => [status, quality?.figures.counts[status] ?? 0]));
  const figures: Figures = {
    ...(counts as Record<(typeof figureStatuses)[number], number>),
    slides: sum(({ slides }) => slides.length),
    'sent back': 0,
    drifted: 0,
    ...asked,
    blocking: sum(({ quality: { report } }) => report.blocking.length),
    warnings: sum(({ quality: { report } }) => report.warnings.length),
    notices: quality?.notices.length ?? 0,
    unexpected: isExpected && isInLanguage ? 0 : 1,
  };
  return { request, writer, job, figures };
}

async function writeFiles(
  made: readonly Made[],
  { out, hasSheets }: Pick<ModelEvaluation, 'out' | 'hasSheets'>,
): Promise<void> {
  for (const { request, writer, job } of made) {
    if (job.outcome === 'failed') continue;
    for (const { variant, pptx } of job.files)
      await writeFile(join(out, `${request.name}.${writer}${variant === null ? '' : `-${variant}`}.pptx`), pptx);
    if (hasSheets) await writeFile(join(out, `${request.name}.${writer}.png`), await drawPictureSheet(picturesOf(job)));
  }
}

function picturesOf(job: MadeJob): string[] {
  return job.outcome === 'failed' ? [] : job.files.flatMap(({ slides }) => slides.map(({ svg }) => svg));
}

function tableOf(made: readonly Made[]): string {
  const names = made.map(({ request, writer }) => `${request.name}, ${writer}`);
  const width = Math.max(...names.map((name) => name.length), 'all of small'.length);
  const row = (name: string, cells: readonly (string | number)[]) =>
    `${name.padEnd(width)}  ${cells.map((cell, index) => String(cell).padStart(columns[index]?.length ?? 0)).join('  ')}`;
  const writers = [...new Set(made.map(({ writer }) => writer))];
  const totals = writers.map((writer) => {
    const of = made.filter((each) => each.writer === writer);
    return row(
      `all of ${writer}`,
      columns.map((column) => of.reduce((sum, { figures }) => sum + figures[column], 0)),
    );
  });
  const rows = made.map(({ figures, job }, index) =>
    row(names[index] ?? '', [
      ...columns.map((column) => figures[column]),
      ...(job.outcome === 'failed' ? [` ${job.code}`] : []),
    ]),
  );
  return [row('', columns), ...rows, ...totals].join('\n');
}

const style = `body{font:15px system-ui;margin:2rem;background:#eef0f3}section{margin-bottom:3rem}
.row{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(24rem,1fr))}.deck{display:grid;gap:.6rem;grid-template-columns:1fr 1fr;align-content:start}
.deck>:not(figure){grid-column:1/-1;margin:0}figure{margin:0;background:#fff}svg{display:block;width:100%;height:auto}pre{white-space:pre-wrap}li{font-size:12px}`;

function pageOf(requests: readonly RecordedRequest[], made: readonly Made[]): string {
  const sections = requests.map((request) => {
    const decks = made.filter((each) => each.request === request).map(deckOf);
    return `<section id="${request.name}"><h2>${escapeSvg(request.name)}</h2><p>${escapeSvg(request.about)}</p>
<details><summary>Prompt</summary><pre dir="auto">${escapeSvg(request.prompt)}</pre></details><div class="row">${decks.join('')}</div></section>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Recorded answers</title><style>${style}</style>\n${sections.join('\n')}`;
}

function deckOf({ writer, job, figures }: Made): string {
  const told = columns.filter((column) => figures[column] > 0).map((column) => `${column} ${figures[column]}`);
  const remarks = job.outcome === 'failed' ? [`${job.code}: ${job.message}`] : remarksOf(job);
  return `<div class="deck"><h3>${writer}</h3><p>${told.join(', ')}</p><ul>${remarks.map((remark) => `<li>${escapeSvg(remark)}</li>`).join('')}</ul>${picturesOf(
    job,
  )
    .map((svg) => `<figure>${svg}</figure>`)
    .join('')}</div>`;
}

function remarksOf({ files }: Extract<MadeJob, { outcome: 'completed' }>): string[] {
  const findings = files.flatMap(({ quality: { report } }) =>
    [...report.blocking, ...report.warnings].map(({ slide, message }) => `Slide ${slide}: ${message}`),
  );
  return [...new Set([...(files[0]?.quality.notices ?? []), ...findings])];
}
