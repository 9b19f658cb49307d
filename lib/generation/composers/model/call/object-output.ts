import { jsonSchema, Output } from 'ai';
import type { ModelRequest } from './raw-answer';

/** Asks for an object and hands over its text: it is read with more patience than the SDK has, and not at each of its parts. */
export function objectOutput({ object, form }: Pick<ModelRequest, 'object' | 'form'>) {
  if (!object || form === 'text') return undefined;
  const asked =
    form === 'schema'
      ? Output.object({ schema: jsonSchema(object.schema), name: object.name })
      : Output.json({ name: object.name });
  return {
    ...Output.text(),
    responseFormat: asked.responseFormat,
  };
}
