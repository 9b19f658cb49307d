import type { GalleryContent } from './contents';

/** What can be chosen: by criteria that head the rows of a table, and by points. */
export const latinComparisons: GalleryContent['slides']['comparison'] = [
  {
    kind: 'comparison',
    title: 'Leasing is the better way to grow storage',
    criteria: ['Ready in', 'Space', 'Contract', 'Effect on loans'],
    options: [
      {
        name: 'Build',
        headline: '$6.2M',
        points: ['22 months', '14,000 m²', 'Owned outright', 'Needs a new loan'],
      },
      {
        name: 'Lease',
        headline: '$0.9M a year',
        points: ['4 months', '9,400 m²', 'Ten years, exit after five', 'None'],
        recommended: true,
      },
      {
        name: 'Outsource',
        headline: '$1.4M a year',
        points: ['2 months', 'As needed', 'Any quarter', 'None'],
      },
    ],
    recommendedLabel: 'Our choice',
  },
  {
    kind: 'comparison',
    title: 'Leasing is the better way to grow storage',
    options: [
      { name: 'Build', headline: '$6.2M', points: ['Ready in 22 months', 'Owned outright', 'Needs a new loan'] },
      {
        name: 'Lease',
        headline: '$0.9M a year',
        points: ['Ready in 4 months', 'Ten-year contract with an exit after five', 'No effect on covenants'],
        recommended: true,
      },
      {
        name: 'Outsource',
        headline: '$1.4M a year',
        points: ['Ready in 2 months', 'Cancel any quarter', 'Service levels are theirs'],
      },
    ],
    recommendedLabel: 'Our choice',
  },
];
