import type { StoryWords } from './storyline';
import { storySlides } from './storyline';

export const english: StoryWords = {
  mark: '[Add {}]',
  before: 'today’s way',
  after: 'the new way',
  amount: 'Amount',
  source: 'Source',
  measure: 'Measure',
  risk: 'Risk',
  phases: ['At the start', 'In the middle', 'At the end'],
  months: ['First month', 'Second month', 'Third month'],
  phasePrompt: 'goal, main actions, who is responsible',
  change: storySlides(`
    s1 The message in one sentence / the one thing that the audience should take away
    b2 Where we stand today: {a} / how {a} works and who does what / what {a} costs a year, with its source / where it causes errors, delays or risk
    c1 Why {move} now / Reason | the strongest reason, with evidence / Trigger | what makes this the right moment / Cost of waiting | what happens if nothing changes
    v2 {A} and {b} compared / Cost / Effort / Control / Weak points
    b3 What matters most to {audience} / their first question about {x} / the figure that they watch / what would make them say no
    m2 What it costs and what it saves / One-off costs / Running costs / Savings / Pays back after
    p1 How to get from {a} to {b} / Prepare | requirements, data and people needed / Choose | criteria and who decides / Pilot | where to begin and how to measure success / Move | order, dates and the way back / Review | what to check and when
    r2 Risks and what we do about them / what could go wrong first / what could go wrong during the change / what could go wrong afterwards
    c4 Who has to be on board / Sponsor | who carries the decision / Team | roles, skills and time needed / Affected | who works differently afterwards, and what helps them
    n2 What happens next / the first step / the decision to be taken / the date to report back
  `),
  explain: storySlides(`
    s1 {X}: the message in one sentence / the one thing that the audience should remember
    b1 {X}: the basics / a definition in your own words / the main parts or kinds / how to recognise it
    b4 What matters most to {audience} / what they know already / what they want to know / what they should do afterwards
    c1 Why it matters / For the audience | how it touches their work or life / In general | what would be missing without it / Right now | why today is a good moment
    p2 How it works / Beginning | what sets it off / Middle | what happens, step by step / End | what comes out of it
    b3 An example / a real case with place and date / what happened / what it shows
    c4 Common questions / Question | what people ask first / Misunderstanding | what many believe, and what is true / Open | what nobody knows yet
    m5 Key figures / Size / Trend / Comparison
    b2 What to remember / the first point / the second point / what to do or read next
  `),
};
