import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import type { Theme } from '@/lib/deck/theme/theme';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { UsageError } from '../admin/usage-error';
import { contents, type ContentName } from './content/contents';
import { galleryKinds } from './examples';

export interface GalleryOptions {
  themes: readonly Theme[];
  /** Paths of PowerPoint files that are to be templates. */
  files: readonly string[];
  kinds: readonly SlideKind[];
  language: ContentName;
  folder: string;
  compare: boolean;
  /** Also in the palettes and the font of others. */
  foreign: boolean;
}

const options = {
  template: { type: 'string', multiple: true },
  kind: { type: 'string', multiple: true },
  language: { type: 'string' },
  out: { type: 'string' },
  compare: { type: 'boolean' },
  foreign: { type: 'boolean' },
} as const;

/** Reads the options; paths are taken from where npm was called. */
export function readGalleryOptions(
  args: string[],
  root: string,
  calledFrom = process.env.INIT_CWD ?? process.cwd(),
): GalleryOptions {
  const { values } = parse(args);
  const { template, kind, language = 'latin', out, compare = false, foreign = false } = values;
  const named = template?.filter((name) => !isFile(name)) ?? [];
  return {
    themes: template
      ? named.map((name) => oneOf('--template', name, builtinThemes, (theme) => theme.name))
      : builtinThemes,
    files: template ? template.filter(isFile).map((name) => resolve(calledFrom, name)) : [],
    kinds: kind
      ? kind.map((name) => oneOf('--kind', name.replaceAll('-', '_'), galleryKinds, (known) => known))
      : galleryKinds,
    language: oneOf('--language', language, Object.keys(contents) as ContentName[], (known) => known),
    folder: out === undefined ? resolve(root, 'out/gallery') : resolve(calledFrom, out),
    compare,
    foreign,
  };
}

const isFile = (name: string) => /\.(pptx|potx)$/i.test(name);

function oneOf<T>(option: string, name: string, known: readonly T[], nameOf: (one: T) => string): T {
  const found = known.find((one) => nameOf(one).toLowerCase() === name.toLowerCase());
  if (found === undefined) throw new UsageError(`${option} is "${name}"; it can be ${known.map(nameOf).join(', ')}.`);
  return found;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, strict: true });
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message.split('. ')[0] : String(error)}. The options are --template NAME or FILE.pptx, --kind KIND, --language latin|cjk|rtl, --out DIR, --compare, --foreign.`,
    );
  }
}
