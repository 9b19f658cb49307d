import { expect, it } from 'vitest';
import type { LintFinding } from '@/lib/pptx/lint/lint-package';
import { buildUpload } from '@/lib/templates/upload/testing/build-upload';
import { understandTemplateTask, firstBreak } from './understand-template';

const finding = (rule: string, part: string): LintFinding => ({ rule, part, message: 'is wrong' });

it('a template is refused for what would damage its decks and is not in its own file', () => {
  const layout = finding('shape-id', 'ppt/slideLayouts/slideLayout1.xml');
  const slide = finding('missing-target', 'ppt/slides/slide1.xml');
  const taste = finding('alt-text', 'ppt/slides/slide1.xml');
  expect(firstBreak([layout, taste], [layout])).toBeUndefined();
  expect(firstBreak([taste, slide, layout], [layout])).toBe(slide);
});

it('a template that damages nothing has every kind of slide in its own form, and says where words stand', async () => {
  const bytes = await buildUpload();
  const understood = await understandTemplateTask.work({ name: 'House', bytes, choices: {} }, undefined as never);
  expect(understood).toMatchObject({ findings: { simpler: [], warnings: [] } });
  const { places } = (understood as { findings: { places: Record<string, { w: number }[]> } }).findings;
  expect(places.content!.length).toBeGreaterThan(2);
  expect(places.content!.every(({ w }) => w > 0 && w <= 1)).toBe(true);
});
