import { describe, expect, it } from 'vitest';
import type { DocumentBlock } from '../blocks';
import { headingTitle } from './document-title';

const heading = (text: string, level = 1, page?: number): DocumentBlock => ({ kind: 'heading', level, text, page });
const line = (text: string, page?: number): DocumentBlock => ({ kind: 'line', text, page });

describe('the title that a document has as its heading', () => {
  it('is the uppermost one at its beginning, whatever stands above it', () => {
    expect(headingTitle([line('May 2025'), heading('Harbour plan'), line('Text.'), heading('Quay', 2)])).toBe(
      'Harbour plan',
    );
    expect(
      headingTitle([
        heading('Port of Bergen', 3, 1),
        heading('Harbour plan', 1, 1),
        line('Text.', 1),
        heading('Quay', 2, 2),
      ]),
    ).toBe('Harbour plan');
  });

  it('is not one among others of its level, or below one that follows', () => {
    expect(headingTitle([heading('Harbour'), line('Text.'), heading('Canteen'), line('Text.')])).toBeNull();
    expect(headingTitle([heading('Harbour', 2), line('Text.'), heading('Canteen', 1), line('Text.')])).toBe('Canteen');
  });

  it('is not one that comes late or on a later page', () => {
    expect(
      headingTitle([...Array.from({ length: 8 }, (_, index) => line(`Line ${index}`)), heading('Harbour plan')]),
    ).toBeNull();
    expect(headingTitle([line('A letter.', 1), heading('Harbour plan', 1, 2)])).toBeNull();
  });

  it.each([
    '1. Introduction',
    '1 Aim of the work',
    '2.1 Costs',
    'Chapter 3: Costs',
    'IV. Costs',
    'Executive Summary',
    'Inhaltsverzeichnis',
    'Введение',
    '目次',
    '第一章 港口',
    'The harbour opens in May.',
    'untitled',
    'x'.repeat(150),
  ])('is none where it names a part or says nothing: %s', (text) =>
    expect(headingTitle([heading(text), line('Text.')])).toBeNull(),
  );

  it('may begin with a year or with a figure', () => {
    for (const text of ['2025: a year of growth', '2025 annual report'])
      expect(headingTitle([heading(text), line('Text.')])).toBe(text);
  });

  it('is none where there is no heading', () => {
    expect(headingTitle([line('Text.')])).toBeNull();
    expect(headingTitle([])).toBeNull();
  });
});
