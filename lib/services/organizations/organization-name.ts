import { z } from 'zod';
import { cleanText, countCharacters } from '@/lib/contracts/clean-text';

const longestName = 200;

/** One line, for an organization that somebody makes for themselves. */
export const organizationNameSchema = z
  .string()
  .transform(cleanText)
  .refine((name) => name !== '', { error: 'enter the name of your organization', abort: true })
  .refine((name) => !/[\t\n]/.test(name) && countCharacters(name) <= longestName, {
    error: `must be one line of at most ${longestName} characters`,
  });
