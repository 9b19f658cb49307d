import { defineConfig } from 'prisma/config';

// Generating and validating never run the engine binary, but the command line downloads it unless it
// is told of one. Migrating does run it, so there it keeps its own way.
const needsEngine = process.argv.some((argument) => argument === 'migrate' || argument === 'db');
if (!needsEngine) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // Only commands that connect need the address; the others must work without one.
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost/unset' },
});
