import { expect, it } from 'vitest';
import { faultOf } from './field-fault';

const wrong = (fault: string, rest: object = {}) => ({
  validity: { [fault]: true } as unknown as ValidityState,
  validationMessage: 'Bitte anders.',
  ...rest,
});

it.each([
  [wrong('valueMissing'), 'Fill this in.'],
  [wrong('typeMismatch', { type: 'email' }), 'An e-mail address looks like name@example.com.'],
  [wrong('typeMismatch', { type: 'url' }), 'An address begins with https://.'],
  [wrong('patternMismatch', { title: 'A colour is written as #0A7B83.' }), 'A colour is written as #0A7B83.'],
  [wrong('tooShort', { minLength: 12 }), 'Write at least 12 characters.'],
  [wrong('rangeUnderflow', { min: '2020-01-01T00:00' }), 'Nothing below 2020-01-01 00:00.'],
  [wrong('customError'), 'Bitte anders.'],
])('says of %j: %s', (control, words) => {
  expect(faultOf(control)).toBe(words);
});
