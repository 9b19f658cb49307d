import fc from 'fast-check';
import sharp from 'sharp';
import { imageMimeTypes } from '@/lib/contracts/generate-request';
import { createOpenapiDocument } from '@/lib/contracts/openapi/create-openapi-document';
import { exampleInstallation } from '@/lib/services/requests/request-settings';
import type { Json } from './json-text';
import { mutated } from './mutations';
import { schemaArbitrary, type Schema } from './schema-arbitrary';

const schemas = createOpenapiDocument(exampleInstallation()).components?.schemas as Record<string, Schema>;

function resolve(reference: string): Schema {
  const schema = schemas[reference.split('/').at(-1) ?? ''];
  if (!schema) throw new Error(`The document has no ${reference}.`);
  return schema;
}

/** Bodies of generate requests: by the schema of the document, then changed at will. */
export async function generateBodies(): Promise<fc.Arbitrary<Json>> {
  const known = { reference_images: fc.array(await pictures(), { minLength: 1, maxLength: 2 }) };
  return mutated(schemaArbitrary({ $ref: '#/components/schemas/GenerateRequest' }, resolve, known));
}

/** Pictures of every type, some of them with a byte changed or the end missing. */
async function pictures(): Promise<fc.Arbitrary<{ data: string; mime_type: string }>> {
  const plain = sharp({ create: { width: 24, height: 16, channels: 3, background: '#246' } });
  const whole = await Promise.all(
    imageMimeTypes.map(async (mime_type) => ({
      mime_type,
      bytes: await plain.clone().toFormat(formats[mime_type]).toBuffer(),
    })),
  );
  return fc
    .tuple(fc.constantFrom(...whole), fc.option(fc.nat(), { freq: 2 }), fc.nat(255))
    .map(([{ bytes, mime_type }, place, byte]) => {
      const data = Buffer.from(bytes);
      if (place === null) return { data: data.toString('base64'), mime_type };
      data[place % data.length] = byte;
      return {
        data: data.subarray(0, byte % 2 === 0 ? data.length : place % data.length).toString('base64'),
        mime_type,
      };
    });
}

const formats = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp', 'image/gif': 'gif' } as const;
