import type { Theme } from '@/lib/deck/theme/theme';
import { meridian } from './builtin/meridian';
import { nocturne } from './builtin/nocturne';

/** Every theme that ships with the service; the first is the default. */
export const builtinThemes: readonly Theme[] = [meridian, nocturne];
