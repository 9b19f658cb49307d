import { deckSpecSchema, type DeckSpec } from '@/lib/deck/spec/deck-spec';

/** What pictures of templates show, where they differ most: cover, section, a chart with what it says, cards with icons. */
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
    { kind: 'section', title: 'Where we stand', number: 1, subtitle: 'Customers, orders and time' },
    {
      kind: 'chart',
      eyebrow: 'Customers',
      title: 'The last quarter was the best',
      chart: {
        type: 'column',
        categories: ['Spring', 'Summer', 'Autumn', 'Winter'],
        series: [{ name: 'Orders', values: [24, 31, 38, 52] }],
        numberFormat: '0',
        highlight: 3,
      },
      takeaway: 'Winter brought twice the orders of spring.',
    },
    {
      kind: 'cards',
      eyebrow: 'Plans',
      title: 'Four things we build next',
      cards: [
        { title: 'Listen', text: 'Ask ten customers', icon: 'headphones' },
        { title: 'Sketch', text: 'Draw three options', icon: 'pencil' },
        { title: 'Build', text: 'Ship a small part', icon: 'hammer' },
        { title: 'Learn', text: 'Measure and repeat', icon: 'chart-line' },
      ],
    },
  ],
});
