import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { builtinThumbnails, readHashes } from './builtin-thumbnails';

const advice = 'run "npx tsx scripts/build-thumbnails.ts" and look at the pictures';

describe('public/templates', () => {
  it.each(builtinThumbnails().map((thumbnail) => [thumbnail.name, thumbnail] as const))(
    '%s has a small picture, made from what its slides look like now',
    async (name, { file, drawingHash }) => {
      expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ format: 'png', width: 640, height: 360 });
      expect(statSync(file).size).toBeLessThan(60_000);
      expect(readHashes()[name], advice).toBe(drawingHash);
    },
  );

  it('has no picture of a template that is gone', () => {
    expect(Object.keys(readHashes())).toEqual(builtinThumbnails().map(({ name }) => name));
  });
});
