import type { GalleryContent } from './contents';

/** Slides whose content has a drawing of its own. */
export const latinDiagrams: Pick<GalleryContent['slides'], 'features'> = {
  features: [
    {
      kind: 'features',
      title: 'Team is the plan that most branches need',
      plans: [
        { name: 'Starter', price: '$9', note: 'a user and month' },
        { name: 'Team', price: '$19', note: 'a user and month', recommended: true },
        { name: 'Enterprise', price: 'On request', note: 'from 200 users' },
      ],
      features: [
        { name: 'Projects', values: ['3', 'Unlimited', 'Unlimited'] },
        { name: 'Shared calendar', values: ['✓', '✓', '✓'] },
        { name: 'Guests', values: ['–', '✓', '✓'] },
        { name: 'Single sign-on', values: ['–', '✓', '✓'] },
        { name: 'Audit log', values: ['–', '–', '✓'] },
        { name: 'Support', values: ['E-mail', 'Chat in a day', 'Named contact'] },
      ],
    },
    {
      kind: 'features',
      title: 'Only one supplier meets all that we ask for',
      plans: [{ name: 'Norda' }, { name: 'Kestrel' }, { name: 'Brightwell' }, { name: 'Own build' }],
      features: [
        { name: 'Speed of delivery', values: ['◔', '◑', '●', '○'] },
        { name: 'Data stays in the EU', values: ['●', '○', '●', '●'] },
        { name: 'Works with our stock system', values: ['◑', '◕', '●', '◔'] },
        { name: 'Costs over five years', values: ['◕', '◑', '◕', '○'] },
        { name: 'References in our trade', values: ['◔', '●', '◕', '○'] },
        { name: 'Support in three languages', values: ['○', '◑', '●', '◔'] },
      ],
    },
    {
      kind: 'features',
      title: 'Three plans, each with all of the one before',
      plans: [
        { name: 'Basic', price: '€9', note: 'a month', includes: ['One user', '5 GB of storage', 'Help by e-mail'] },
        {
          name: 'Plus',
          price: '€29',
          note: 'a month',
          recommended: true,
          includes: ['Ten users', '100 GB of storage', 'Help by telephone', 'Shared calendar'],
        },
        {
          name: 'Pro',
          price: '€79',
          note: 'a month',
          includes: ['Any number of users', '1 TB of storage', 'Named contact', 'Single sign-on'],
        },
      ],
    },
  ],
};
