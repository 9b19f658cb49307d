import { testDatabaseUrl } from '@/lib/platform/database/testing/create-test-database';
import { testDataDir } from './test-service';

// Set-up of files that share a process: it may remember where its database and its files are, so they stay in one place.
Object.assign(process.env, { DATABASE_URL: testDatabaseUrl(), DATA_DIR: testDataDir });
