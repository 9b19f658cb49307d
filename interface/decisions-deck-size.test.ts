import { describe, expect, it } from 'vitest';
import { createTenant } from '@/lib/services/testing/test-service';
import { slidesOf } from './files';
import { completed } from './jobs';
import { openService } from './service';

openService();

/** More than enough content for the slides that are asked for. */
const sections = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `# Region ${index + 1}\n\n- Revenue grew by ${index + 2} %\n- ${index + 3} vans were bought\n- The next goal is ${index + 5}0 routes`,
  ).join('\n\n');

async function slideCount(prompt: string): Promise<number> {
  const slides = await slidesOf(await completed(await createTenant(), { prompt, output_type: 'deck' }));
  return slides.length;
}

describe('Deck size: the number of slides that the prompt asks for', () => {
  it.each([
    ['10 slides', 'Make 10 slides.', 10],
    ['a 5-page deck', 'A 5-page deck for the board.', 5],
    ['a number in words', 'Please make eight slides.', 8],
    ['German', 'Erstelle eine Präsentation mit 6 Folien.', 6],
    ['French', 'Créez une présentation de 7 diapositives.', 7],
    ['Spanish', 'Crea una presentación de 6 diapositivas.', 6],
    ['Portuguese', 'Crie uma apresentação de 6 slides.', 6],
    ['Italian', 'Crea una presentazione di 6 diapositive.', 6],
    ['Dutch', 'Maak een presentatie van 6 dia’s.', 6],
    ['Polish', 'Przygotuj prezentację: 7 slajdów.', 7],
    ['Turkish', '6 slaytlık bir sunum hazırla.', 6],
    ['Russian', 'Создай презентацию из 6 слайдов.', 6],
    ['Arabic', 'أنشئ عرضًا من 6 شرائح.', 6],
    ['Hebrew', 'צור מצגת של 6 שקופיות.', 6],
    ['Hindi', '6 स्लाइड की प्रस्तुति बनाएं।', 6],
    ['Chinese', '请制作一份6页的演示文稿。', 6],
    ['Japanese', '6枚のスライドを作成してください。', 6],
    ['Korean', '슬라이드 6장으로 만들어 주세요.', 6],
  ])('%s', async (_, request, asked) => {
    expect(await slideCount(`${request}\n\n${sections(20)}`)).toBe(asked);
  });

  it('at most 50', async () => {
    expect(await slideCount(`Make 300 slides.\n\n${sections(70)}`)).toBe(50);
  });

  it('fewer than asked is allowed, never more', async () => {
    expect(
      await slideCount('Make 30 slides.\n\n# Depot\n\n- Repair the roof by May\n- Hire two drivers'),
    ).toBeLessThanOrEqual(30);
    expect(await slideCount(`Make 2 slides.\n\n${sections(12)}`)).toBeLessThanOrEqual(2);
    expect(await slideCount(`Make 1 slide.\n\n${sections(12)}`)).toBe(1);
  });
});

describe('Deck size: with none asked for, what the content needs, usually 5 to 15', () => {
  it('fewer for a short text, without padding', async () => {
    const count = await slideCount('# Depot\n\n- Repair the roof by May\n- Hire two drivers\n- Sell the old van');
    expect(count).toBeGreaterThanOrEqual(2);
    expect(count).toBeLessThanOrEqual(5);
  });

  it.each([
    ['a bare topic', 'A deck about tea'],
    ['a few sections', sections(4)],
    ['far too many sections', sections(40)],
  ])('%s', async (_, prompt) => {
    const count = await slideCount(prompt);
    expect(count).toBeGreaterThanOrEqual(5);
    expect(count).toBeLessThanOrEqual(15);
  });
});
