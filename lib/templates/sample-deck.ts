import { deckSpecSchema, type DeckSpec } from '@/lib/deck/spec/deck-spec';

/** What pictures of templates show: a cover and three slides of different form. */
export const sampleDeck: DeckSpec = deckSpecSchema.parse({
  title: 'Plans for the coming year',
  language: 'en-US',
  direction: 'ltr',
  slides: [
    {
      kind: 'title',
      eyebrow: 'Annual review',
      title: 'Plans for the coming year',
      subtitle: 'What we learned, what we build next',
      author: 'Strategy team',
      date: 'January',
    },
    {
      kind: 'metrics',
      title: 'Three figures tell the year',
      metrics: [
        { value: '24%', label: 'More customers' },
        { value: '3.1M', label: 'Orders' },
        { value: '98%', label: 'On time' },
      ],
    },
    {
      kind: 'process',
      title: 'From idea to launch in four steps',
      steps: [
        { title: 'Listen', detail: 'Ask ten customers' },
        { title: 'Sketch', detail: 'Draw three options' },
        { title: 'Build', detail: 'Ship a small part' },
        { title: 'Learn', detail: 'Measure and repeat' },
      ],
    },
    {
      kind: 'comparison',
      title: 'The second option fits best',
      options: [
        { name: 'Buy', headline: '$40k', points: ['Ready at once', 'Hard to change'] },
        { name: 'Build', headline: '$25k', points: ['Ready in spring', 'Made for us'], recommended: true },
        { name: 'Rent', headline: '$9k', points: ['No contract', 'Grows with us'] },
      ],
    },
  ],
});
