import type { ActionError } from '@/lib/contracts/action-result';

/** The words for one field: verbs put its name before them, which stands above the field already. */
export function fieldError(error: ActionError | null | undefined, param: string): string | undefined {
  if (!error || error.param !== param) return undefined;
  const words = error.message.startsWith(`${param}: `) ? error.message.slice(param.length + 2) : error.message;
  const sentence = `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** The words that belong to no field of this form. */
export function formError(error: ActionError | null | undefined, fields: readonly string[]): string | undefined {
  return error && !fields.includes(error.param ?? '') ? error.message : undefined;
}
