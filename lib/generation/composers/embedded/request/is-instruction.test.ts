import { describe, expect, it } from 'vitest';
import { isInstruction } from './is-instruction';

describe('a sentence anywhere in a text', () => {
  it.each([
    '8 slides, please.',
    'Can you turn this into slides?',
    'Could you do a deck from it for the board?',
    'I want 6 slides.',
    'please chart this',
    'As a bar chart, please',
    'Bitte als Diagramm',
    'It should have 6 slides.',
    'No more than 6 slides.',
    'Thanks in advance!',
    'I hope you are well.',
    'The presentation should be in French.',
    'Das Ganze bitte auf 6 Folien.',
    'En 6 diapositivas, por favor.',
    "Merci d'en faire 6 diapositives.",
    '6枚でお願いします。',
    '請做成6頁',
  ])('asks for slides: %s', (sentence) => {
    expect(isInstruction(sentence)).toBe(true);
  });

  it.each([
    'We need to decide by Friday.',
    'Please approve the budget of €40,000.',
    'The upper deck needs repair.',
    'Please send the invoice by 3 May.',
    'Our presentation at the fair drew 300 visitors.',
    'Ich brauche eine Entscheidung bis Freitag.',
    'Bitte nutzt Linie U4.',
    'Best seller was the Trail Jacket.',
    'Thanks to the new process, costs fell.',
    'Keep the tone of voice consistent across channels.',
    'Make it easy to cancel.',
    'Draft the slides for the June meeting.',
  ])('says something for the slides: %s', (sentence) => {
    expect(isInstruction(sentence)).toBe(false);
  });
});
