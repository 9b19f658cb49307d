import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractNumbers } from '@/lib/contracts/contract-numbers';
import { jobErrorCodes, requestErrorCodes } from '@/lib/contracts/error-codes';
import { operations } from '@/lib/contracts/operations/operations';
import { rateLimits } from '@/lib/contracts/rate-limits';
import { requestSettings } from '@/lib/services/requests/request-settings';
import { docsChapters } from './docs-chapters';

const baseUrl = 'https://slides.example.com';

/** Numbers that nobody would have typed, each another one. */
function oddNumbers(): ContractNumbers {
  const names = Object.keys(requestSettings().numbers) as (keyof ContractNumbers)[];
  return Object.fromEntries(
    names.map((name, index) => [name, /bytes/i.test(name) ? (701 + index) * 1_000_000 : 701 + index]),
  ) as unknown as ContractNumbers;
}

async function textOfAll(numbers: ContractNumbers): Promise<Record<string, string>> {
  const pairs = docsChapters.map(
    async ({ id, Body }) =>
      [id, textOf(renderToStaticMarkup(await Body({ baseUrl, numbers, hasModel: false })))] as const,
  );
  return Object.fromEntries(await Promise.all(pairs));
}

function textOf(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(\S+?);/g, (all, name: string) => entities[name] ?? all);
  return text.replaceAll(/\s+/g, ' ');
}

describe('the chapters of the guide', () => {
  const numbers = oddNumbers();
  const limits = rateLimits(numbers);
  let chapters: Record<string, string>;
  beforeAll(async () => {
    chapters = await textOfAll(numbers);
  });

  it.each(Object.entries({ ...requestErrorCodes, ...jobErrorCodes }))(
    'explain the error %s as the table of the contract does',
    (code, { status, meaning }) => {
      expect(chapters.errors).toContain(`${code} ${status ?? ''}`.trim());
      expect(chapters.errors).toContain(meaning);
    },
  );

  it.each(Object.values(limits))('name the limit: $about', ({ about, calls, per }) => {
    expect(chapters.limits).toMatch(new RegExp(`${about} Limit ${calls} a (minute|second) Per ${per}`));
  });

  it('show the numbers of this installation, every one that concerns a caller', () => {
    const text = Object.values(chapters).join('\n');
    const isShown = (number: number) => text.includes(number < 1_000_000 ? ` ${number}` : ` ${number / 1_000_000} MB`);
    expect(Object.entries(numbers).filter(([, number]) => !isShown(number))).toEqual([]);
  });

  it('list every operation with its path', () => {
    for (const { method, path } of operations) expect(chapters.reference).toContain(`${method} ${path}`);
  });

  it('name the address of this installation in every program', () => {
    expect(chapters['quick-start']?.split(baseUrl)).toHaveLength(4);
    expect(chapters.client?.split(baseUrl)).toHaveLength(2);
    expect(Object.values(chapters).join('\n')).not.toContain('localhost');
  });
});
