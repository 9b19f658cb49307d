import { describe, expect, it } from 'vitest';
import { iconSet } from '@/lib/deck/icons/icon-set';
import { similarIcons } from './similar-icons';

describe('similarIcons', () => {
  it.each([
    ['delivery truck', 'truck'],
    ['Delivery trucks', 'truck'],
    ['light bulb icon', 'lightbulb'],
    ['rocket launch', 'rocket'],
    ['money bag with coins', 'coins'],
    ['person with headset for customer support', 'headphones'],
    ['calendar page', 'calendar'],
    ['green leaf', 'leaf'],
    ['handshake between partners', 'handshake'],
    ['factory building', 'factory'],
    ['shield with check', 'shield-check'],
    ['magnifying glass search', 'search'],
    ['graduation hat', 'graduation-cap'],
    ['shopping cart', 'shopping-cart'],
    ['line chart', 'chart-line'],
    ['warning', 'triangle-alert'],
  ])('finds "%s" as %s', (asked, icon) => expect(similarIcons(asked)[0]).toBe(icon));

  it.each(['', ' ', 'unicorn', 'xqzv', '火', 'the icon', 'x'.repeat(200)])('has none for "%s"', (asked) =>
    expect(similarIcons(asked)).toEqual([]),
  );

  it('finds every drawing by its own name first', () => {
    for (const name of Object.keys(iconSet)) expect(similarIcons(name.replaceAll('-', ' '))[0]).toBe(name);
  });
});
