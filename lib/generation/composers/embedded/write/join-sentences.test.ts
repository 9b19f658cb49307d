import { expect, it } from 'vitest';
import { joinSentences } from './join-sentences';

it.each([
  [['Fuel cost $2.1M', 'Repairs cost $0.4M'], 'Fuel cost $2.1M. Repairs cost $0.4M'],
  [['燃料費は2億円でした', '修理費は4,000万円でした'], '燃料費は2億円でした。修理費は4,000万円でした'],
  [['लागत 2 लाख है', 'काम मई में होगा'], 'लागत 2 लाख है। काम मई में होगा'],
  [['Who pays?', 'The county'], 'Who pays? The county'],
  [['One'], 'One'],
  [[], ''],
])('%j stand together as %j', (sentences, text) => {
  expect(joinSentences(sentences)).toBe(text);
});
