import { join } from 'node:path';
import type { Font } from 'fontkit';
import { openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { measureTextWidthIn } from './measure-text';
import { isAveraged } from './shaped-advances';

/** Words with the forms, ligatures, conjuncts and signs that change widths; between `|` a shaper takes another font. */
const samples = {
  arabic: [
    'التقرير السنوي للشركة',
    'السلام عليكم ورحمة الله',
    'قبل نهاية أبريل',
    'لا إله إلا الله',
    'الأهداف والإجراءات والآلات',
    'مُحَمَّدٌ رَسُولُ',
    'زيادة ٢٥٪ في الربع؟',
    'خفض زمن الخدمة من| 14 |دقيقة إلى| 6 |دقائق',
    'خطة| 2030 |مع| Microsoft',
    'گزارش سالانه شرکت و چشم\u200cانداز پیشرفت',
    'ہمارے ٹیکنالوجی کے ڈھانچے',
  ],
  devanagari: [
    'वार्षिक प्रदर्शन रिपोर्ट',
    'ग्राहक संतुष्टि में सुधार हुआ',
    'क्षेत्र, ज्ञान और विद्यार्थी',
    'संयुक्त राष्ट्र के लक्ष्य',
    'श्रृंखला में उद्देश्य',
    'चट्टान और मिट्टी की जाँच',
    'राजस्व| 12% |बढ़कर| 42.7 |करोड़',
    'प्रतिस्पर्धात्मक बढ़त',
    'त्र्यंबकेश्वर मंदिर',
    'मंज़ूरी और फ़ैसला',
    'अर्थात् औसतन ८ वृद्धि।',
    'पृष्ठभूमि, हृदय और रुपये',
  ],
  thai: [
    'รายงานผลการดำเนินงานประจำปี',
    'ที่นี่น้ำท่วมและภัยแล้ง',
    'รายได้เพิ่มขึ้น| 12% |เป็น| 42.7 |ล้านบาท',
    'ผู้ถือหุ้นรายใหญ่',
    'การประชุมครั้งที่ ๒',
    'ญี่ปุ่นและเกาหลีใต้',
  ],
  hebrew: ['דוח ביצועים שנתי', 'שָׁלוֹם עֲלֵיכֶם', 'צה״ל והמל״ג', 'ההכנסות גדלו ב|-12% |ל|-42.7 |מיליון'],
} as const;

type Sampled = keyof typeof samples;
const files: Readonly<Record<Sampled, string>> = {
  arabic: 'noto-sans-arabic',
  devanagari: 'noto-sans-devanagari',
  thai: 'noto-sans-thai',
  hebrew: 'arimo',
};
/** What Arabic counts on top, for the wider letters of a renderer without Arial. */
const reserves: Partial<Record<Sampled, { regular: number; bold: number }>> = { arabic: { regular: 1.06, bold: 1.14 } };

function openFont(file: string, weight: string): Font {
  return openSync(join(import.meta.dirname, '../../../assets/fonts', `${file}-${weight}.ttf`));
}

function shapedWidth(font: Font, piece: string): number {
  return font.layout(piece, { mark: false, mkmk: false, kern: false }).advanceWidth / font.unitsPerEm;
}

describe.each(Object.keys(samples) as Sampled[])('the widths of %s text', (script) => {
  it.each(['regular', 'bold'] as const)('are those that a shaper gives it in the %s font', (weight) => {
    const own = openFont(files[script], weight);
    const latin = openFont('arimo', weight);
    const reserve = reserves[script]?.[weight] ?? 1;
    for (const sample of samples[script]) {
      const shaped = sample
        .split('|')
        .reduce(
          (sum, piece, index) => sum + (index % 2 ? shapedWidth(latin, piece) : reserve * shapedWidth(own, piece)),
          0,
        );
      const measured = measureTextWidthIn(sample.replaceAll('|', ''), {
        family: 'Arial',
        sizePt: 72,
        bold: weight === 'bold',
      });
      expect(measured / shaped, sample).toBeGreaterThan(0.98);
      expect(measured / shaped, sample).toBeLessThan(1.03);
    }
  });
});

describe('letters beside each other', () => {
  const em = (letters: string) => measureTextWidthIn(letters, { family: 'Arial', sizePt: 72 });

  it('take the form that their neighbours ask for, marks between them or not', () => {
    expect(em('بب')).toBeLessThan(2 * em('ب'));
    expect(em('بَبَ')).toBeCloseTo(em('بب'), 6);
    expect(em('ب\u200cب')).toBeCloseTo(2 * em('ب'), 6);
    expect(em('رر')).toBeGreaterThan(1.9 * em('ر'));
  });

  it('are halved before another consonant in Devanagari and whole at the end of a word', () => {
    expect(em('स्म')).toBeLessThan(em('सम'));
    expect(em('सम्')).toBeCloseTo(em('सम'), 6);
    expect(em('र्क')).toBeCloseTo(em('क'), 6);
  });

  it('are as wide in Hebrew in one family as in another, where files name one font for all', () => {
    const width = (family: 'Calibri' | 'Times New Roman' | 'Arial') =>
      measureTextWidthIn('החלטות', { family, sizePt: 72 });
    expect(width('Times New Roman')).toBeCloseTo(width('Arial'), 5);
    expect(width('Calibri')).toBeCloseTo(width('Arial'), 5);
  });
});

describe('isAveraged', () => {
  it('is true for letters of scripts without a table alone', () => {
    const averaged = (text: string) => [...text].filter(isAveraged).join('');
    for (const script of Object.values(samples)) expect(averaged(script.join(' '))).toBe('');
    expect(averaged('Δέλτα, Дельта, 東京 서울')).toBe('');
    expect(averaged('ও ফ')).toBe('ওফ');
    expect(averaged('த ລ')).toBe('தລ');
  });
});
