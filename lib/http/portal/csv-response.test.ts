import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/contracts/app-error';
import { csvResponse, type CsvCell } from './csv-response';

const fileOf = (rows: AsyncIterable<CsvCell> | CsvCell[]) =>
  csvResponse({ fileName: 'Größe.csv', columns: { Name: (cell: CsvCell) => cell, Fixed: () => 1 }, rows });

async function textOf(cells: CsvCell[]): Promise<string> {
  const bytes = await (await fileOf(cells)).arrayBuffer();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

describe('csvResponse', () => {
  it('has a heading, a mark of its encoding, and lines as RFC 4180 ends them', async () => {
    expect(await textOf(['Ünal', null])).toBe('\ufeffName,Fixed\r\nÜnal,1\r\n,1\r\n');
    expect(await textOf([])).toBe('\ufeffName,Fixed\r\n');
  });

  it('quotes what would break a line or a cell', async () => {
    expect(await textOf(['a,b', 'say "hi"', 'one\ntwo', 'one\r\ntwo'])).toBe(
      '\ufeffName,Fixed\r\n"a,b",1\r\n"say ""hi""",1\r\n"one\ntwo",1\r\n"one\r\ntwo",1\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('marks %j as text', async (formula) => {
    expect(await textOf([formula])).toMatch(/\r\n"?'/);
  });

  it('leaves numbers what they are, below zero as well', async () => {
    expect(await textOf([-5, 0])).toBe('\ufeffName,Fixed\r\n-5,1\r\n0,1\r\n');
  });

  it('is a file with a name, kept by nobody on the way', async () => {
    const { headers } = await fileOf([]);
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="Gro_e.csv"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.csv`,
    );
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('refuses before anything is sent when the first row can’t be read', async () => {
    async function* refused(): AsyncGenerator<CsvCell> {
      throw new AppError({ code: 'invalid_request', message: 'No.' });
      yield null;
    }
    await expect(fileOf(refused())).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('reads no further when nobody takes the file', async () => {
    let isReleased = false;
    async function* endless(): AsyncGenerator<CsvCell> {
      try {
        for (;;) yield 'row';
      } finally {
        isReleased = true;
      }
    }
    await (await fileOf(endless())).body?.cancel();
    await expect.poll(() => isReleased).toBe(true);
  });
});
