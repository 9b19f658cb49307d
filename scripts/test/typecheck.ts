import type { VerbCall } from '../start/start';
import { checkTypes } from './check-types';

export async function run({ root }: VerbCall): Promise<number> {
  return (await checkTypes(root)) ? 0 : 1;
}
