import { parseArgs } from 'node:util';
import { UsageError } from './usage-error';

interface KindRow {
  type: 'string' | 'boolean';
  /** Stands for the value in a line of help; the option's own name where there is none. */
  placeholder?: string;
  /** What a value of another form should have been. */
  form?: string;
  hasForm?: (value: string) => boolean;
}

const kinds = {
  text: { type: 'string' },
  count: { type: 'string', placeholder: 'N', form: 'a whole number', hasForm: (value) => /^\d{1,9}$/.test(value) },
  json: { type: 'string', placeholder: 'JSON', form: 'JSON', hasForm: isJson },
  flag: { type: 'boolean', placeholder: '' },
} as const satisfies Record<string, KindRow>;

type OptionKind = keyof typeof kinds;

/** Each option and what it holds; those with a question mark may be left out. */
export type Options = Record<string, OptionKind | `${OptionKind}?`>;
export type Values = Record<string, string | undefined>;

export const optionText = (values: Values, name: string): string => values[name] ?? '';
export const countOf = (values: Values, name: string): number => Number(values[name] ?? 0);
export const jsonOf = (values: Values, name: string): unknown => JSON.parse(optionText(values, name));
export const isOn = (values: Values, name: string): boolean => values[name] === 'true';

const isOptional = (kind: string): boolean => kind.endsWith('?');
const rowOf = (kind: Options[string]): KindRow => kinds[kind.replace('?', '') as OptionKind];

/** Such as `--org ORG [--trial] [--credits N]`. */
export function describeOptions(options: Options): string[] {
  return Object.entries(options).map(([option, kind]) => {
    const shown = `--${option} ${rowOf(kind).placeholder ?? option.toUpperCase()}`.trimEnd();
    return isOptional(kind) ? `[${shown}]` : shown;
  });
}

/** The values in `args`, of the kinds that `options` asks for; throws a UsageError that says how the command goes. */
export function readOptions(args: string[], options: Options, usage: string): Values {
  const values: Values = {};
  for (const [option, value] of Object.entries(parse(args, options, usage))) values[option] = String(value);
  for (const [option, kind] of Object.entries(options)) {
    const value = values[option];
    const { form, hasForm } = rowOf(kind);
    if (value === undefined && !isOptional(kind)) throw new UsageError(`--${option} is missing. ${usage}`);
    if (value !== undefined && hasForm?.(value) === false)
      throw new UsageError(`--${option} is "${value}"; it must be ${form}. ${usage}`);
  }
  return values;
}

function parse(args: string[], options: Options, usage: string): Record<string, unknown> {
  const types = Object.fromEntries(
    Object.entries(options).map(([option, kind]) => [option, { type: rowOf(kind).type }]),
  );
  try {
    return parseArgs({ args, options: types, strict: true }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}. ${usage}`);
  }
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
