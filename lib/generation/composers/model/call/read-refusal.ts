/** Whether a chat completion, or a part of one, says in `refusal` that the model declines. */
export function readRefusal(body: unknown): boolean {
  const choices = at(body, 'choices');
  if (!Array.isArray(choices)) return false;
  return choices.some((choice) => isText(at(at(choice, 'delta'), 'refusal')) || isText(at(at(choice, 'message'), 'refusal')));
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
