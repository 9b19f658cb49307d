import { describe, expect, it } from 'vitest';
import { brandOf, brandDraftOf, emptyBrandDraft, fieldFaultOf, previewOf } from './brand-draft';

const logo = { address: 'data:image/png;base64,AA==', widthPx: 40, heightPx: 10, hex: '12355B', isOpaque: false };

describe('a brand of the form', () => {
  it('says nothing of what is empty', () => {
    expect(brandOf(emptyBrandDraft('Meridian'))).toEqual({ colors: {}, fonts: {} });
    const draft = {
      ...emptyBrandDraft('Meridian'),
      colors: { accent: ' #9C3D2E ', text: '' },
      bodyFont: 'Arial',
      footer: ' A ',
    };
    expect(brandOf(draft)).toEqual({ colors: { accent: '#9C3D2E' }, fonts: { body: 'Arial' }, footer: 'A' });
  });

  it('is drawn without the pictures of its logos', () => {
    const draft = { ...emptyBrandDraft('Civic'), logos: { light: undefined, dark: { ...logo, isKept: false } } };
    const { address: _, ...look } = logo;
    expect(previewOf(draft)).toEqual({ base: 'Civic', brand: { colors: {}, fonts: {} }, logos: { dark: look } });
  });

  it('begins as it was kept', () => {
    const brand = { colors: { accent: '9C3D2E' }, fonts: { heading: 'Georgia' }, footer: 'Internal' };
    const words = { id: '1', name: 'House', description: 'Ours', tags: ['board', 'sales'], version: 'v' };
    expect(brandDraftOf({ ...words, base: 'Folio', brand, logos: { light: logo } })).toEqual({
      name: 'House',
      description: 'Ours',
      tags: 'board, sales',
      base: 'Folio',
      colors: { accent: '9C3D2E' },
      headingFont: 'Georgia',
      bodyFont: '',
      footer: 'Internal',
      logos: { light: { ...logo, isKept: true } },
    });
  });
});

describe('what a verb says', () => {
  it.each([
    [
      'brand.colors.accent',
      'brand.colors.accent: must be a colour',
      { field: 'colors.accent', message: 'Must be a colour' },
    ],
    ['name', 'name: Another template is named so.', { field: 'name', message: 'Another template is named so.' }],
    ['logos.dark', 'This file can’t be a logo.', { field: 'logos.dark', message: 'This file can’t be a logo.' }],
    ['tags.3', 'tags.3: Too big', { field: 'tags', message: 'Too big' }],
    [undefined, 'Somebody else changed this.', undefined],
    ['template', 'Gone.', undefined],
  ])('about %s stands where it belongs', (param, message, fault) => {
    expect(fieldFaultOf({ code: 'invalid_request', message, ...(param && { param }) })).toEqual(fault);
  });
});
