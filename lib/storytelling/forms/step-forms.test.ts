import { describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellDeck } from '../tell-deck';

const tell = (prompt: string) => tellDeck(readPrompt({ prompt, outputType: 'deck', variantCount: 1 })).slides;
const deck = (heading: string, lines: readonly string[]) => `# ${heading}\n\n## ${heading}\n\n${lines.join('\n')}\n`;

describe('steps that come round again', () => {
  it.each([
    ['Our improvement cycle', ['- Plan', '- Do', '- Check', '- Act']],
    ['Der Regelkreis im Lager', ['- Planen', '- Umsetzen', '- Prüfen', '- Nachbessern']],
    ['Le cycle de vie', ['- Concevoir', '- Produire', '- Réparer', '- Recycler']],
    ['El ciclo de mejora', ['- Planificar', '- Hacer', '- Verificar', '- Actuar']],
    ['Цикл улучшений', ['- План', '- Дело', '- Проверка', '- Действие']],
    ['دورة التحسين', ['- التخطيط', '- التنفيذ', '- القياس', '- التحسين']],
    ['מעגל השיפור', ['- תכנון', '- ביצוע', '- מדידה', '- שיפור']],
    ['改善サイクル', ['- 計画', '- 実行', '- 評価', '- 改善']],
    ['改进循环', ['- 计划', '- 执行', '- 检查', '- 处理']],
  ])('are a cycle by their heading: %s', (heading, lines) => {
    const slide = tell(deck(heading, lines)).find(({ kind }) => kind === 'cycle');
    expect(slide).toMatchObject({ steps: lines.map((line) => ({ title: line.slice(2) })) });
  });

  it.each([
    ['How we work', ['1. Set the routes', '2. Deliver the parcels', '3. Count what came late', '4. Back to step 1']],
    ['So arbeiten wir', ['1. Routen planen', '2. Pakete liefern', '3. Verspätungen zählen', '4. Zurück zu Schritt 1']],
    ['作業の流れ', ['1. 経路を決める', '2. 荷物を届ける', '3. 遅れを数える', '4. 最初に戻る']],
  ])('are one where the last leads back to the first, which stands in the middle: %s', (heading, lines) => {
    const slide = tell(deck(heading, lines)).find(({ kind }) => kind === 'cycle');
    expect(slide).toMatchObject({ steps: [{}, {}, {}], center: lines[3]!.slice(3) });
  });

  it('are a process where they end, and facts about a cycle are none of its steps', () => {
    const kinds = (heading: string, lines: readonly string[]) => tell(deck(heading, lines)).map(({ kind }) => kind);
    expect(
      kinds('How to send it back', ['1. Pack it', '2. Print the label', '3. Bring it', '4. Test it again']),
    ).toContain('process');
    expect(
      kinds('The life cycle of a phone', [
        '- Most phones of our customers last for about three years in daily use',
        '- A repair costs $80 on average and takes two days in the workshop',
        '- About 40% of all phones are sold once more after their first owner',
      ]),
    ).not.toContain('cycle');
  });
});
