import type { Theme } from '@/lib/deck/theme/theme';
import { civic } from './builtin/civic';
import { clarity } from './builtin/clarity';
import { confetti } from './builtin/confetti';
import { folio } from './builtin/folio';
import { ledger } from './builtin/ledger';
import { meridian } from './builtin/meridian';
import { nocturne } from './builtin/nocturne';
import { schema } from './builtin/schema';

/** Every theme that ships with the service; the first is the default. */
export const builtinThemes: readonly Theme[] = [meridian, nocturne, folio, ledger, schema, civic, confetti, clarity];

/** Where the picture of a built-in template is served: a file below `public`, named in lower case. */
export function builtinThumbnailPath(name: string): string {
  return `/templates/${encodeURIComponent(name.toLowerCase())}.png`;
}
