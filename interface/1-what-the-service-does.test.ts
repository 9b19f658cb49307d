import { describe, expect, it } from 'vitest';
import { createTenant } from '@/lib/services/testing/test-service';
import { slidesOf } from './files';
import { completed, deck, slide } from './jobs';
import { openService } from './service';

openService();

describe('1 What the service does', () => {
  it('generates PowerPoint slides from a text prompt', async () => {
    const slides = await slidesOf(await completed(await createTenant(), slide));
    expect(slides).toHaveLength(1);
    expect(JSON.stringify(slides)).toMatch(/hire two drivers/i);
  });

  it('generates decks from a text prompt', async () => {
    const slides = await slidesOf(await completed(await createTenant(), deck));
    expect(slides.length).toBeGreaterThan(1);
  });
});
