import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createApiKeyText, displayPrefixOf, hashApiKey, hideApiKeys, isApiKeyText } from './api-key-text';

describe('API key text', () => {
  it('is dw_ and 40 base-62 characters, and never the same twice', () => {
    const keys = Array.from({ length: 500 }, createApiKeyText);
    expect(new Set(keys).size).toBe(500);
    for (const key of keys) {
      expect(key).toMatch(/^dw_[0-9A-Za-z]{40}$/);
      expect(isApiKeyText(key)).toBe(true);
    }
  });

  it('draws on the whole alphabet', () => {
    const letters = new Set(Array.from({ length: 200 }, createApiKeyText).join('').slice(3));
    expect(letters.size).toBe(63);
  });

  it('catches any single wrong character', () => {
    const key = createApiKeyText();
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 42 }), fc.constantFrom(...'abcXYZ019'), (at, letter) => {
        fc.pre(key[at] !== letter);
        expect(isApiKeyText(key.slice(0, at) + letter + key.slice(at + 1))).toBe(false);
      }),
    );
  });

  it.each([[''], ['dw_'], ['dw_short'], ['sk_' + createApiKeyText().slice(3)], [createApiKeyText() + '\n']])(
    'refuses %j',
    (text) => {
      expect(isApiKeyText(text)).toBe(false);
    },
  );

  it('is hidden in a text, whole, cut off or misspelt, and nothing else is', () => {
    const key = createApiKeyText();
    const text = `Unknown field "${key}", ${key.slice(0, 20)} ${key}x; dw_kind and Bearer ${key}`;
    expect(hideApiKeys(text)).toBe(
      'Unknown field "dw_[hidden]", dw_[hidden] dw_[hidden]; dw_kind and Bearer dw_[hidden]',
    );
    expect(hideApiKeys(`Key ${displayPrefixOf(key)}`)).toBe(`Key ${displayPrefixOf(key)}`);
  });

  it('shows eight characters', () => {
    const key = createApiKeyText();
    expect(displayPrefixOf(key)).toBe(key.slice(0, 8));
  });

  it('stores a hash that depends on the pepper', () => {
    const key = createApiKeyText();
    expect(hashApiKey(key, 'one')).toMatch(/^[0-9a-f]{64}$/);
    expect(hashApiKey(key, 'one')).not.toBe(hashApiKey(key, 'two'));
  });
});
