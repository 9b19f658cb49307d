import { describe, expect, it } from 'vitest';
import { readBrief } from '@/lib/generation/brief/read-brief';
import { composeSlides } from '../create-embedded-composer';
import { allTexts } from '../testing/said-in';
import { readVerbless } from './read-verbless';

describe('a sentence without a verb', () => {
  it.each([
    ['A lesson of 45 minutes for pupils of grade 6, about 8 slides.', 'For pupils of grade 6'],
    ['Eine Unterrichtsstunde von 45 Minuten für die 6. Klasse, etwa 8 Folien', 'Für die 6. Klasse'],
    ['Un cours de 45 minutes pour des élèves de sixième, environ 8 diapositives', 'Pour des élèves de sixième'],
    ['Una clase de 45 minutos para alumnos de sexto, unas 8 diapositivas', 'Para alumnos de sexto'],
    ['Урок 45 минут для учеников 6 класса, около 8 слайдов', 'Для учеников 6 класса'],
    ['小学6年生向けの45分の授業、スライド8枚。', '小学6年生向け'],
    ['درس مدته 45 دقيقة لطلاب الصف السادس، حوالي 8 شرائح', 'لطلاب الصف السادس'],
    ['面向六年级学生的45分钟课程，约8张幻灯片。', '面向六年级学生'],
    ['초등학교 6학년을 위한 45분 수업, 슬라이드 8장.', '초등학교 6학년을 위한'],
    ['고객사를 위한 30분 발표 자료, 8장', '고객사를 위한'],
    ['8 slides for pupils of grade 6', 'For pupils of grade 6'],
  ])('asks for slides: %s', (sentence, audience) => {
    expect(readVerbless(sentence)?.audience).toBe(audience);
  });

  it.each([
    'The lecture had 40 slides.',
    'Ten slides were printed for the fair.',
    'Training: 2 hours for new employees.',
    'The workshop takes 3 hours.',
    'A course of 12 hours for parents costs 40 euros.',
    'The museum lent us 40 slides for pupils of grade 6.',
    '课程有8张幻灯片。',
    '작년 강의에는 슬라이드 8장이 있었다.',
  ])('says something: %s', (sentence) => {
    expect(readVerbless(sentence)).toBeNull();
  });
});

describe('a question as the topic, and what it is for', () => {
  it.each([
    [
      'Why do volcanoes erupt? A lesson of 45 minutes for pupils of grade 6, about 8 slides.',
      'Why do volcanoes erupt?',
      'For pupils of grade 6',
      /45|8 slides|lesson|do volcanoes erupt/iu,
    ],
    [
      'Warum brechen Vulkane aus? Eine Unterrichtsstunde von 45 Minuten für die 6. Klasse, etwa 8 Folien.',
      'Warum brechen Vulkane aus?',
      'Für die 6. Klasse',
      /45|8 Folien|Unterricht/iu,
    ],
  ])('%s', (prompt, title, subtitle, leaks) => {
    const [cover, ...others] = composeSlides(readBrief({ prompt, outputType: 'deck', variantCount: 1, images: [] }));
    expect(cover).toMatchObject({ kind: 'title', title, subtitle });
    expect(others).toHaveLength(7);
    expect(cover?.notes).toContain('45');
    expect(allTexts(others)).not.toMatch(leaks);
  });
});

describe('a name and a count', () => {
  it.each([
    ['Travel rules of our company in 4 slides', 'Travel rules of our company'],
    ['Results of the third quarter in 5 slides', 'Results of the third quarter'],
    ['The causes of the First World War for pupils of grade 9, 8 slides', 'The causes of the First World War'],
    ['Die Ursachen des Ersten Weltkriegs in 8 Folien', 'Die Ursachen des Ersten Weltkriegs'],
    ['Ergebnisse 2026 und Pläne 2027, 6 Folien', 'Ergebnisse 2026 und Pläne 2027'],
    ['As regras de viagem da nossa empresa em 6 slides', 'As regras de viagem da nossa empresa'],
    ['Şirketimizin seyahat kuralları, 6 slayt', 'Şirketimizin seyahat kuralları'],
    ['Правила командировок нашей компании, 6 слайдов', 'Правила командировок нашей компании'],
    ['قواعد السفر في شركتنا في 6 شرائح', 'قواعد السفر في شركتنا'],
    ['כללי הנסיעות בחברה שלנו ב-6 שקפים', 'כללי הנסיעות בחברה שלנו'],
    ['हमारी कंपनी के यात्रा नियम, 6 स्लाइड', 'हमारी कंपनी के यात्रा नियम'],
  ])('ask for a deck about it: %s', (prompt, title) => {
    const [cover] = composeSlides(readBrief({ prompt, outputType: 'deck', variantCount: 1, images: [] }));
    expect(cover?.title).toBe(title);
  });

  it.each(['8 slides for our investors please', 'Ten slides, formal tone, for the board of directors of our bank'])(
    'name no topic in "%s"',
    (prompt) => {
      const [cover] = composeSlides(readBrief({ prompt, outputType: 'deck', variantCount: 1, images: [] }));
      expect(cover?.title).toBe('Overview');
    },
  );
});

describe('a name and a count in Chinese, Japanese and Korean', () => {
  it.each([
    ['城市公园，8张幻灯片', '城市公园'],
    ['关于城市公园的8页幻灯片', '城市公园'],
    ['도시 공원, 슬라이드 8장', '도시 공원'],
    ['도시 공원 슬라이드 8장', '도시 공원'],
    ['函館の公園、スライド8枚', '函館の公園'],
    ['왜 화산은 폭발할까요? 초등학교 6학년을 위한 45분 수업, 슬라이드 8장.', '왜 화산은 폭발할까요?'],
  ])('ask for a deck about it: %s', (prompt, title) => {
    const [cover, ...others] = composeSlides(readBrief({ prompt, outputType: 'deck', variantCount: 1, images: [] }));
    expect(cover?.title).toBe(title);
    expect(others).toHaveLength(7);
  });
});

it('takes "about 8 slides" for no topic', () => {
  const [cover] = composeSlides(
    readBrief({
      prompt:
        'Turn this into a talk of about 8 slides for a health conference.\n\nHeat kills. Trees cool the streets by 2 °C. Councils plant them.',
      outputType: 'deck',
      variantCount: 1,
      images: [],
    }),
  );
  expect(cover?.title).not.toMatch(/slides/iu);
});
