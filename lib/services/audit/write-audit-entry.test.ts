import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditActions, type AuditAction } from './audit-actions';

const root = join(import.meta.dirname, '../../..');
const folders = ['app', 'components', 'inngest', 'lib', 'scripts'];

/** Statements of Prisma, nested ones too, and of SQL. */
const writes =
  /\bauditEntry\s*\.\s*(?:create|update|upsert|delete)|\bauditEntries\s*:\s*\{\s*(?:create|connect|update|upsert|delete)|(?:insert into|update|delete from)\s+"?audit_entries/i;

function writers(): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.tsx?$|[\\/](?:testing|generated)[\\/]/.test(name))
    .filter((name) => writes.test(readFileSync(join(root, name), 'utf8')));
}

describe('the audit log', () => {
  it('is written in one place', () => {
    expect(writers()).toEqual([join('lib', 'services', 'audit', 'write-audit-entry.ts')]);
  });

  it.each(Object.keys(auditActions) as AuditAction[])(
    '%s has words, which speak of what its entries keep',
    (action) => {
      const { label, sentence, detail } = auditActions[action];
      expect(label).toMatch(/^[A-Z].*[a-z]$/);
      expect(sentence).toMatch(/^[A-Z]/);
      const named = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(detail.shape)).toEqual(expect.arrayContaining(named));
    },
  );
});
