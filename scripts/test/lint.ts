import type { VerbCall } from '../start/start';
import { checkRules } from './check-rules';

export async function run({ root }: VerbCall): Promise<number> {
  const { failed, failures = [] } = await checkRules({ root });
  for (const failure of failures) process.stderr.write(`Not kept: ${failure}.\n`);
  return failed === 0 ? 0 : 1;
}
