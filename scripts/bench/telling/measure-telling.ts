import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BenchFigure, percentile, roundTo } from '../figure';
import { twelveSlides } from '../twelve-slides';
import { tellingCpuMs } from './tell';

const rounds = 10;
const warmUpRounds = 5;
const longReport = 100_000;

/** What it takes to read a prompt and to plan its slides: warm, as the first of a process, and for a long report. */
export async function measureTelling(root: string): Promise<BenchFigure[]> {
  const warm = medianOf(twelveSlides, warmUpRounds);
  const report = reportOf(longReport);
  const long = medianOf(report, 1);
  const first: number[] = [];
  for (let round = 0; round < rounds; round += 1) first.push(await firstOfProcess(root));
  return [
    { name: 'reading and planning 12 slides, CPU, p50', value: roundTo(warm), unit: 'ms', aim: 30 },
    {
      name: 'the same as the first of a process, CPU, p50',
      value: roundTo(percentile(first, 0.5), 0),
      unit: 'ms',
      aim: 300,
    },
    {
      name: `reading and planning a report of ${longReport} characters, CPU, p50`,
      value: roundTo(long / 1000, 2),
      unit: 's',
      aim: 1,
    },
  ];
}

function medianOf(prompt: string, warmUp: number): number {
  for (let round = 0; round < warmUp; round += 1) tellingCpuMs(prompt);
  return percentile(
    Array.from({ length: rounds }, () => tellingCpuMs(prompt)),
    0.5,
  );
}

async function firstOfProcess(root: string): Promise<number> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/bench/telling/first-telling.ts')],
    { cwd: root },
  );
  return Number(stdout);
}

const sentences = [
  'The plant in Arnsdorf made 412 pumps in week {n}, of which 9 failed the pressure test.',
  'Its second line stood still for {n} hours, because a seal from the new supplier was too soft.',
  'Maintenance replaced both bearings and wrote the interval into the plan.',
  'Complaints fell from 31 to 24, most of them about noise at low speed.',
  'The team asks for a third inspector from March on.',
];

/** Headed paragraphs and short lists, as reports have them. */
function reportOf(characters: number): string {
  let text = '# Yearly report of the pump works\n';
  for (let section = 1; text.length < characters; section += 1) {
    const said = sentences.map((sentence) => sentence.replace('{n}', String(section)));
    text += `\n## Week ${section}\n\n${said.join(' ')}\n\n${said
      .slice(0, 3)
      .map((line) => `- ${line}`)
      .join('\n')}\n`;
  }
  return text.slice(0, characters);
}
