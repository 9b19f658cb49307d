import { expect, it } from 'vitest';
import { withoutPictureWishes } from './read-picture-uses';

it.each([
  ['en', 'The harbour opens in May. Use this photo.', 'The harbour opens in May.'],
  [
    'en',
    'The harbour opens in May. Use the colours of the attached picture.\nIt has 12 berths.',
    'The harbour opens in May. It has 12 berths.',
  ],
  ['en', 'Our roadmap for 2027, in this style.', 'Our roadmap for 2027.'],
  ['en', 'Match these colours: our roadmap for 2027', 'our roadmap for 2027'],
  ['en', 'Use the first picture as a style reference and place the second. Sales rose by 4 %.', 'Sales rose by 4 %.'],
  ['de', 'Der Hafen öffnet im Mai. Bitte verwende das Foto auf der Folie.', 'Der Hafen öffnet im Mai.'],
  ['de', 'Unser Fahrplan, im Stil des Bildes', 'Unser Fahrplan'],
  ['fr', "Le port ouvre en mai. Insérez l'image à droite.", 'Le port ouvre en mai.'],
  ['es', 'El puerto abre en mayo. Usa esta foto en la diapositiva.', 'El puerto abre en mayo.'],
  ['ja', '港は5月に開きます。この写真を使ってください。', '港は5月に開きます。'],
  ['zh', '港口五月开放。采用图片的配色。', '港口五月开放。'],
])('%s: takes the wish out of %s', (language, prompt, kept) => {
  expect(withoutPictureWishes(prompt, language)).toBe(kept);
});

it.each([
  ['en', 'Use this photo on a slide about our new plant'],
  ['en', 'The photo shows the harbour in 1920.'],
  ['en', 'Use 3 photos of the harbour'],
  ['en', 'Our style has changed. Colours are warmer now.'],
  ['de', 'Zeige das Foto der alten Werft neben drei Punkten.'],
  ['en', 'Use this photo.'],
  ['ja', 'この写真を使って港のスライドを作ってください'],
])('%s: leaves alone what says more: %s', (language, prompt) => {
  expect(withoutPictureWishes(prompt, language)).toBe(prompt);
});
