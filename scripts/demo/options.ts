import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { GenerateRequest } from '@/lib/client';
import { UsageError } from '../admin/usage-error';

/** Reads the demo's options. Paths are taken from where npm was called. The service itself judges the values. */
export function readDemoRequest(args: string[], folder = process.env.INIT_CWD ?? process.cwd()): GenerateRequest {
  const { prompt, 'output-type': outputType, template, variants } = parse(args);
  const file = prompt === undefined ? join(import.meta.dirname, 'prompt.md') : resolve(folder, prompt);
  if (!existsSync(file)) throw new UsageError(`--prompt is "${file}", where no file is.`);
  return {
    prompt: readFileSync(file, 'utf8'),
    output_type: (outputType ?? 'deck') as GenerateRequest['output_type'],
    ...(template !== undefined && { template_name: template }),
    ...(variants !== undefined && { variant_count: Number(variants) }),
  };
}

const options = {
  prompt: { type: 'string' },
  'output-type': { type: 'string' },
  template: { type: 'string' },
  variants: { type: 'string' },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message.split('. ')[0] : String(error)}. The options are --prompt FILE, --output-type deck|single_slide, --template NAME, --variants N.`,
    );
  }
}
