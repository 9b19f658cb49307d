import type { Turn } from '@/lib/reading/source/block';
import { describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellDeck } from './tell-deck';
import { gistOf } from './text/telling';
import { contextOf } from './context';
import { groupedNumber, writtenDate } from './text/written';

const read = (prompt: string) => readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
const kindsOf = (prompt: string) => tellDeck(read(prompt)).slides.map(({ kind }) => kind);

describe('content whose parts have no headings', () => {
  it('compares records that follow each other in a table', () => {
    const record = (name: string, price: string) =>
      `Tent: ${name}\nWeight: 4 kg\nPrice: ${price}\nSleeps: 3\nColour: green`;
    const prompt = `Camping\n\n${[record('Alta', '$210'), record('Brae', '$180'), record('Cove', '$260')].join('\n\n')}`;
    expect(kindsOf(prompt)).toContain('table');
  });

  it('takes the first words of paragraphs for their headings', () => {
    const { slides } = tellDeck(
      read(
        'Pool rules\n\nOpening hours. The pool opens at seven on weekdays and at nine on Sundays.\n\nBefore you swim. Take a shower and leave your shoes at the door.\n\nLost things. Ask at the desk for what you miss.',
      ),
    );
    expect(JSON.stringify(slides)).toContain('"title":"Before you swim"');
  });
});

const turnOf = (text: string): Turn => ({ type: 'turn', speaker: 'Des', time: null, text, span: { start: 0, end: 0 } });

describe('gistOf', () => {
  it('keeps what a turn says and drops how it begins', () => {
    const context = contextOf(read('Minutes of the choir'));
    const text = 'Well, um, the hall costs 420 euros for the evening of 12 May. Yes. You know.';
    const said = gistOf(turnOf(text), context);
    expect(said).toEqual(['The hall costs 420 euros for the evening of 12 May.']);
    expect(gistOf(turnOf('I send the plan by 12 May.'), context)).toEqual(['Des: I send the plan by 12 May.']);
  });
});

describe('written numbers and dates', () => {
  it.each([
    ['36715', 'en-US', '36,715'],
    ['27600', 'de-DE', '27.600'],
    ['0815', 'de-DE', '0815'],
    ['2024', 'en-US', '2024'],
  ])('writes %s in %s as %s', (text, tag, written) => {
    expect(groupedNumber(text, tag)).toBe(written);
  });

  it('writes dates as people do', () => {
    expect(writtenDate('2025-11-29', 'en-GB')).toBe('29 Nov 2025');
    expect(writtenDate('29/11/2025', 'en-GB')).toBe('29/11/2025');
  });
});
