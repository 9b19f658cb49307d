import { describe, expect, it } from 'vitest';
import { announcesMaterial } from './material-words';

describe('a label that only announces material', () => {
  it.each([
    ['Please include', 'en-US'],
    ['The facts', 'en-GB'],
    ['What has to be in it', 'en-US'],
    ['Inhalte', 'de-DE'],
    ['Bitte enthalten', 'de-DE'],
    ['Contenu', 'fr-FR'],
    ['المعلومات', 'ar-SA'],
    ['内容', 'zh-CN'],
    ['Facts', 'de-DE'],
  ])('is %s', (label, tag) => {
    expect(announcesMaterial(label, tag)).toBe(true);
  });

  it.each(['Market', 'Data centres', 'Content strategy', 'Risks'])('is not %s', (label) => {
    expect(announcesMaterial(label, 'en-US')).toBe(false);
  });
});
