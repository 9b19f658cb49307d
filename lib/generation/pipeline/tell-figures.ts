import { z } from 'zod';
import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Reading } from '@/lib/reading/reading';
import type { FigurePermission } from '../figures/facts';
import type { JudgedFigure } from '../figures/provenance';
import { settleFigures, settlingOf } from '../figures/settle-figures';
import { figuresIn } from '../sources/amounts';

export const figureStatuses = ['given', 'derived', 'source', 'general', 'illustrative', 'unknown'] as const;

/** Where the figures of a deck come from, for the quality report. */
export const figureReportSchema = z.object({
  /** How many there are of each status, each counted once a slide. */
  counts: z.record(z.enum(figureStatuses), z.number().int().nonnegative()),
  /** Those that neither the request nor its sources have as they stand on the slide. */
  listed: z.array(
    z.object({
      /** Title of the slide that shows it. */
      slide: z.string(),
      figure: z.string(),
      status: z.enum(figureStatuses),
      /** Of what is derived: from which figures, and how. */
      formula: z.string().optional(),
    }),
  ),
});

export type FigureReport = z.infer<typeof figureReportSchema>;

export const noFigures: FigureReport = {
  counts: { given: 0, derived: 0, source: 0, general: 0, illustrative: 0, unknown: 0 },
  listed: [],
};

/** Says in the notes how figures were computed, and at the foot of a slide that some of them are nobody's. */
export function tellFigures(
  spec: DeckSpec,
  reading: Reading,
  permission?: FigurePermission,
): { spec: DeckSpec; figures: FigureReport } {
  const settling = settlingOf(reading, permission);
  const words = figureWordsOf(reading.language);
  const figures: FigureReport = { counts: { ...noFigures.counts }, listed: [] };
  const slides = spec.slides.map((slide) => {
    const settled = settleFigures(slide, settling);
    for (const { text, status, formula } of settled.figures) {
      figures.counts[status] += 1;
      if (status !== 'given' && status !== 'source')
        figures.listed.push({ slide: slide.title, figure: text, status, ...(formula ? { formula } : {}) });
    }
    return toldOn(settled.said, settled.figures, words);
  });
  return { spec: { ...spec, slides }, figures };
}

function toldOn(slide: SlideSpec, figures: readonly JudgedFigure[], words: FigureWords): SlideSpec {
  const { provenance, ...told } = slide;
  const declared = (digits: string): string | undefined =>
    provenance?.find(({ figure }) => figuresIn(figure).some(({ text }) => text === digits))?.figure;
  const whole = (digits: string): string => declared(digits) ?? digits;
  const of = (status: JudgedFigure['status']): string[] => [
    ...new Set(figures.filter((figure) => figure.status === status).map(({ text }) => whole(text))),
  ];
  const marks = (['general', 'illustrative'] as const).filter((status) => of(status).length > 0);
  // Of what nobody declares, two figures may give a third by chance: the report lists it, nobody reads it out.
  const computed = figures.flatMap(({ text, formula }) =>
    formula && declared(text) ? [`${whole(text)} = ${formula}`] : [],
  );
  const toCheck = marks.flatMap(of);
  const notes = [
    slide.notes,
    ...(computed.length > 0 ? [`${words.computed}: ${computed.join('; ')}`] : []),
    ...(toCheck.length > 0 ? [`${words.toCheck}: ${toCheck.join('; ')}`] : []),
  ];
  const source = [slide.source, ...marks.map((status) => words[status])].filter(Boolean).join('; ');
  return {
    ...told,
    notes: notes.filter((line) => line !== '').join('\n'),
    ...(source === '' ? {} : { source }),
  } as SlideSpec;
}

/** How slides and notes speak of figures that nobody gave, in the language of the deck. */
interface FigureWords {
  /** At the foot of a slide whose figures are widely known. */
  general: string;
  /** At the foot of a slide whose figures are examples. */
  illustrative: string;
  /** Before such figures in the notes. */
  toCheck: string;
  /** Before formulas in the notes. */
  computed: string;
}

type Row = readonly [general: string, illustrative: string, toCheck: string, computed: string];

const english: Row = ['General knowledge, to be checked', 'Illustrative figures', 'Check before use', 'Computed'];
const rows: Readonly<Record<string, Row>> = {
  en: english,
  de: ['Allgemeinwissen, zu prüfen', 'Beispielhafte Zahlen', 'Vor Gebrauch prüfen', 'Berechnet'],
  fr: ['Connaissances générales, à vérifier', 'Chiffres donnés à titre d’exemple', 'À vérifier avant usage', 'Calculé'],
  es: ['Conocimiento general, por verificar', 'Cifras ilustrativas', 'Verificar antes de usar', 'Calculado'],
  pt: ['Conhecimento geral, a verificar', 'Números ilustrativos', 'Verificar antes de usar', 'Calculado'],
  it: ['Conoscenze generali, da verificare', 'Cifre illustrative', 'Da verificare prima dell’uso', 'Calcolato'],
  nl: ['Algemene kennis, te controleren', 'Illustratieve cijfers', 'Controleren voor gebruik', 'Berekend'],
  pl: ['Wiedza ogólna, do sprawdzenia', 'Liczby przykładowe', 'Sprawdzić przed użyciem', 'Obliczono'],
  tr: ['Genel bilgi, kontrol edilmeli', 'Örnek rakamlar', 'Kullanmadan önce kontrol edin', 'Hesaplanan'],
  ru: ['Общеизвестные данные, требуют проверки', 'Условные цифры', 'Проверить перед использованием', 'Рассчитано'],
  ar: ['معلومات عامة، ينبغي التحقق منها', 'أرقام توضيحية', 'يُتحقق منها قبل الاستخدام', 'محسوب'],
  he: ['ידע כללי, לבדיקה', 'מספרים להמחשה', 'לבדוק לפני השימוש', 'מחושב'],
  hi: ['सामान्य जानकारी, जाँच ज़रूरी', 'उदाहरण के आँकड़े', 'उपयोग से पहले जाँचें', 'गणना'],
  zh: ['常识性数据，请核实', '示例数据', '使用前请核实', '计算得出'],
  ja: ['一般的な知識（要確認）', '数値は例示', '使用前に要確認', '計算値'],
  ko: ['일반 지식, 확인 필요', '예시 수치', '사용 전 확인', '계산값'],
};

function figureWordsOf(language: string): FigureWords {
  const [general, illustrative, toCheck, computed] = rows[language.slice(0, 2).toLowerCase()] ?? english;
  return { general, illustrative, toCheck, computed };
}
