import type { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';

/** For verbs whose input comes from people: the portal's forms and the operator's command. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.infer<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.');
  throw new AppError({
    code: 'invalid_request',
    message: field ? `${field}: ${issue?.message}` : (issue?.message ?? 'Invalid input.'),
    param: field || undefined,
    cause: result.error,
  });
}
