import { describe, expect, it } from 'vitest';
import { hashPassword, isPasswordOf } from './password';

describe('passwords', () => {
  it('are stored as argon2id of 19 MiB and two passes', async () => {
    expect(await hashPassword('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('match their own hash alone', async () => {
    const hash = await hashPassword('correct horse');
    expect(await isPasswordOf('correct horse', hash)).toBe(true);
    expect(await isPasswordOf('Correct horse', hash)).toBe(false);
    expect(await isPasswordOf('correct horse', 'nonsense')).toBe(false);
  });
});
