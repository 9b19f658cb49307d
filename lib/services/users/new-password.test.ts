import { describe, expect, it } from 'vitest';
import { isPasswordOf } from '@/lib/platform/crypto/password';
import { hashNewPassword } from './new-password';

const known = ['ada.lovelace@example.com', 'Ada Lovelace', 'Analytical Engines'];

describe('a new password', () => {
  it.each([
    ['the commonest', '12345678'],
    ['a common one with capitals and signs', 'Passw0rd!'],
    ['a common one of another language', 'motdepasse'],
    ['a row of the keyboard', 'qwertyuiop'],
    ['the alphabet', 'abcdefgh'],
    ['one letter, as often as you like', 'q'.repeat(1_000)],
    ['a date', '24.12.1999'],
    ['the name of the service', 'deckwright1'],
    ['their own name', 'Lovelace1'],
    ['their own address', 'ada.lovelace@example.com'],
    ['the name of their organization', 'analytical1'],
  ])('is refused when it is %s', async (_, password) => {
    await expect(hashNewPassword({ password, known, param: 'newPassword' })).rejects.toMatchObject({
      code: 'invalid_request',
      param: 'newPassword',
      message: expect.stringMatching(/^newPassword: is too easy to guess/),
    });
  });

  it.each([
    ['a few words', 'correct horse battery'],
    ['random letters', 'xk3v9vQz'],
    ['another script', 'мой дядя самых честных'],
  ])('may be %s', async (_, password) => {
    expect(await isPasswordOf(password, await hashNewPassword({ password, known }))).toBe(true);
  });
});
