import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { createOpenapiDocument } from '@/lib/contracts/openapi/create-openapi-document';
import { slideReference } from '@/lib/contracts/openapi/slide-reference';
import { exampleInstallation } from '@/lib/services/requests/request-settings';
import type { VerbCall } from '../start/start';

export async function run({ root }: VerbCall): Promise<number> {
  for (const { path, content } of await generatedFiles()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
    process.stdout.write(`Wrote ${path}\n`);
  }
  return 0;
}

export interface GeneratedFile {
  /** From the root of the project. */
  path: string;
  content: string;
}

/** What is computed from the contract and committed: the document, the types that the client has from it, and what slides may say. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const document = createOpenapiDocument(exampleInstallation());
  const types = await openapiTypescript(structuredClone(document) as OpenAPI3);
  return [
    { path: 'docs/openapi.json', content: `${JSON.stringify(document, null, 2)}\n` },
    { path: 'docs/slides.md', content: slideReference() },
    { path: 'lib/client/generated/openapi.ts', content: `// Written by "npm run openapi".\n${astToString(types)}` },
  ];
}
