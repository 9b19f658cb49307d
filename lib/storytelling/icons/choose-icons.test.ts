import { describe, expect, it } from 'vitest';
import { iconSet } from '@/lib/deck/icons/icon-set';
import type { SlideSpec, SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import { languages } from '@/lib/languages/all.generated';
import { internationalIcons } from '@/lib/languages/international-icons';
import { chooseIcons } from './choose-icons';

function iconsOf(slide: SlideSpec): (string | undefined)[] {
  switch (slide.kind) {
    case 'cards':
      return slide.cards.map(({ icon }) => icon);
    case 'process':
      return slide.steps.map(({ icon }) => icon);
    case 'metrics':
      return slide.metrics.map(({ icon }) => icon);
    case 'bullets':
      return slide.items.map(({ icon }) => icon);
    default:
      return [];
  }
}

function chosen(
  titles: readonly string[],
  language = 'en-US',
  make: (titles: readonly string[]) => SlideSpecInput = cards,
): (string | undefined)[] {
  return iconsOf(chooseIcons(slideSpecSchema.parse(make(titles)), language));
}
const cards = (titles: readonly string[]): SlideSpecInput => ({
  kind: 'cards',
  title: 'T',
  cards: titles.map((title) => ({ title })),
});
const none = (count: number) => Array.from({ length: count }, () => undefined);

describe('chooseIcons', () => {
  it.each([
    ['en-US', ['Data security', 'Customer support', 'Market share'], ['shield-check', 'headphones', 'chart-pie']],
    [
      'en-GB',
      ['Cost of energy', 'Quality of care', 'Training for new staff'],
      ['coins', 'badge-check', 'presentation'],
    ],
    [
      'en-US',
      ['Hire two engineers', 'Sign the contract', 'Launch in May', 'Cut costs'],
      ['wrench', 'file-text', 'rocket', 'coins'],
    ],
    [
      'de-DE',
      ['Datensicherheit', 'Kundenzufriedenheit', 'Personalkosten', 'Lieferketten'],
      ['shield-check', 'smile', 'coins', 'link'],
    ],
    [
      'de-DE',
      ['Strategie', 'Umsetzung', 'Schulung der Teams', 'Energie'],
      ['compass', 'hammer', 'presentation', 'zap'],
    ],
    ['fr-FR', ['Sécurité des données', 'Formation', 'L’énergie'], ['shield-check', 'presentation', 'zap']],
    ['es-ES', ['Seguridad', 'Transporte público', 'Energía solar'], ['shield-check', 'bus', 'zap']],
    ['pt-BR', ['Palco', 'Alimentação', 'Segurança', 'Divulgação'], ['mic', 'utensils', 'shield-check', 'megaphone']],
    ['it-IT', ['Costi', 'Qualità', 'Formazione'], ['coins', 'badge-check', 'presentation']],
    ['nl-NL', ['Kosten', 'Veiligheid', 'Medewerkers'], ['coins', 'shield-check', 'users']],
    ['pl-PL', ['Koszty', 'Bezpieczeństwo', 'Zespół'], ['coins', 'shield-check', 'users']],
    ['tr-TR', ['Güvenlik', 'Maliyetler', 'İş birliği'], ['shield-check', 'coins', 'handshake']],
    ['ru-RU', ['Безопасность', 'Затраты', 'Команда'], ['shield-check', 'coins', 'users']],
    ['ar-SA', ['الأمن', 'التكاليف', 'والتدريب'], ['shield-check', 'coins', 'presentation']],
    ['he-IL', ['אבטחה', 'העלויות', 'הצוות'], ['shield-check', 'coins', 'users']],
    ['hi-IN', ['शिक्षा', 'स्वास्थ्य', 'सुरक्षा'], ['graduation-cap', 'heart-pulse', 'shield-check']],
    ['zh-CN', ['数据安全', '客户满意度', '物流成本'], ['shield-check', 'smile', 'coins']],
    ['ja-JP', ['コスト削減額', '顧客満足度', '安全'], ['piggy-bank', 'smile', 'shield-check']],
    ['ko-KR', ['비용', '고객 만족도', '보안을 위한 교육'], ['coins', 'smile', 'graduation-cap']],
    ['pl-PL', ['Marketing', 'Cloud', 'Feedback'], ['megaphone', 'cloud', 'message-circle']],
  ])('reads %s: %j', (language, titles, icons) => {
    expect(chosen(titles, language)).toEqual(icons);
  });

  it('gives every item one or none at all', () => {
    expect(chosen(['Security', 'Speed', 'Blue'])).toEqual(none(3));
    expect(chosen(['Security', 'Speed'])).toEqual(['shield-check', 'gauge']);
  });

  it('gives each item another, by its second best word if need be, or none', () => {
    expect(chosen(['Staff training', 'Customer training'])).toEqual(['presentation', 'user-check']);
    expect(chosen(['Training', 'Trainings'])).toEqual(none(2));
  });

  it('shows nothing of what an item denies', () => {
    expect(chosen(['No security', 'Speed'])).toEqual(none(2));
    expect(chosen(['Keine Kosten', 'Sicherheit'], 'de-DE')).toEqual(none(2));
    expect(chosen(['成本', '没有安全'], 'zh-CN')).toEqual(none(2));
  });

  it.each([
    ['sentences', ['The security team lost two people to another programme', 'Costs']],
    ['a single item', ['Security']],
    ['more than six', ['Security', 'Cost', 'Time', 'Quality', 'Team', 'Market share', 'Energy']],
    ['words that mean two things', ['Lead', 'Plant', 'Light']],
    ['false friends', ['Gift', 'Brand', 'Handy']],
  ])('leaves %s alone', (_, titles) => {
    expect(chosen(titles, titles.includes('Gift') ? 'de-DE' : 'en-US')).toEqual(none(titles.length));
  });

  it('reads the labels of bullets, steps and metrics, but not those of numbered lists', () => {
    const bullets =
      (ordered: boolean) =>
      (texts: readonly string[]): SlideSpecInput => ({
        kind: 'bullets',
        title: 'T',
        ordered,
        items: texts.map((text) => ({ text })),
      });
    const texts = ['Security: every byte is encrypted at rest and in transit', 'Speed: pages load in under a second'];
    expect(chosen(texts, 'en-US', bullets(false))).toEqual(['shield-check', 'gauge']);
    expect(chosen(texts, 'en-US', bullets(true))).toEqual(none(2));
    expect(
      chosen(['Research', 'Design'], 'en-US', (titles) => ({
        kind: 'process',
        title: 'T',
        steps: titles.map((title) => ({ title })),
      })),
    ).toEqual(['search', 'palette']);
    expect(
      chosen(['Revenue', 'Churn'], 'en-US', (labels) => ({
        kind: 'metrics',
        title: 'T',
        metrics: labels.map((label) => ({ label, value: '1' })),
      })),
    ).toEqual(['banknote', 'trending-down']);
  });

  it('knows words of every language that the product reads, and only icons that exist', () => {
    for (const { tag, icons } of languages) expect(Object.keys(icons.rows).length, tag).toBeGreaterThanOrEqual(30);
    const named = [internationalIcons, ...languages.map(({ icons }) => icons)].flatMap(({ rows }) => Object.keys(rows));
    expect(named.filter((name) => !Object.hasOwn(iconSet, name))).toEqual([]);
  });

  it('leaves slides of other kinds and of languages that it does not know as they are', () => {
    const quote = slideSpecSchema.parse({ kind: 'quote', title: 'Security', quote: 'Speed' });
    expect(chooseIcons(quote, 'en-US')).toBe(quote);
    expect(chosen(['Ασφάλεια', 'Κόστος'], 'el-GR')).toEqual(none(2));
  });

  it('takes long and odd texts', () => {
    expect(chosen(['a'.repeat(50_000), '\uD800', '-'.repeat(50_000)])).toEqual(none(3));
  });
});
