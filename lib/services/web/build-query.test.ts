import { describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { topicOf } from '@/lib/reading/topic';
import { buildQuery } from './build-query';

const queryOf = (prompt: string) =>
  buildQuery({ topic: topicOf(readPrompt({ prompt, outputType: 'deck', variantCount: 1 })) });

describe('buildQuery', () => {
  it.each([
    ['en-US', 'Make a 10-slide deck about solar power in Bavaria for the board', 'solar power in Bavaria'],
    ['en-US', 'Solar power', 'Solar power'],
    ['en-US', 'The history of the bicycle, 8 slides for year 9', 'The history of the bicycle'],
    ['en-US', 'Please create a presentation comparing PostgreSQL and MySQL', 'PostgreSQL and MySQL'],
    ['de-DE', 'Erstelle eine Präsentation über die Energiewende in Bayern mit 8 Folien', 'die Energiewende in Bayern'],
    [
      'fr-FR',
      'Crée une présentation sur la transition énergétique en France pour le conseil',
      'la transition énergétique en France',
    ],
    [
      'es-ES',
      'Crea una presentación sobre la inteligencia artificial en la educación',
      'la inteligencia artificial en la educación',
    ],
    ['pt-BR', 'Faça uma apresentação sobre energia solar no Brasil', 'energia solar no Brasil'],
    ['it-IT', 'Crea una presentazione sulla dieta mediterranea', 'dieta mediterranea'],
    ['nl-NL', 'Maak een presentatie over fietsen in Nederland', 'fietsen in Nederland'],
    ['pl-PL', 'Przygotuj prezentację o energii odnawialnej w Polsce', 'energii odnawialnej w Polsce'],
    ['tr-TR', 'Yenilenebilir enerji hakkında bir sunum hazırla', 'Yenilenebilir enerji'],
    ['ru-RU', 'Подготовь презентацию об истории космонавтики', 'истории космонавтики'],
    ['ar-SA', 'أنشئ عرضًا تقديميًا عن الطاقة المتجددة', 'الطاقة المتجددة'],
    ['he-IL', 'צור מצגת על אנרגיה סולארית', 'אנרגיה סולארית'],
    ['hi-IN', 'सौर ऊर्जा पर एक प्रस्तुति बनाएं', 'सौर ऊर्जा'],
    ['zh-CN', '制作一个关于人工智能的演示文稿', '人工智能'],
    ['ja-JP', '日本の高齢化社会についてのプレゼンテーションを10枚で作成してください', '日本の高齢化社会'],
    ['ko-KR', '재생 에너지에 대한 프레젠테이션을 만들어 주세요', '재생 에너지'],
  ])('asks for the topic alone: %s "%s"', (_, prompt, query) => {
    expect(queryOf(prompt)).toBe(query);
  });

  it('takes the heading of a document, and none of its content', () => {
    expect(queryOf('# Heat pumps in old houses\n\nMake 4 slides.\n\n## Costs\n\n- Acme pays 18.4M to Bolt\n')).toBe(
      'Heat pumps in old houses',
    );
  });

  it('takes the topic that somebody read before', () => {
    expect(buildQuery({ topic: 'tides and the moon' })).toBe('tides and the moon');
  });

  it.each([
    ['an address of mail', 'Solar for jane.doe@acme.example now'],
    ['an address of the web', 'Solar https://intra.acme.example/x?token=abc now'],
    ['an address with a password', 'Solar postgres://root:hunter2@db/x now'],
    ['a card’s number', 'Solar 4111 1111 1111 1111 now'],
    ['a telephone number', 'Solar +49 (0)89 1234567 now'],
    ['an account', 'Solar DE89370400440532013000 now'],
    ['a key', 'Solar sk_live_51Habcdef0123456789 now'],
    ['a token', 'Solar eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc123 now'],
    ['an amount', 'Solar €1,250,000 now'],
    ['an amount behind', 'Solar 1.250.000 EUR now'],
  ])('lets %s not leave the house', (_kind, topic) => {
    expect(buildQuery({ topic })).toMatch(/^Solar (?:[a-z.]{0,12} )?now$|^Solar now$/);
  });

  it('keeps the numbers that name a topic', () => {
    expect(buildQuery({ topic: 'ISO 27001 and Industry 4.0 in 2027' })).toBe('ISO 27001 and Industry 4.0 in 2027');
  });

  it('holds no order to a search engine', () => {
    expect(buildQuery({ topic: 'site:evil.example "exact words" -without !!g :fr filetype:pdf tides' })).toBe(
      'evil.example exact words without g fr pdf tides',
    );
  });

  it('is short, however long the topic', () => {
    const query = buildQuery({ topic: 'photosynthesis '.repeat(500) });
    expect(query.length).toBeLessThanOrEqual(200);
    expect(buildQuery({ topic: '光'.repeat(1000) }).length).toBeLessThanOrEqual(200);
  });

  it.each(['Make slides', '', '!!! ???', '4111 1111 1111 1111'])('is empty where there is no topic: "%s"', (prompt) => {
    expect(queryOf(prompt)).toBe('');
  });
});
