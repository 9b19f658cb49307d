import { runService, type VerbCall } from './start';

export async function run(call: VerbCall): Promise<number> {
  return runService(call, 'development');
}
