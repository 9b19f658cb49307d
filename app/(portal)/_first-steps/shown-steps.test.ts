import { describe, expect, it } from 'vitest';
import { type FirstStepsFacts, shownSteps } from './shown-steps';

const nothing: FirstStepsFacts = {
  hasApi: true,
  generated: false,
  createdKey: false,
  calledApi: false,
  invited: false,
};
const statesOf = (facts: Partial<FirstStepsFacts>) => shownSteps({ ...nothing, ...facts }).map(({ state }) => state);

describe('shownSteps', () => {
  it.each([
    [{}, ['next', 'later', 'later', 'later']],
    [{ generated: true }, ['done', 'next', 'later', 'later']],
    [{ createdKey: true, calledApi: true }, ['next', 'done', 'done', 'later']],
    [{ generated: true, createdKey: true, calledApi: true, invited: true }, ['done', 'done', 'done', 'done']],
  ])('marks the first that is left as the next: %j', (facts, states) => {
    expect(statesOf(facts)).toEqual(states);
  });

  it('passes over what the plan lacks, and says which plans have it', () => {
    const steps = shownSteps({ ...nothing, hasApi: false, generated: true });
    expect(steps.map(({ state }) => state)).toEqual(['done', 'locked', 'locked', 'next']);
    expect(steps[1]?.text).toMatch(/Business and Enterprise/);
  });

  it('keeps what was done while the plan had it', () => {
    expect(statesOf({ hasApi: false, createdKey: true, calledApi: true })).toEqual(['next', 'done', 'done', 'later']);
  });
});
