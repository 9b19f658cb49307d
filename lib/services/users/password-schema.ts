import { z } from 'zod';

export const passwordMinCharacters = 8;

/** The upper bound keeps the hash from being fed megabytes. */
export const passwordMaxCharacters = 1_000;

/** For new passwords. Length is what counts (NIST SP 800-63B, section 3.1.1.2); there are no rules about their letters. */
export const passwordSchema = z
  .string()
  .min(passwordMinCharacters, `must have at least ${passwordMinCharacters} characters`)
  .max(passwordMaxCharacters, `must have at most ${passwordMaxCharacters} characters`);
