import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt';
import type { Reading } from '../reading';

const read = (prompt: string): Reading => readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
const titles = ({ content }: Reading): (string | null)[] => content.sections.map(({ title }) => title);

describe('parts of a brief that have no label', () => {
  it.each([
    [
      'en',
      'Please make 6 slides for the council about the pool. Visitors: 21,400 in 2022, 24,800 in 2024. The council has to approve £54,000 by 19 December. Plan: works from 12 January, opening 2 March.',
      'Decision',
    ],
    [
      'de',
      'Bitte 6 Folien für den Ausschuss über das Hallenbad. Besucher: 21.400 im Jahr 2022, 24.800 im Jahr 2024. Der Ausschuss soll am 16. Januar die 135.000 € freigeben. Plan: Bau ab 12. Januar, Eröffnung 2. März.',
      'Entscheidung',
    ],
    [
      'ja',
      '屋内プールについて6枚のスライドを作ってください。利用者は2022年に21,400人、2024年に24,800人でした。会議では480万円の予算承認をお願いします。工事は1月12日から3月2日までです。',
      '決定',
    ],
  ])('end with what is to be decided, for how much or by when: %s', (_, prompt, title) => {
    expect(titles(read(prompt)).at(-1)).toBe(title);
  });

  it('are figures where a sentence says nothing else, without who has them', () => {
    const reading = read(
      'Please make 6 slides for the council about the library. We have 38,200 books, 6,450 readers, 91,000 visits a year. Plan: works from 12 January, opening 2 March. Costs: floor £9,200, shelves £18,500.',
    );
    const [section] = reading.content.sections;
    expect(section?.title).toBe('Key figures');
    expect(section?.parts).toMatchObject([{ text: '38,200 books, 6,450 readers, 91,000 visits a year' }]);
  });

  it('are told though the sentence asks for slides first', () => {
    const { content } = read(
      'We talked about the staff car park and I need five slides for the board, basically there are 640 spaces and 1,150 permits, 790 cars turn up on a normal day. Complaints: 12 in spring, 34 in autumn. Ideas: a shuttle (£95,000), a charge (£1.50 a day).',
    );
    expect(JSON.stringify(content)).toContain('640 spaces and 1,150 permits');
  });

  it('are none of the slide that a course ends with', () => {
    const { content, asides } = read(
      'Six slides for the friends of the archive. First slide what is down there: 2.1 km of shelves, 61,000 photographs. Second what threatens it: damp, 900 volumes. Third what we have digitised: 2022 7%, 2023 12%, 2024 19%, a line or bars. Fourth how to help: adopt a volume, describe photographs. Few words on the slides please.',
    );
    expect(JSON.stringify(content)).not.toMatch(/Few words|line or bars/u);
    expect(asides.map(({ text }) => text).join(' ')).toContain('Few words on the slides');
  });
});
