import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '@/lib/testing/test-run';
import { judgeImport, roomOf } from './architecture.mjs';

const root = join(import.meta.dirname, '../..');

/** Rules that ask the compiler, which reads the whole tree before it answers, are tried in a full run alone. */
const withoutTypes = tseslint.configs.disableTypeChecked;
const typedRules = new Set(Object.keys(withoutTypes.rules ?? {}));
const eslint = new ESLint({ cwd: root, overrideConfig: isFullRun ? [] : [withoutTypes as Linter.Config] });

/** Lints `code` as if it stood in an existing `file`; the rules it breaks. */
async function rulesBrokenBy(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, file) });
  return result?.messages.map((message) => message.ruleId) ?? [];
}

describe('the table of who may import whom', () => {
  it.each([
    ['lib/deck/spec/a.ts', '@/lib/platform/env/env'],
    ['lib/deck/spec/a.ts', '../../reading/reading'],
    ['lib/deck/spec/a.ts', 'node:fs'],
    ['lib/deck/spec/a.ts', 'uuid'],
    ['lib/pptx/a.ts', '@/lib/templates/x'],
    ['lib/templates/a.ts', '@/lib/generation/x'],
    ['lib/generation/a.ts', '@/lib/services/context'],
    ['lib/generation/a.ts', '@/lib/platform/database/prisma'],
    ['lib/generation/a.ts', '@prisma/client'],
    ['lib/contracts/a.ts', '@/lib/services/context'],
    ['lib/contracts/a.ts', '@/lib/deck/layout/x'],
    ['lib/services/a/a.ts', '@/lib/http/x'],
    ['lib/services/a/a.ts', 'next/headers'],
    ['lib/services/a/a.ts', 'react'],
    ['lib/services/a/a.ts', 'inngest'],
    ['lib/http/a.ts', '@/lib/generation/x'],
    ['lib/http/a.ts', '@/lib/platform/database/pool'],
    ['lib/platform/env/a.ts', '@/lib/services/context'],
    ['components/ui/a.tsx', '@/lib/services/context'],
    ['components/ui/a.tsx', '@/lib/platform/database/pool'],
    ['app/(site)/page.tsx', '@/lib/platform/database/prisma'],
    ['app/(site)/page.tsx', '../../lib/generation/x'],
    ['inngest/a.ts', '@/lib/generation/x'],
    ['scripts/a.ts', '@/lib/generation/x'],
    ['scripts/a.ts', '@/lib/platform/database/generated/client'],
    ['e2e/a.spec.ts', '@/lib/http/portal/actions'],
    ['lib/client/a.ts', '@/lib/contracts/job'],
    ['lib/client/a.ts', 'zod'],
    ['lib/text/a.ts', '@/lib/platform/logger/logger'],
    ['lib/text/a.ts', 'node:buffer'],
    ['lib/text/a.ts', 'zod'],
    ['lib/client/a.ts', 'node:http'],
  ])('keeps %s from importing %s', (file, source) => {
    expect(judgeImport(file, source)).toBeTypeOf('string');
  });

  it.each([
    ['lib/deck/layout/a.ts', '../spec/deck-spec'],
    ['lib/deck/text/a.ts', 'linebreak'],
    ['lib/text/a.ts', 'parse5'],
    ['lib/documents/a.ts', '@/lib/text/parse-html'],
    ['lib/platform/a/a.ts', '@/lib/text/decode-text'],
    ['lib/pptx/a.ts', '@/lib/deck/scene/scene'],
    ['lib/pptx/a.ts', 'node:zlib'],
    ['lib/generation/a.ts', '@/lib/platform/logger/logger'],
    ['lib/contracts/a.ts', '@/lib/deck/spec/deck-spec'],
    ['lib/services/a/a.ts', '@/lib/platform/database/prisma'],
    ['lib/http/a.ts', '../services/context'],
    ['app/api/v1/x/route.ts', '@/lib/http/routes/x'],
    ['scripts/worker/a.ts', '@/lib/platform/database/client'],
    ['components/ui/a.tsx', 'lucide-react'],
    ['lib/client/a.ts', './generated/openapi'],
    ['scripts/demo/a.ts', '@/lib/client/create-client'],
    ['e2e/a.spec.ts', '@/lib/client/create-client'],
    ['e2e/a.spec.ts', '@/lib/services/context'],
  ])('lets %s import %s', (file, source) => {
    expect(judgeImport(file, source)).toBeUndefined();
  });

  it('knows a room for every folder of the architecture', () => {
    const folders = [
      'app',
      'components',
      'inngest',
      'scripts',
      'lib/contracts',
      'lib/http',
      'lib/services',
      'lib/generation',
      'lib/languages',
      'lib/reading',
      'lib/storytelling',
      'lib/documents',
      'lib/text',
      'lib/deck',
      'lib/pptx',
      'lib/preview',
      'lib/templates',
      'lib/platform',
    ];
    expect(folders.map((folder) => roomOf(`${folder}/a.ts`))).toEqual(folders);
  });
});

describe('each rule bites in the linter itself', () => {
  const engineFile = 'lib/deck/spec/deck-spec.ts';
  const bites = [
    [
      'a forbidden import',
      engineFile,
      "import { getEnv } from '@/lib/platform/env/env';\nexport const a = getEnv;\n",
      'project/architecture',
    ],
    [
      'a forbidden import by way of import()',
      engineFile,
      "export const a = () => import('node:fs');\n",
      'project/architecture',
    ],
    ['a forbidden re-export', engineFile, "export * from '@/lib/platform/env/env';\n", 'project/architecture'],
    ['a clock in the engine', engineFile, 'export const a = Date.now();\n', 'no-restricted-syntax'],
    ['the time of day in the engine', engineFile, 'export const a = new Date();\n', 'no-restricted-syntax'],
    ['chance in the engine', engineFile, 'export const a = Math.random();\n', 'no-restricted-syntax'],
    ['the environment in the engine', engineFile, 'export const a = process.env.HOME;\n', 'no-restricted-globals'],
    ['any', engineFile, 'export const a = (b: any): void => void b;\n', '@typescript-eslint/no-explicit-any'],
    [
      'a promise nobody waits for',
      'lib/platform/database/pool.ts',
      'export function a(): void {\n  Promise.resolve();\n}\n',
      '@typescript-eslint/no-floating-promises',
    ],
    [
      'a rule switched off without a reason',
      engineFile,
      '// eslint-disable-next-line no-debugger\ndebugger;\nexport {};\n',
      'project/described-disable',
    ],
    [
      'a compiler error switched off',
      engineFile,
      '// @ts-ignore\nexport const a: string = 1;\n',
      '@typescript-eslint/ban-ts-comment',
    ],
  ] as const;

  it.each(bites.filter(([, , , rule]) => isFullRun || !typedRules.has(rule)))('%s', async (_what, file, code, rule) => {
    expect(await rulesBrokenBy(file, code)).toContain(rule);
  });

  it('finds nothing in ordinary engine code', async () => {
    expect(await rulesBrokenBy(engineFile, "import { z } from 'zod';\nexport const a = z.string();\n")).toEqual([]);
  });
});
