import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';

export interface HardText {
  language: string;
  direction: 'ltr' | 'rtl';
  /** Makes another text of one of about the same length. */
  of(text: string): string;
}

const takeTurns = (words: readonly string[]) => {
  let next = 0;
  return () => words[next++ % words.length]!;
};

/** Each word of four letters and more becomes a word of the list; numbers and short words stay. */
const withWords = (...words: string[]) => {
  const take = takeTurns(words);
  return (text: string) => text.replace(/\p{L}{4,}/gu, take);
};

/** Scripts without spaces say the same with fewer characters. */
const withoutSpaces = (phrase: string, share: number) => (text: string) => {
  const length = Math.max(2, Math.round(text.length * share));
  const numbers = text.match(/\d[\d.,%]*/g)?.slice(0, 1) ?? [];
  return [...phrase.repeat(Math.ceil(length / phrase.length)).slice(0, length), ...numbers].join('');
};

/** What layouts are made for least, by what is hard about it. */
export const hardTexts: Readonly<Record<string, HardText>> = {
  'long German words': {
    language: 'de-DE',
    direction: 'ltr',
    of: withWords(
      'Instandhaltungsmanagement',
      'Verfügbarkeitsanforderungen',
      'und',
      'Lieferkettensorgfaltspflichtengesetz',
      'für',
      'Wissenschaft',
    ),
  },
  Japanese: {
    language: 'ja-JP',
    direction: 'ltr',
    of: withoutSpaces('新しい勤怠システムを全国の拠点に展開する。', 0.55),
  },
  Chinese: { language: 'zh-CN', direction: 'ltr', of: withoutSpaces('我们计划在下半年完成仓库的自动化改造，', 0.45) },
  Korean: {
    language: 'ko-KR',
    direction: 'ltr',
    of: withWords('새로운', '근태관리', '시스템을', '전국에', '도입합니다'),
  },
  Arabic: {
    language: 'ar',
    direction: 'rtl',
    of: withWords('النتائج', 'الأولى', 'للمشروع', 'الاستراتيجية', 'العملاء'),
  },
  Hebrew: { language: 'he', direction: 'rtl', of: withWords('תוצאות', 'הרבעון', 'האחרון', 'לקוחותינו', 'והתחזית') },
  Thai: { language: 'th-TH', direction: 'ltr', of: withoutSpaces('แผนงานสำหรับครึ่งปีหลังของบริษัท', 0.9) },
  Hindi: {
    language: 'hi-IN',
    direction: 'ltr',
    of: withWords('परियोजना', 'कार्यान्वयन', 'महत्वपूर्ण', 'उपलब्धता', 'ग्राहकों'),
  },
  capitals: { language: 'en-US', direction: 'ltr', of: (text) => text.toUpperCase() },
  emoji: { language: 'en-US', direction: 'ltr', of: (text) => `🚀 ${text.replace(/ (?=\p{L}{6})/u, ' 🔬 ')} ✅` },
};

/** Fields that say how something is drawn, not what it says. */
const steering =
  /^(?:kind|arrangement|imageId|numberFormat|xNumberFormat|as|axis|type|align|direction|verdict|labels|icon|emphasis|notes|value|when|language)$/;

const isMark = (text: string): boolean => /^[^\p{L}\p{N}]$/u.test(text);

function rewritten(value: unknown, of: HardText['of'], key = ''): unknown {
  // A mark alone, such as "✓" in a cell, is drawn and says nothing that could be said otherwise.
  if (typeof value === 'string') return steering.test(key) || isMark(value) ? value : of(value);
  if (Array.isArray(value)) return value.map((part) => rewritten(part, of, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rewritten(part, of, name)]));
}

/** A deck that says something else in the same forms. */
export function withHardText(spec: DeckSpec, { language, direction, of }: HardText): DeckSpec {
  return deckSpecSchema.parse({ ...(rewritten(spec, of) as DeckSpec), language, direction });
}

/** Each title has 200 characters. */
export function withLongTitles(spec: DeckSpec): DeckSpec {
  const slides = spec.slides.map((slide) => ({
    ...slide,
    title: `${slide.title}, and what that means for the second half of the year `.repeat(4).slice(0, 200).trim(),
  }));
  return deckSpecSchema.parse({ ...spec, slides });
}
