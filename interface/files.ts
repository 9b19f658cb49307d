import { expect } from 'vitest';
import type { JobBody } from '@/lib/contracts/job';
import { readPptxText, type SlideText } from '@/lib/pptx/read/read-pptx-text';
import { call, type Answer, type Sent } from './service';

/** Follows a download link as it stands, without a key. */
export function follow(link: string, sent: Sent = {}, method = 'GET'): Promise<Answer> {
  const { origin, pathname, search } = new URL(link);
  return call(method, pathname + search, { at: origin, ...sent });
}

export function linkOf(job: JobBody, index = 0): string {
  const item = job.downloads?.[index];
  expect(item, 'a file').toBeDefined();
  return item!.url;
}

/** The slides of a delivered file, read from the file itself. */
export async function slidesOf(job: JobBody, index = 0): Promise<readonly SlideText[]> {
  const answer = await follow(linkOf(job, index));
  expect(answer.status).toBe(200);
  return readPptxText(answer.bytes).slides;
}
