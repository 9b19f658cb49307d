/** Whether an answer, or a part of one, says that the model or its provider declines: a chat completion in `refusal`, Gemini in `blockReason`. */
export function readRefusal(body: unknown): boolean {
  const blocked = at(at(body, 'promptFeedback'), 'blockReason');
  if (isText(blocked) && !/unspecified/i.test(String(blocked))) return true;
  const choices = at(body, 'choices');
  if (!Array.isArray(choices)) return false;
  return choices.some(
    (choice) => isText(at(at(choice, 'delta'), 'refusal')) || isText(at(at(choice, 'message'), 'refusal')),
  );
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
