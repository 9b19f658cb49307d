import { expect, it } from 'vitest';
import { describeDevice } from './sessions';

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on macOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['', 'Unknown browser'],
  [null, 'Unknown browser'],
  ['<script>alert(1)</script>', 'Unknown browser'],
])('%j is %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});
