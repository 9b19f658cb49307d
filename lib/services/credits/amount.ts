import { z } from 'zod';

/** Credits are whole; the upper bound keeps sums far inside PostgreSQL's integer. */
export const creditAmountSchema = z.int().min(1).max(100_000_000);
