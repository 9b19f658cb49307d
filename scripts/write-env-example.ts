// Run after each change of the settings: node --import tsx scripts/write-env-example.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample } from '@/lib/platform/env/env-example';

writeFileSync(join(import.meta.dirname, '..', '.env.example'), envExample());
