import { describe, expect, it } from 'vitest';
import { isSignedBy, keyIdOf, sign } from './signing-keys';

describe('signing keys', () => {
  it('verifies what it signed, and nothing else', () => {
    const signature = sign('text', ['secret']);
    expect(isSignedBy('text', signature, ['secret'])).toBe(true);
    expect(isSignedBy('texT', signature, ['secret'])).toBe(false);
    expect(isSignedBy('text', { ...signature, signature: 'x' }, ['secret'])).toBe(false);
    expect(isSignedBy('text', signature, ['other'])).toBe(false);
  });

  it('goes on verifying after a rotation, until the old secret is dropped', () => {
    const before = sign('text', ['old']);
    expect(isSignedBy('text', before, ['new', 'old'])).toBe(true);
    expect(isSignedBy('text', before, ['new'])).toBe(false);
    expect(sign('text', ['new', 'old']).kid).toBe(keyIdOf('new'));
  });

  it('accepts no signature under the name of another key', () => {
    const { signature } = sign('text', ['old']);
    expect(isSignedBy('text', { kid: keyIdOf('new'), signature }, ['new', 'old'])).toBe(false);
  });
});
