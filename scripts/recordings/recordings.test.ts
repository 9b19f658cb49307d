import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readRecordedRequests } from '@/lib/generation/composers/model/testing/recordings/recorded-request';
import type { ModelCall } from '@/lib/generation/composers/model/testing/openai-server';
import { simulatedDeck } from '@/lib/generation/composers/model/testing/simulated-deck';
import { readZip } from '@/lib/pptx/package/read-zip';
import { buildUpload, editEntry } from '@/lib/templates/upload/testing/build-upload';
import { run as evaluate } from '../evaluate/evaluate';
import { run as recordings } from './recordings';

const root = mkdtempSync(join(tmpdir(), 'recordings-'));
const [requests, exchange] = [join(root, 'requests'), join(root, 'exchange')];
const deck = simulatedDeck(4);
const request = {
  about: 'What a model without faults would say, with two faults',
  outputType: 'deck',
  language: 'en',
  prompt: deck.prompt.split('\n'),
};

interface WaitingQuestion {
  name: string;
  call: string;
  schemaName: string;
  messages: { text: string }[];
}

/** Files by the ending of their name that an answerer with faults writes instead of a sound answer. */
const faults: Record<string, (answer: string) => { ending: string; text: string }> = {
  'slide-02': (answer) => ({ ending: 'answer.txt', text: `Gladly!\n\n${answer}\n\nShall I go on {or not}?` }),
  'slide-03': (answer) => ({ ending: 'cut.txt', text: answer.slice(0, answer.length / 3) }),
};

/** Answers what waits in an exchange folder, as a person with a faulty model would. */
function answerQuestions(folder: string): () => void {
  const calls = join(folder, 'calls');
  const answered = new Set<string>();
  const turn = setInterval(() => {
    const files = existsSync(calls) ? readdirSync(calls).filter((file) => file.endsWith('.request.json')) : [];
    for (const file of files.filter((each) => !answered.has(each))) {
      answered.add(file);
      const { name, call, schemaName, messages } = JSON.parse(
        readFileSync(join(calls, file), 'utf8'),
      ) as WaitingQuestion;
      const text = messages.map((message) => message.text).join('\n');
      const sound = deck.answer({ schemaName, text } as ModelCall).content;
      const said = faults[call]?.(sound) ?? { ending: 'answer.txt', text: sound };
      writeFileSync(join(calls, `${name}.${said.ending}`), said.text);
    }
  }, 50);
  return () => clearInterval(turn);
}

let said = '';
let told = '';

async function call(command: typeof recordings, args: string[]): Promise<number> {
  [said, told] = ['', ''];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((said += String(text))));
  const error = vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((told += String(text))));
  try {
    return await command({ root, args, seconds: {} });
  } finally {
    out.mockRestore();
    error.mockRestore();
  }
}

const write = (name: string, change: object) => {
  mkdirSync(join(requests, name), { recursive: true });
  writeFileSync(join(requests, name, 'request.json'), JSON.stringify({ ...request, ...change }));
};
const record = (...args: string[]) =>
  call(recordings, ['record', ...args, '--requests', requests, '--exchange', exchange]);
const stale = (...args: string[]) => call(recordings, ['stale', ...args, '--requests', requests]);
const evaluateModel = (out: string, ...args: string[]) =>
  call(evaluate, ['--model', '--requests', requests, '--out', join(root, out), ...args]);

afterAll(() => rmSync(root, { recursive: true }));

describe('answers that were recorded', () => {
  let status: number;
  beforeAll(async () => {
    write('freight', {});
    const stop = answerQuestions(exchange);
    status = await record('freight').finally(stop);
  });

  it('are kept a file a question, those that were sent back with what was sent then', () => {
    expect({ status, told }).toMatchObject({ status: 0 });
    expect(readdirSync(join(requests, 'freight/capable'))).toEqual([
      'plan.json',
      'slide-01.json',
      'slide-02.json',
      'slide-03.2.json',
      'slide-03.json',
      'slide-04.json',
    ]);
    expect(readdirSync(join(exchange, 'calls'))).toEqual(['answered']);
  });

  it('were waited for with the name of each question', () => {
    expect(told).toContain('? freight.capable.plan\n');
    expect(told).toContain('! freight.capable.slide-03.2 (');
    expect(told).toContain('✓ freight (capable): completed, 6 questions');
    expect(said).toBe('6 answers recorded of 1 requests.\n');
  });

  it('fit what is asked until a prompt changes', async () => {
    expect(await stale()).toBe(0);
    expect(said).toContain('All answers of 1 recordings fit');
  });

  it('make the deck again, beside that of the embedded composer, with figures', async () => {
    expect({ status: await evaluateModel('fresh', '--sheets'), told }).toMatchObject({ status: 0 });
    expect(readdirSync(join(root, 'fresh')).sort()).toEqual([
      'freight.capable.png',
      'freight.capable.pptx',
      'freight.embedded.png',
      'freight.embedded.pptx',
      'index.html',
    ]);
    const [head = '', ...rows] = said.trimEnd().split('\n');
    const cells = (name: string) =>
      rows
        .find((row) => row.startsWith(name))
        ?.slice(name.length)
        .trim()
        .split(/\s+/);
    expect(head).toMatch(/slides +given +derived +source +general +illustrative +unknown +sent back/);
    expect(cells('freight, capable')?.slice(0, 8)).toEqual(['4', '0', '0', '0', '0', '0', '0', '1']);
    expect(cells('freight, embedded')?.[0]).toBe('4');
  });

  it('make the deck in the template of an organization, in the very words that were asked', async () => {
    const template = join(root, 'House.pptx');
    const renamed = (xml: string) => xml.replace(/(<a:theme [^>]*name=")[^"]*/, '$1Freight house');
    writeFileSync(template, await buildUpload((entries) => editEntry(entries, 'ppt/theme/theme1.xml', renamed)));
    const status = await evaluateModel('own', '--template', template, '--no-pictures');
    expect({ status, told }).toMatchObject({ status: 0 });
    for (const writer of ['capable', 'embedded']) {
      const parts = new Map(readZip(readFileSync(join(root, `own/freight.${writer}.pptx`))));
      expect(new TextDecoder().decode(parts.get('ppt/theme/theme1.xml'))).toContain('name="Freight house"');
    }
  });

  it('make none in what is no template', async () => {
    const file = join(root, 'requests/freight/request.json');
    await expect(evaluateModel('none', '--template', file)).rejects.toThrow(`--template ${file}: `);
    await expect(call(evaluate, ['--template', file])).rejects.toThrow('--template is for --model');
  });
});

