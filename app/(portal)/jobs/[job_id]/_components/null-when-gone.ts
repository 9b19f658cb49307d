import { AppError } from '@/lib/contracts/app-error';

/** What is read for a page; null where it is gone, also when it went between two reads of the same page. */
export async function nullWhenGone<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
