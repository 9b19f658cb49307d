import type { VerbCall } from '../start/start';
import { checkRules } from './check-rules';

export async function run({ root }: VerbCall): Promise<number> {
  return (await checkRules(root)) ? 0 : 1;
}