describe('answers that no longer fit', () => {
  beforeAll(() => {
    cpSync(join(requests, 'freight'), join(requests, 'longer'), { recursive: true });
    write('longer', { prompt: request.prompt.map((line) => line.replace('4 slides', '5 slides')) });
    cpSync(join(requests, 'freight'), join(requests, 'broken-off'), { recursive: true });
    rmSync(join(requests, 'broken-off/capable/slide-04.json'));
    write('never', { manners: ['small'] });
  });

  it('are named, each with why, and what records them', async () => {
    expect(await stale()).toBe(1);
    expect(said).toContain('longer (capable): plan is asked with another prompt or schema');
    expect(said).toContain('broken-off (capable): slide-04 has no recorded answer.');
    expect(said).toContain('never (small): plan has no recorded answer.');
    expect(said).not.toContain('freight');
    expect(said).toContain('npm run recordings -- record broken-off longer --manner capable --only-stale');
    expect(said).toContain('npm run recordings -- record never --manner small --only-stale');
  });

  it('fail the evaluation, and no deck is made of what stands in for them', async () => {
    expect(await evaluateModel('stale', '--no-pictures')).toBe(1);
    expect(told).toContain('broken-off (capable): slide-04 has no recorded answer.');
    expect(told).toMatch(/✗ broken-off, capable .*: no deck, since 1 answers are missing or stale/);
    expect(told).toContain('longer (capable): plan is asked with another prompt or schema');
    expect(readdirSync(join(root, 'stale')).filter((file) => !file.includes('embedded'))).toEqual([
      'freight.capable.pptx',
    ]);
  });

  it('alone are asked for with --only-stale', async () => {
    const stop = answerQuestions(exchange);
    expect(await record('broken-off', '--only-stale').finally(stop)).toBe(0);
    expect(said).toBe('1 answers recorded of 1 requests.\n');
    expect(await stale('broken-off')).toBe(0);
  });
});

describe('the command', () => {
  it.each([
    [[], 'The command is ""; it can be record, stale, list.'],
    [['record', 'poem', '--exchange', exchange], 'The request is "poem"; it can be annual-report-fr, board-update'],
    [['record'], 'record needs --exchange DIR'],
    [['stale', '--manner', 'tiny'], '--manner is "tiny"; it can be capable, small.'],
    [['stale', 'incident-review', '--manner', 'small'], 'None of these requests is to be answered in that manner'],
    [['list', '--all'], 'The options are --exchange DIR, --manner'],
  ])('%j is refused with what would be right', async (args, message) => {
    await expect(call(recordings, args)).rejects.toThrow(message);
  });

  it('lists the requests with their form, language and answers', async () => {
    expect(await call(recordings, ['list', 'pricing-slide'])).toBe(0);
    expect(said).toMatch(/^pricing-slide +3 of a slide +en +0 sources +capable: \d+ answers, small: \d+ answers\n$/);
  });
});

describe('the requests of the project', () => {
  const all = readRecordedRequests();

  it('are at least twenty in five languages, eight of them also for a small model', () => {
    expect(all.length).toBeGreaterThanOrEqual(20);
    expect(new Set(all.map(({ language }) => language)).size).toBeGreaterThanOrEqual(5);
    expect(all.filter(({ manners }) => manners.includes('small'))).toHaveLength(8);
  });

  it('have the documents that they name', () => {
    const named = all.flatMap(({ folder, documents }) => documents.map((file) => join(folder, file)));
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});
