import fc from 'fast-check';
import { seed, tries } from './test-run';

fc.configureGlobal({ seed, numRuns: tries(100, 400) });
