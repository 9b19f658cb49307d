import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { citeSources } from '@/lib/generation/pipeline/cite-sources';
import { findForm } from '@/lib/generation/pipeline/design';
import { drawSlide } from '@/lib/preview/draw-slide';
import { escapeSvg } from '@/lib/preview/svg';
import { readPrompt } from '@/lib/reading/read-prompt';
import type { Reading } from '@/lib/reading/reading';
import { tellSlides } from '@/lib/storytelling/tell-slides';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { UsageError } from '../admin/usage-error';
import { secondsSince } from '../prepare/say.mjs';
import type { VerbCall } from '../start/start';
import { drawPictureSheet } from './draw-picture-sheet';
import { evaluateModel } from './evaluate-model';
import { readInputs, readFolderPassages, type EvaluationInput } from './inputs';
import { judge, measures, type Judgement } from './measure';

interface Evaluated {
  input: EvaluationInput;
  judgement: Judgement;
  pictures: string[];
}

/**
 * Makes the deck of every input of a folder, compares it with what the input's author expects, and puts all slides on
 * one page to be looked at.
 */
export async function run({ root, args }: VerbCall): Promise<number> {
  const start = performance.now();
  const options = readOptions(args, root);
  const { folders, out, hasPictures, hasSheets, only } = options;
  if (options.isModel) return evaluateModel(options);
  const inputs = folders.flatMap(readInputs).filter(({ name }) => only === null || name.startsWith(only));
  const evaluated: Evaluated[] = [];
  for (const [index, input] of inputs.entries()) {
    evaluated.push(await evaluate(input, hasPictures));
    if ((index + 1) % 25 === 0) process.stderr.write(`  ${index + 1} of ${inputs.length} inputs\n`);
  }
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const page = join(out, 'index.html');
  await writeFile(page, pageOf(evaluated));
  if (hasSheets)
    for (const { input, pictures } of evaluated)
      await writeFile(join(out, `${input.name}.png`), await drawPictureSheet(pictures));
  process.stdout.write(`${tableOf(evaluated)}\n`);
  process.stdout.write(`${inputs.length} inputs in ${secondsSince(start)} s. Open ${relative(process.cwd(), page)}\n`);
  return 0;
}

interface Options {
  folders: string[];
  out: string;
  hasPictures: boolean;
  /** Besides the page a PNG of each deck. */
  hasSheets: boolean;
  /** What the names of the inputs begin with. */
  only: string | null;
  /** Decks of recorded answers of models instead. */
  isModel: boolean;
  /** Where its requests stand; the project's own otherwise. */
  requestsFolder: string | undefined;
  /** Path of a PowerPoint file that its decks are made in. */
  templateFile: string | null;
}

function readOptions(args: readonly string[], root: string): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      only: { type: 'string' },
      model: { type: 'boolean', default: false },
      requests: { type: 'string' },
      template: { type: 'string' },
      sheets: { type: 'boolean', default: false },
      'no-pictures': { type: 'boolean', default: false },
    },
  });
  if (values.model && positionals.length > 0)
    throw new UsageError('--model takes no folder: its requests stand beside their recorded answers.');
  if (values.template !== undefined && !values.model)
    throw new UsageError('--template is for --model: the decks of inputs are drawn, and no files are made of them.');
  const folders = positionals.length > 0 ? positionals : [join(root, 'evaluation/development')];
  const missing = values.model ? undefined : folders.find((folder) => readInputsSafely(folder) === 0);
  if (missing !== undefined) throw new UsageError(`There are no inputs in ${missing}; each is a .txt with its .json.`);
  return {
    folders: folders.map((folder) => resolve(folder)),
    out: resolve(root, values.out ?? 'out/evaluate'),
    hasPictures: !values['no-pictures'],
    hasSheets: values.sheets && !values['no-pictures'],
    only: values.only ?? null,
    isModel: values.model,
    requestsFolder: values.requests === undefined ? undefined : resolve(values.requests),
    templateFile:
      values.template === undefined ? null : resolve(process.env.INIT_CWD ?? process.cwd(), values.template),
  };
}

