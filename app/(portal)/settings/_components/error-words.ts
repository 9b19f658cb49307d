import type { ActionError } from '@/lib/contracts/action-result';

/** The message as a sentence beside its field, which needn't be named there once more. */
export function errorWords({ message, param }: ActionError): string {
  if (!param || !message.startsWith(`${param}: `)) return message;
  const words = message.slice(param.length + 2);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
