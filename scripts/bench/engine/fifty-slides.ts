/**
 * Lays out, checks and writes a deck of fifty slides, whose pictures lie in the folder that is named;
 * prints the most memory that the process held, in kilobytes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import type { ImageAsset } from '@/lib/deck/scene/scene';
import { writePptx } from '@/lib/pptx/write-pptx';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { benchDeck, imageIds, photographSize } from './bench-deck';

const folder = process.argv[2] ?? '.';
const spec = benchDeck(50);
const images = new Map(
  imageIds(spec).map((id): [string, ImageAsset] => [
    id,
    { id, mimeType: 'image/jpeg', bytes: readFileSync(join(folder, id)), ...photographSize },
  ]),
);
const theme = builtinThemes[0];
if (!theme) throw new Error('There is no built-in template.');
const { scene } = layOutDeck(spec, theme, { maxSlides: 50, images });
inspectScene(scene, theme);
await writePptx({ scene, theme, images });
process.stdout.write(String(process.resourceUsage().maxRSS));
