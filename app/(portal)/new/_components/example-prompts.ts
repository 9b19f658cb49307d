import type { OutputType } from '@/lib/contracts/job';

export interface ExamplePrompt {
  name: string;
  outputType: OutputType;
  prompt: string;
}

/** To start from: what a good prompt holds is content, not only a subject. */
export const examplePrompts: readonly ExamplePrompt[] = [
  {
    name: 'Board update',
    outputType: 'deck',
    prompt: `A board update on the first half of the year in 8 slides, for the meeting on 14 September.

Harbour Coffee roasts and delivers to 212 cafés in four cities.

## Where we stand
- Revenue of €4.8 million, 16% more than a year ago
- 31 new cafés, 5 lost
- Deliveries on time: 97.2%

## Revenue by quarter
| Quarter | Cafés | Online shop |
| --- | ---: | ---: |
| Q3 | 1,720,000 | 310,000 |
| Q4 | 1,850,000 | 420,000 |
| Q1 | 1,940,000 | 390,000 |
| Q2 | 2,050,000 | 420,000 |

## What went wrong
The second roaster stood still for eleven days in March, and 140 orders were late.

## Next
- 1 October: the warehouse in Lyon opens
- 15 November: subscriptions in the online shop

## Decision we ask for
Approve €380,000 for a third roaster.`,
  },
  {
    name: 'Project kick-off',
    outputType: 'deck',
    prompt: `A kick-off deck in 6 slides for the Alder project: we move our customer help centre to a new platform.

Goal: customers find an answer by themselves in 7 of 10 cases; today it is 4 of 10.

Team: Ines Duarte leads, Tom Berg (content), Aisha Khan (engineering), Paolo Ricci (support).

Steps
1. Sort and rewrite the 240 most-read articles, by 30 January
2. Connect search and sign-in, by 20 February
3. Pilot with 500 customers, by 15 March
4. Switch over, on 2 April

Risks: translations come late; the old search has no owner after February.

Not part of it: the community forum and the mobile app.`,
  },
  {
    name: 'One slide with a chart',
    outputType: 'single_slide',
    prompt: `One slide for the sales meeting: online orders overtook orders by phone in March.

| Month | Phone | Online |
| --- | ---: | ---: |
| January | 1,240 | 880 |
| February | 1,180 | 1,060 |
| March | 1,090 | 1,310 |
| April | 1,020 | 1,480 |

Message: two people of the phone team can move to the online desk in May.`,
  },
];
