/** What is true of the organization already. */
export interface FirstStepsFacts {
  hasApi: boolean;
  generated: boolean;
  createdKey: boolean;
  calledApi: boolean;
  invited: boolean;
}

export interface ShownStep {
  state: 'done' | 'next' | 'later' | 'locked';
  title: string;
  text: string;
  action: { href: string; label: string };
}

interface Step extends Omit<ShownStep, 'state'> {
  fact: Exclude<keyof FirstStepsFacts, 'hasApi'>;
  needsApi: boolean;
}

const steps: readonly Step[] = [
  {
    fact: 'generated',
    needsApi: false,
    title: 'Make a first deck',
    text: 'Write or paste a prompt, pick a look, and download a PowerPoint file.',
    action: { href: '/new', label: 'New deck' },
  },
  {
    fact: 'createdKey',
    needsApi: true,
    title: 'Create an API key',
    text: 'A program signs in with it. It is shown once, so store it where your program reads it.',
    action: { href: '/settings/developer', label: 'Create a key' },
  },
  {
    fact: 'calledApi',
    needsApi: true,
    title: 'Send a first request',
    text: 'The guide has whole programs in curl, TypeScript and Python to paste.',
    action: { href: '/docs', label: 'Open the guide' },
  },
  {
    fact: 'invited',
    needsApi: false,
    title: 'Invite someone',
    text: 'They see the same jobs and spend from the same credits.',
    action: { href: '/settings/members', label: 'Invite' },
  },
];

const lockedText = 'API keys come with the paid Business and Enterprise plans. Ask your operator to change the plan.';

/** All steps in their order; the first that can be done and isn't yet is the next one. */
export function shownSteps(facts: FirstStepsFacts): ShownStep[] {
  const isOpen = ({ fact, needsApi }: Step) => !facts[fact] && (facts.hasApi || !needsApi);
  const next = steps.find(isOpen);
  return steps.map((step) => {
    const { fact, needsApi, title, text, action } = step;
    if (facts[fact]) return { state: 'done', title, text, action };
    if (needsApi && !facts.hasApi)
      return {
        state: 'locked',
        title,
        text: lockedText,
        action: { href: '/settings/organization', label: 'See your plan' },
      };
    return { state: step === next ? 'next' : 'later', title, text, action };
  });
}

/** Set in a browser whose person has put the first steps of this organization away. */
export function firstStepsCookie(organizationId: string): string {
  return `first-steps-hidden-${organizationId}`;
}
