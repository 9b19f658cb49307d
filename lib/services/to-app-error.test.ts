import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/contracts/app-error';
import { BlobStoreError } from '@/lib/platform/blob-store/blob-store';
import { toAppError } from './to-app-error';

const withCode = (code: string) => Object.assign(new Error('inside'), { code });

describe('toAppError', () => {
  it('passes on what a verb said', () => {
    const error = new AppError({ code: 'not_found', message: 'No.' });
    expect(toAppError(error)).toBe(error);
  });

  it.each([
    ['a refused connection', withCode('ECONNREFUSED')],
    ['both addresses of a host refused', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])],
    ['a database that shuts down', withCode('57P01')],
    ['too many connections', withCode('53300')],
    ['a pool that gives none', new Error('timeout exceeded when trying to connect')],
    ['a Prisma error with such a cause', new Error('query failed', { cause: withCode('ECONNRESET') })],
    ['a statement that took too long', withCode('57014')],
    ['a server that says nothing', new Error('Query read timeout')],
    ['a connection that is not made in time', new Error('Connection terminated due to connection timeout')],
    ['a disk that can’t be read', withCode('EIO')],
    ['a full disk', new BlobStoreError('no-space', 'No space is left.')],
  ])('says of %s that it will pass', (_, error) => {
    expect(toAppError(error)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5, cause: error });
  });

  it.each([
    ['a defect', new TypeError('inside')],
    ['a broken rule of the database', withCode('23505')],
    ['a text', 'inside'],
    ['nothing', undefined],
  ])('keeps %s to itself', (_, error) => {
    const shown = toAppError(error);
    expect(shown.code).toBe('internal_error');
    expect(shown.message).not.toContain('inside');
  });
});
