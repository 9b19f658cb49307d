import { expect, it } from 'vitest';
import type { Passage } from '../passage';
import { readDocuments } from './read-documents';

const passage = (text: string, heading = ''): Passage => ({
  id: 'S1',
  origin: 'knowledge_base',
  documentId: 'd',
  title: 'Piers',
  page: null,
  url: null,
  heading,
  text,
});

it('keeps the rows of a CSV file that was saved as text, its first one too', () => {
  const [document] = readDocuments([passage('Pier,Boats,Crew North,41,9\nSouth quay,58,12\nWest,96,20\nEast,88,18')]);
  const data = document?.content.parts.flatMap((part) => (part.type === 'data' ? [part.data] : []));
  expect(data?.[0]).toMatchObject({ head: ['Pier', 'Boats', 'Crew'], rows: [['North', '41', '9'], {}, {}, {}] });
});

it('goes on with the title where the next heading begins small', () => {
  const own = {
    ...passage('Boats leave at nine.', 'RULES › for the use of the north pier › 1. Hours'),
    title: 'RULES',
  };
  const other = {
    ...passage('Nobody swims here.', 'RULES › for the use of the north pier › 2. Safety'),
    title: 'RULES',
  };
  expect(readDocuments([own, other])[0]?.title).toBe('RULES for the use of the north pier');
});
