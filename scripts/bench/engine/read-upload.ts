/** Reads a file as a template and prints by how many kilobytes the process grew at its highest. */
import { readFile } from 'node:fs/promises';
import { drawPixels, shrinkPicture } from '@/lib/platform/rasterizer/rasterize-svg';
import { openUpload } from '@/lib/templates/upload/open-upload';

const [path = ''] = process.argv.slice(2);
const bytes = await readFile(path);
const before = process.resourceUsage().maxRSS;
await openUpload(bytes, { name: 'House', description: '', tags: [] }, { drawPixels, shrinkPicture });
console.log(process.resourceUsage().maxRSS - before);
