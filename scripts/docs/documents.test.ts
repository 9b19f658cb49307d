import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { defaultContractSettings } from '@/lib/platform/env/contract-settings';
import { rooms } from '../lint/architecture.mjs';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every file and folder of the checkout that a document may name. */
const entries = new Set(
  readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !['.git', 'node_modules', '.next', '.data', 'out', 'dist'].includes(name))
    .flatMap((entry) => [
      entry.name,
      ...(entry.isDirectory()
        ? readdirSync(join(root, entry.name), { recursive: true, encoding: 'utf8' }).map(
            (path) => `${entry.name}/${path.replaceAll('\\', '/')}`,
          )
        : []),
    ]),
);

const documents = [...entries].filter((path) => /^(docs\/.+|[A-Z]+)\.md$/.test(path));

const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

/** Without what stands in fences: diagrams, and commands that name files of whoever types them. */
const proseOf = (path: string) => read(path).replace(/^```[^]*?^```/gm, '');

describe.each(documents)('%s', (path) => {
  const links = [...proseOf(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);

  it('names only commands that there are', () => {
    const named = [...read(path).matchAll(/npm run (?:--silent )?([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
    expect([...new Set(named)].filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it('leads only to files that there are, and to headings that they have', () => {
    const broken = links.filter((link) => {
      if (/^[a-z]+:/.test(link)) return false;
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : posix.join(dirname(path), file);
      return !entries.has(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('names only files that there are', () => {
    expect(pathsIn(proseOf(path)).filter((named) => !exists(named))).toEqual([]);
  });

  it('names no folder of somebody’s machine', () => {
    const named = read(path).match(/(?<![\w.:/>])(?:\/(?:home|root|tmp|work|Users|mnt|opt|var)\/\S*|[A-Z]:\\\S*)/g);
    expect(named).toBeNull();
  });
});

/** As GitHub makes them of headings. */
function anchorsOf(path: string): string[] {
  return headingsOf(path).map(({ text }) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

interface Section {
  text: string;
  /** What stands below the heading, up to the next one of any level. */
  body: string;
}

function headingsOf(path: string): Section[] {
  const parts = proseOf(path).split(/^#{1,6} (.+)$/m);
  return parts.flatMap((text, index) => (index % 2 === 1 ? [{ text, body: parts[index + 1] ?? '' }] : []));
}

function sectionOf(path: string, heading: string): string {
  const section = headingsOf(path).find(({ text }) => text === heading);
  expect(section, `${path} has the heading "${heading}"`).toBeDefined();
  return section!.body;
}

const ownFolders = '(?:app|assets|components|docs|e2e|inngest|interface|lib|prisma|public|scripts|\\.ci|\\.github)';
const ownPath = new RegExp(`^(?:${ownFolders}/\\S+|(?:package(?:-lock)?|tsconfig)\\.json|[a-z]+\\.config\\.m?[jt]s)$`);

/** What stands in code marks and looks like a path of the checkout. */
function pathsIn(text: string): string[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/[\s,]+/));
  return spans.filter((span) => ownPath.test(span));
}

/** A path may have wildcards: `*` within a name, and `<entity>` for one. */
function exists(named: string): boolean {
  const path = named.replace(/\/$/, '');
  if (!/[*<]/.test(path)) return entries.has(path);
  const pattern = path.replace(/[.+^${}()|[\]\\]/g, '\\$&').replace(/\*|<[^>]*>/g, '[^/]+');
  return [...entries].some((entry) => new RegExp(`^${pattern}$`).test(entry));
}

describe('docs/interface.md', () => {
  const sections = new Map(
    headingsOf('docs/interface.md').flatMap(({ text, body }) => {
      const [, number] = /^(\d+(?:\.\d+)?)\.? /.exec(text) ?? [];
      return number === undefined ? [] : [[number, body] as const];
    }),
  );
  const tests = readdirSync(join(root, 'interface'))
    .filter((name) => /^\d.*\.test\.ts$/.test(name))
    .map((name) => ({ name, number: /^\d+(?:-\d+)?(?=-[a-z])/.exec(name)?.[0].replace('-', '.') ?? '' }));

  it('has the nine sections of the contract in their order', () => {
    const numbers = [...sections.keys()];
    expect(numbers).toEqual(['1', '2', '2.1', '2.2', '2.3', '2.4', '3', '4', '4.1', '4.2', '5', '6', '7', '8', '9']);
  });

  it('has a test file for each section without parts, and no test file is of another one', () => {
    const whole = [...sections.keys()].filter(
      (number) => ![...sections.keys()].some((n) => n.startsWith(`${number}.`)),
    );
    expect([...new Set(tests.map(({ number }) => number))].sort()).toEqual(whole.sort());
  });

  it.each(tests)('has every rule by whose number $name calls its tests', ({ name, number }) => {
    const titles = [...read(`interface/${name}`).matchAll(/\b(?:it|describe)(?:\.each[^]*?\))?\(\s*(['"`])(.+?)\1/g)];
    const missing = titles
      .map(([, , title = '']) => title)
      .filter((title) => {
        const [, own = number] = /^(\d+(?:\.\d+)?) /.exec(title) ?? [];
        const [, rule] = /^(?:\d+(?:\.\d+)? )?rule (\d+):/.exec(title) ?? [];
        // "8.2" is the second rule of a section that has no parts.
        const [section, item] = sections.has(own) ? [own, rule] : [own.split('.')[0] ?? '', own.split('.')[1]];
        return item !== undefined && !new RegExp(`^${item}\\. `, 'm').test(sections.get(section) ?? '');
      });
    expect(missing).toEqual([]);
  });
});

describe('docs/decisions.md', () => {
  const headings = headingsOf('docs/decisions.md').map(({ text }) => text);

  it('has a heading for each part by which its tests are called', () => {
    const called = readdirSync(join(root, 'interface'))
      .filter((name) => /^decisions-.*\.test\.ts$/.test(name))
      .flatMap((name) => [...read(`interface/${name}`).matchAll(/^(?:it|describe)[^'"`]*['"`]([A-Z][\w ]+):/gm)])
      .map(([, part = '']) => part);
    expect(new Set(called).size).toBeGreaterThan(5);
    expect([...new Set(called)].filter((part) => !headings.includes(part))).toEqual([]);
  });

  it('has every setting of the interface with its default', () => {
    const rows = [...sectionOf('docs/decisions.md', 'Settings').matchAll(/^\| `(\w+)` +\| ([\d,]+) +\|/gm)];
    const documented = rows.map(([, name, value = '']) => [name, Number(value.replaceAll(',', ''))]);
    expect(Object.fromEntries(documented)).toEqual(defaultContractSettings());
  });
});

describe('docs/architecture.md', () => {
  it('has every row of the table of who may import whom', () => {
    const rows = sectionOf('docs/architecture.md', 'Who may import whom').matchAll(/^\| `(.+?)` +\| (.+?) +\|/gm);
    const documented = [...rows].map(([, room = '', allowed = '']) => [
      room,
      [...allowed.matchAll(/`(.+?)`/g)].map(([, name]) => name),
    ]);
    expect(Object.fromEntries(documented)).toEqual(
      Object.fromEntries(Object.entries(rooms).map(([room, row]) => [room, row.rooms])),
    );
  });

  it.each([
    ['Walk: one prompt, from HTTP to file', 12],
    ['Walk: what may a Starter organization do?', 3],
  ])('%s: at most %i files, each of them imported by the one before it', (heading, most) => {
    const steps = stepsOf(sectionOf('docs/architecture.md', heading));
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.length).toBeLessThanOrEqual(most);
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => index + 1));
    const broken = steps.slice(1).filter(({ path, name, from }, index) => {
      const before = steps[(from ?? index + 1) - 1];
      if (!before) return true;
      if (name === undefined) return !importsOf(before.path).includes(path);
      return ![before.path, path].every((file) => new RegExp(`\\b${name}\\b`).test(read(file)));
    });
    expect(broken.map(({ path }) => path)).toEqual([]);
  });
});

interface Step {
  number: number;
  path: string;
  /** By which this file and the one before it meet, where neither imports the other. */
  name: string | undefined;
  /** The step that imports this one, where it is not the one before it. */
  from: number | undefined;
}

function stepsOf(text: string): Step[] {
  const lines = text.matchAll(/^(\d+)\. `([^`]+)`(?: \((?:by the name `([^`]+)`|from (\d+))\))?:/gm);
  return [...lines].map(([, number, path = '', name, from]) => ({
    number: Number(number),
    path,
    name,
    from: from === undefined ? undefined : Number(from),
  }));
}

/** Files of the checkout that a file imports. */
function importsOf(path: string): string[] {
  const { importedFiles } = ts.preProcessFile(read(path));
  return importedFiles.flatMap(({ fileName }) => {
    const base = fileName.startsWith('@/') ? fileName.slice(2) : posix.join(dirname(path), fileName);
    return ['', '.ts', '.tsx', '.mjs', '/index.ts']
      .map((end) => base + end)
      .filter((file) => existsSync(join(root, file)));
  });
}
