import { step } from '../prepare/say.mjs';
import type { VerbCall } from '../start/start';
import { measureApi } from './api/measure-api';
import { measureService } from './measure-service';
import { measureEngine } from './engine/measure-engine';
import type { Figure } from './figure';
import { measureModels } from './models/measure-models';
import { measurePortal } from './portal/measure-portal';

/**
 * Measures the engine and the language models' part in this process, then its API under load, the whole service as a caller meets it, and the portal in
 * a browser. The table goes to standard error and the JSON to standard output, so that `npm run --silent bench > FILE`
 * keeps the figures.
 */
export async function run({ root }: VerbCall): Promise<number> {
  const figures: Figure[] = [
    ...(await step('Measuring the engine', () => measureEngine(root))),
    ...(await step('Measuring decks of a language model', () => measureModels())),
    ...(await step('Measuring the API', () => measureApi(root))),
    ...(await step('Measuring the service', () => measureService(root))),
    ...(await step('Measuring the portal', () => measurePortal(root))),
  ];
  process.stderr.write(`\n${tableOf(figures)}\n\n`);
  process.stdout.write(`${JSON.stringify({ node: process.version, figures }, null, 2)}\n`);
  return 0;
}

function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [figure.name, `${figure.value} ${figure.unit}`, aimOf(figure)]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(([name = '', value = '', aim = '']) =>
      `${name.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${aim}`.trimEnd(),
    )
    .join('\n');
}

function aimOf({ aim, atLeast, unit }: Figure): string {
  if (aim !== undefined) return `aim: at most ${aim} ${unit}`;
  return atLeast === undefined ? '' : `aim: at least ${atLeast} ${unit}`;
}
