import { describe, expect, it } from 'vitest';
import { describeAuditEntry } from './audit-actions';

const read = (action: string, detail: Parameters<typeof describeAuditEntry>[0]['detail']) =>
  describeAuditEntry({ action, detail })
    .map(({ text }) => text)
    .join('');

describe('describeAuditEntry', () => {
  it.each([
    ['organization.renamed', { from: 'Acme', to: 'Acme Ltd' }, 'Renamed the organization from “Acme” to “Acme Ltd”'],
    ['organization.plan_set', { plan: 'business', trial: true }, 'Put the organization on the Business (trial) plan'],
    ['organization.plan_set', { plan: 'business', trial: false }, 'Put the organization on the Business plan'],
    ['credits.granted', { credits: 40 }, 'Added 40 credits'],
    ['member.left', { role: 'admin' }, 'Left the organization as admin'],
  ])('tells %s in plain words', (action, detail, words) => {
    expect(read(action, detail)).toBe(words);
  });

  it('keeps what people wrote apart from our own words, even where it looks like a placeholder', () => {
    expect(describeAuditEntry({ action: 'template.deleted', detail: { name: '{role} <b>' } })).toEqual([
      { text: 'Deleted the template “', isValue: false },
      { text: '{role} <b>', isValue: true },
      { text: '”', isValue: false },
    ]);
  });

  it.each([
    ['comet.landed', {}, 'comet.landed'],
    ['comet.landed', { on: 'Earth' }, 'comet.landed {"on":"Earth"}'],
    ['member.left', { rank: 1 }, 'member.left {"rank":1}'],
    ['constructor', {}, 'constructor'],
    ['member.left', null, 'member.left null'],
  ])('shows %s with %j as it stands', (action, detail, words) => {
    expect(read(action, detail)).toBe(words);
  });
});
