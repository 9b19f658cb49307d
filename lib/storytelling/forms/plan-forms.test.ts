import { describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellDeck } from '../tell-deck';

const tell = (prompt: string) => tellDeck(readPrompt({ prompt, outputType: 'deck', variantCount: 1 })).slides;
const table = (heading: string, rows: readonly string[]) =>
  `# ${heading}\n\n## ${heading}\n\n${[rows[0]!, rows[0]!.replace(/[^|]+/gu, '---'), ...rows.slice(1)].map((row) => `| ${row} |`).join('\n')}\n`;
const kindsOf = (prompt: string) => tell(prompt).map(({ kind }) => kind);

describe('a table of what each has', () => {
  it.each([
    ['Our offer', 'Feature | Norda | Kestrel', 'Calendar | ✓ | ✗', 'Reports | partial | yes', ['✓', '–'], ['◑', '✓']],
    [
      'Unser Angebot',
      'Funktion | Norda | Kestrel',
      'Kalender | ja | nein',
      'Berichte | teilweise | ja',
      ['✓', '–'],
      ['◑', '✓'],
    ],
    [
      'Notre offre',
      'Fonction | Norda | Kestrel',
      'Agenda | oui | non',
      'Rapports | partiel | oui',
      ['✓', '–'],
      ['◑', '✓'],
    ],
    ['Nuestra oferta', 'Función | Norda | Kestrel', 'Agenda | sí | no', 'Informes | ● | ◔', ['✓', '–'], ['●', '◔']],
    ['عرضنا', 'الميزة | نوردا | كيسترل', 'التقويم | نعم | لا', 'التقارير | جزئي | نعم', ['✓', '–'], ['◑', '✓']],
    ['当社の提案', '機能 | ノルダ | ケストレル', 'カレンダー | ○ | ×', '帳票 | △ | ○', ['○', '×'], ['△', '○']],
  ])('is features: %s', (heading, head, first, second, one, two) => {
    const slide = tell(table(heading, [head, first, second])).find(({ kind }) => kind === 'features');
    expect(slide).toMatchObject({ features: [{ values: one }, { values: two }] });
  });

  it('has plans beside one another, though the table has them below, and their prices in their heads', () => {
    const slide = tell(
      table('Pricing', ['Plan | Price | Calendar | SSO', 'Starter | $9 | ✓ | ✗', 'Team (recommended) | $19 | ✓ | ✓']),
    ).at(-1);
    expect(slide).toMatchObject({
      kind: 'features',
      plans: [
        { name: 'Starter', price: '$9' },
        { name: 'Team', price: '$19', recommended: true },
      ],
      features: [
        { name: 'Calendar', values: ['✓', '✓'] },
        { name: 'SSO', values: ['–', '✓'] },
      ],
    });
  });

  it('is none where words or numbers fill it, or where one column is ticked off', () => {
    for (const rows of [
      ['Region | Manager | Office', 'North | Dana | Leeds', 'South | Omar | Hove'],
      ['Task | Done | Owner', 'Lease | yes | Dana', 'Deposit | no | Omar'],
    ])
      expect(kindsOf(table('Where we stand', rows))).not.toContain('features');
  });
});

describe('plans with their prices', () => {
  it.each([
    ['- Starter: €9 a month – one user, 5 GB, mail\n- Plus: €29 a month – ten users, 100 GB, telephone\n'],
    [
      '### Starter – €9 a month\n- one user\n- 5 GB\n- mail\n### Plus – €29 a month\n- ten users\n- 100 GB\n- telephone\n',
    ],
  ])('are cards of what they include: %s', (list) => {
    const slide = tell(`# Our shop\n\n## Why\n- Orders rose 14%\n- Rent fell\n\n## Pricing\n\n${list}`).find(
      ({ kind }) => kind === 'features',
    );
    expect(slide).toMatchObject({
      plans: [
        { name: 'Starter', price: '€9 a month', includes: ['One user', '5 GB', 'Mail'] },
        { name: 'Plus', price: '€29 a month', includes: ['Ten users', '100 GB', 'Telephone'] },
      ],
    });
  });

  it('are none where a price is the only thing that is said', () => {
    expect(kindsOf('# Café\n\n## Prices\n- Coffee: €3\n- Tea: €2\n- Cake: €4\n')).not.toContain('features');
  });
});
