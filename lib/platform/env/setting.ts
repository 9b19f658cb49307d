import { z } from 'zod';

/** One environment variable: how its text is read, what a wrong one should have been, what it is for. */
export interface Setting<T> {
  schema: z.ZodType<T, string | undefined>;
  /** Completes "it must be …". */
  expects: string;
  about: string;
  /** The default as it would be written in the environment; undefined for a variable without one. */
  preset?: string;
}

function setting<T>(schema: z.ZodType<T, string>, expects: string, about: string, preset: string): Setting<T> {
  return { schema: z.string().default(preset).pipe(schema), expects, about, preset };
}

export function whole(preset: number, about: string, range: { min?: number; max?: number } = {}): Setting<number> {
  const { min = 1, max = Number.MAX_SAFE_INTEGER } = range;
  const schema = z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max));
  const expects =
    max === Number.MAX_SAFE_INTEGER ? `a whole number, ${min} or more` : `a whole number from ${min} to ${max}`;
  return setting(schema, expects, about, String(preset));
}

const switchWords: Record<string, boolean> = { '1': true, true: true, '0': false, false: false };

export function onOff(preset: boolean, about: string): Setting<boolean> {
  const schema = z.enum(Object.keys(switchWords)).transform((word) => switchWords[word] === true);
  return setting(schema, '1 or 0', about, preset ? '1' : '0');
}

export function choice<const T extends string>(
  choices: readonly [T, ...T[]],
  preset: NoInfer<T>,
  about: string,
): Setting<T> {
  return setting(z.enum(choices) as unknown as z.ZodType<T, string>, `one of ${choices.join(', ')}`, about, preset);
}

export function textSetting(preset: string, about: string, expects = 'text'): Setting<string> {
  return setting(z.string().min(1), expects, about, preset);
}

export function optional(
  about: string,
  expects: string,
  schema: z.ZodType<string, string> = z.string(),
): Setting<string | undefined> {
  return { schema: z.union([z.undefined(), schema]), expects, about };
}

/** A variable without which nothing starts. */
export function required(about: string, expects: string, schema: z.ZodType<string, string>): Setting<string> {
  return { schema: z.string().pipe(schema), expects, about };
}

export const webAddress = z.url({ protocol: /^https?$/ });
export const origin = webAddress
  .refine((address) => new URL(address).origin === address.replace(/\/$/, ''))
  .transform((address) => new URL(address).origin);
