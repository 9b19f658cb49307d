import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { prepare } from '../prepare/prepare.mjs';
import { PlainError, step } from '../prepare/say.mjs';
import type { VerbCall } from '../start/start';
import { measureEngine } from './engine/measure-engine';
import { measureUploads } from './engine/measure-uploads';
import type { BenchFigure } from './figure';
import { measureModels } from './models/measure-models';
import { inScratchFolder } from './bench-service';
import { measureTelling } from './telling/measure-telling';

type Measure = (root: string) => Promise<readonly BenchFigure[]>;

/** In this order, since the first ones measure in this process what later ones load it with. */
const parts: Readonly<Record<string, { title: string; measure: Measure }>> = {
  telling: { title: 'what slides say', measure: measureTelling },
  engine: { title: 'the engine', measure: measureEngine },
  uploads: { title: 'templates of one’s own', measure: measureUploads },
  models: { title: 'decks of a language model', measure: measureModels },
  api: { title: 'the API', measure: (root) => measureApart(root, 'API') },
  service: { title: 'the service', measure: (root) => measureServiceApart(root, 'service') },
  fairness: { title: 'fairness', measure: (root) => measureServiceApart(root, 'fairness') },
  throughput: { title: 'many decks', measure: (root) => measureServiceApart(root, 'throughput') },
  load: { title: 'the service under load', measure: (root) => measureServiceApart(root, 'load') },
  growth: { title: 'growth', measure: (root) => measureApart(root, 'growth') },
  portal: { title: 'the portal', measure: (root) => measureApart(root, 'portal') },
};

/**
 * Measures the parts that are named, or all. The table goes to standard error and the JSON to standard output, so that
 * `npm run --silent bench > FILE` keeps the figures.
 */
export async function run({ root, args }: VerbCall): Promise<number> {
  const figures: BenchFigure[] = [];
  for (const { title, measure } of chooseParts(args))
    figures.push(...(await step(`Measuring ${title}`, () => measure(root))));
  process.stderr.write(`\n${tableOf(figures)}\n\n`);
  process.stdout.write(`${JSON.stringify({ node: process.version, figures }, null, 2)}\n`);
  return 0;
}

/** @throws PlainError for a name that no part has */
export function chooseParts(names: readonly string[]) {
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined)
    throw new PlainError(`There is no part "${unknown}" to measure. The parts are ${Object.keys(parts).join(', ')}.`);
  return Object.entries(parts).flatMap(([name, part]) => (names.length === 0 || names.includes(name) ? [part] : []));
}

function tableOf(figures: readonly BenchFigure[]): string {
  const rows = figures.map((figure) => [figure.name, `${figure.value} ${figure.unit}`, aimOf(figure)]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(([name = '', value = '', aim = '']) =>
      `${name.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${aim}`.trimEnd(),
    )
    .join('\n');
}

function aimOf({ aim, atLeast, unit }: BenchFigure): string {
  if (aim !== undefined) return `aim: at most ${aim} ${unit}`;
  return atLeast === undefined ? '' : `aim: at least ${atLeast} ${unit}`;
}

/** Measures that a process of their own sends, because what they load would weigh on the others. */
export const programs = {
  // The web process under load, beside a bare server that asks the database as often, and Next.js.
  API: join(import.meta.dirname, 'api/main.ts'),
  // What a caller and a person wait for where there is a thousand times as much of everything.
  growth: join(import.meta.dirname, 'growth/main.ts'),
  // The list of jobs where there are many, and the portal's pages in a real browser.
  portal: join(import.meta.dirname, 'portal/main.ts'),
};

async function measureApart(root: string, name: keyof typeof programs): Promise<BenchFigure[]> {
  await prepare(root, ['build']);
  return inScratchFolder((folder) => heardFrom(programs[name], [join(folder, 'data')]));
}

async function measureServiceApart(root: string, part: string): Promise<BenchFigure[]> {
  await prepare(root, ['build']);
  return heardFrom(join(import.meta.dirname, 'service-main.ts'), [part, root]);
}

async function heardFrom(program: string, args: string[]): Promise<BenchFigure[]> {
  const child = fork(program, args, { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`${program} ended with ${code} before it had measured.`)),
  );
  const [figures] = await Promise.race([once(child, 'message'), ended]);
  await ended.catch(() => undefined);
  return figures as BenchFigure[];
}
