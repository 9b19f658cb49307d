import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';

const audienceOf = (prompt: string): string | null =>
  readBrief({ prompt, outputType: 'deck', variantCount: 1, images: [] }).audience;

describe('a row of nouns', () => {
  it.each([
    ['Make 8 slides on heat for a public health conference.', 'a public health conference'],
    ['A deck about reading for the school board members', 'the school board members'],
    ['Create 6 slides about fees for business school students', 'business school students'],
    ['Create 6 slides about fees for our company directors', 'our company directors'],
    ['A deck about our tariff for the customer service team', 'the customer service team'],
  ])('names those at its end: %s', (prompt, audience) => {
    expect(audienceOf(prompt)).toBe(audience);
  });

  it.each([
    'Make a deck about the budget for public health in 2027.',
    'Create 8 slides on ideas for school buses.',
    'Create 8 slides on criteria for customer service.',
    'Create 8 slides on methods for user research.',
    'A deck about methods for management of waste',
    'Erstelle 8 Folien über Ideen für Kunden-Apps',
    'Erstelle 8 Folien über Methoden für Management von Risiken',
    'Crie 8 slides sobre métodos para gestão de resíduos',
  ])('that ends in a thing is nobody: %s', (prompt) => {
    expect(audienceOf(prompt)).toBeNull();
  });

  it.each([
    ['A deck about tides for the public', 'the public'],
    ['A deck about tides for my team explaining what moves', 'my team'],
    ['A deck about tides for our board next week', 'our board'],
    ['A deck about tides for customers', 'customers'],
    ['Erstelle 8 Folien über Gezeiten für den Vorstand', 'den Vorstand'],
    ['Crie 8 slides sobre marés para a gestão', 'a gestão'],
    ['Crea 8 diapositivas sobre mareas para la dirección de marketing', 'la dirección de marketing'],
  ])('that ends with people stays as it was: %s', (prompt, audience) => {
    expect(audienceOf(prompt)).toBe(audience);
  });
});
