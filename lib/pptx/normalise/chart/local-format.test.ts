import { expect, it } from 'vitest';
import { formatWithLocale } from './local-format';

it.each([
  ['#,##0.0', 'de-DE', '[$-407]#,##0.0'],
  ['0" %"', 'fr-FR', '[$-40C]0" %"'],
  ['+0.0;-0.0;"nichts; 0"', 'de-DE', '[$-407]+0.0;[$-407]-0.0;"nichts; 0"'],
  ['#,##0.0', 'en-GB', '#,##0.0'],
  ['#,##0', 'ja-JP', '#,##0'],
  ['General', 'de-DE', 'General'],
])('%s in %s is %s', (code, language, local) => {
  expect(formatWithLocale(code, language)).toBe(local);
});