function readInputsSafely(folder: string): number {
  try {
    return readInputs(resolve(folder)).length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}

async function evaluate(input: EvaluationInput, hasPictures: boolean): Promise<Evaluated> {
  const { outputType, variants } = input.expected;
  const read = readPrompt({ prompt: input.prompt, outputType, variantCount: variants });
  const reading = { ...read, passages: await readFolderPassages(input.folder, input.expected.documents) };
  const { slides } = citeSources(specOf(tellSlides(reading).slides, reading), reading).spec;
  // Of a single slide each variant is a file with one.
  const expected = outputType === 'deck' ? input.expected : { ...input.expected, slides: null };
  const judgement = judge(slides, expected);
  if (!hasPictures) return { input, judgement, pictures: [] };
  // Each variant of a single slide is a file of its own.
  const files = outputType === 'deck' ? [slides] : slides.map((slide) => [slide]);
  const pictures = files.flatMap((file, index) => {
    const [slide] = file;
    const before = outputType === 'deck' ? [] : slides.slice(0, index).filter(({ kind }) => kind === slide?.kind);
    return drawFile(file, reading, before.length);
  });
  return { input, judgement, pictures };
}

function specOf(slides: readonly SlideSpec[], { language, direction }: Reading) {
  return deckSpecSchema.parse({ title: slides[0]?.title ?? '', language, direction, slides });
}

function drawFile(slides: readonly SlideSpec[], reading: Reading, firstVariant: number) {
  const { language, direction, outputType } = reading;
  const [theme] = builtinThemes;
  if (theme === undefined) throw new Error('There is no template.');
  const spec = specOf(slides, reading);
  const { drawing } = findForm(
    { reading, job: { referenceImages: [] } },
    { variant: outputType === 'deck' ? null : firstVariant + 1, spec, firstVariant },
    theme,
  );
  const directed = directTheme(theme, direction);
  return drawing.scene.slides.map((slide) => drawSlide({ slide, theme: directed, language, direction }).svg);
}

function tableOf(evaluated: readonly Evaluated[]): string {
  const rows = measures.map((measure) => {
    const [met, of] = [sumOf(evaluated, measure, 'met'), sumOf(evaluated, measure, 'of')];
    return `${measure.padEnd(10)} ${String(met).padStart(5)} of ${String(of).padStart(5)}  ${of === 0 ? '' : `${Math.round((met / of) * 100)} %`}`;
  });
  const clean = evaluated.filter(({ judgement }) => judgement.faults.length === 0).length;
  return [
    ...rows,
    `${'all of it'.padEnd(10)} ${String(clean).padStart(5)} of ${String(evaluated.length).padStart(5)}`,
  ].join('\n');
}

function sumOf(evaluated: readonly Evaluated[], measure: (typeof measures)[number], key: 'met' | 'of'): number {
  return evaluated.reduce((sum, { judgement }) => sum + judgement.shares[measure][key], 0);
}

function pageOf(evaluated: readonly Evaluated[]): string {
  const decks = evaluated.map(
    ({ input, judgement, pictures }) => `<section><h2>${escapeSvg(input.name)}</h2>
<p>${escapeSvg(input.expected.remark)}</p>
<ul>${judgement.faults.map((fault) => `<li>${escapeSvg(fault)}</li>`).join('')}</ul>
<details><summary>Prompt</summary><pre>${escapeSvg(input.prompt)}</pre></details>
<div>${pictures.map((svg) => `<figure>${svg}</figure>`).join('')}</div></section>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Evaluation</title>
<style>body{font:15px system-ui;margin:2rem;background:#eef0f3}section{margin-bottom:3rem}div{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(22rem,1fr))}figure{margin:0;background:#fff}svg{display:block;width:100%;height:auto}pre{white-space:pre-wrap}</style>
${decks.join('\n')}`;
}
