import { z } from 'zod';
import { cleanText } from '@/lib/contracts/clean-text';

const mostTags = 20;
const tagSchema = z
  .string()
  .transform((tag) => cleanText(tag).toLowerCase())
  .pipe(z.string().min(1).max(40));

/** What people say that a template suits, each once. */
export const templateTagsSchema = z
  .array(tagSchema)
  .max(mostTags)
  .transform((tags) => [...new Set(tags)]);
