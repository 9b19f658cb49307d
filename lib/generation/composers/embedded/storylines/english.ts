import type { StoryWords } from './storyline';
import { readStories } from './storyline';

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
  stories: readStories(`
    @change
    s1 The message in one sentence / the one thing that the audience should take away
    b2 Where we stand today: {a} ~ Where we stand today / how {a} works and who does what / what {a} costs a year, with its source / where it causes errors, delays or risk
    c1 Why {move} now / Reason | the strongest reason, with evidence / Trigger | what makes this the right moment / Cost of waiting | what happens if nothing changes
    v2 {A} and {b} compared / Cost / Effort / Control / Weak points
    b3 What matters most to {audience} / their first question about {x} / the figure that they watch / what would make them say no
    m2 What it costs and what it saves / One-off costs / Running costs / Savings / Pays back after
    p1 How to get from {a} to {b} ~ How we get there / Prepare | requirements, data and people needed / Choose | criteria and who decides / Pilot | where to begin and how to measure success / Move | order, dates and the way back / Review | what to check and when
    r2 Risks and what we do about them / what could go wrong first / what could go wrong during the change / what could go wrong afterwards
    c4 Who has to be on board / Sponsor | who carries the decision / Team | roles, skills and time needed / Affected | who works differently afterwards, and what helps them
    n2 What happens next / the first step / the decision to be taken / the date to report back
    @explain
    b1 What {x} {is} / a one-sentence definition of {x}{for} / the parts or kinds that matter most / what {x} {is} often confused with
    c2 Why {x} matter{s} / In daily life | where people meet {x} / In the bigger picture | what would be missing without {x} / Right now | what makes {x} a topic today
    p1 How {x} work{s} / First | what sets it off and what it needs / Then | what happens, step by step / In the end | what comes out of it, and who notices
    b2 {X} in practice: an example / a real case, with place and date / what happened there / what the case shows about {x}
    c3 What people often get wrong / Myth | a common belief about {x} / Fact | what is true instead, with a source / Open question | what nobody knows yet
    m4 {X} in figures / Size / Trend / Comparison
    b1 What to remember / the first thing to remember about {x} / the second thing / where to read on or what to try next
    @compare
    s2 The short answer / which of {a} and {b} fits better{for}, in one sentence
    b2 What matters in this choice / the goal that {a} or {b} should serve / the limits: money, time, people / who decides, and by when
    d1 {A}: pros and cons / Pros | the strongest argument for {a} | a second one, with a figure | who gains most from it / Cons | what {a} costs or makes harder | who would object, and why | what can be done about it
    d1 {B}: pros and cons / Pros | the strongest argument for {b} | a second one, with a figure | who gains most from it / Cons | what {b} costs or makes harder | who would object, and why | what can be done about it
    v1 Side by side / Cost / Effort / Quality / Risk
    c3 What tips the balance / When {a} wins | the situation in which {a} is clearly better / When {b} wins | the situation in which {b} is clearly better / A middle way | what a mix of both could look like
    s1 Our recommendation / your choice between {a} and {b}, and the one reason that decides it
    n3 What happens next / the first step after the decision / what to try before committing / when to look at the decision again
    @howto
    s3 What you get out of it / what someone who can {x} gains, in one sentence
    b1 What you need before you start / tools and materials / time and money / what you should know already
    p1 Step by step / Prepare | what to have ready and where / Begin | the first action, and how to do it right / Carry on | the main work, with times or amounts / Finish | how to tell that it is done
    c2 Mistakes to avoid / At the start | what goes wrong most often, and why / Halfway | what people forget / At the end | what is done too early or too late
    b2 How to tell that it worked / what a good result looks like / what to check or measure / what to change if it falls short
    b4 Tips from experience / a shortcut that saves time / a trick that makes the result better / what experts do differently
    b1 What to try next / the first thing to do today / a next level for later / where to find help
    @history
    s2 Why this history matters / what the past of {x} explains about today, in one sentence
    b1 How it began / where and when {x} began / who was behind it / what came before
    t1 The turning points / year | the first turning point of {x} / year | an invention, event or person that changed everything / year | when {x} reached many people / year | the latest big change
    c2 Who shaped it / A person | name, role and what they did / A place | where {x} grew, and why there / An idea | what set it apart from what was there before
    b2 What it changed / how people lived or worked before / what {x} changed for them / who lost by it
    b2 Where it stands today / {x} today, with one figure and its source / what is left of the beginnings / what may come next
    b1 What to remember / the one date to remember / the one name to remember / a question to talk about
    @training
    b1 What you will be able to do / what everybody can do after this session / what they will know / what they will do differently tomorrow
    c1 Why {x} matter{s} to us / For customers | what they expect of us / For you | how it makes work easier or safer / If it goes wrong | a real case and what it cost
    b1 The basics of {x} / the most important term, in plain words / the rule that always applies / where the rule is written down
    p1 How to do it right / See it | how to recognise the situation / Stop | what to check before acting / Act | the right steps, in order / Report | whom to tell, and how
    d2 Do and don’t / Do | a good habit with {x} | a second one | what to do when unsure / Don’t | the most common mistake | a shortcut that causes harm | what is never allowed
    b2 Practice: a case from our work / the situation, without names / the question to discuss in pairs / the solution, for afterwards
    b3 Check what you know / an easy question / a question with a catch / a question about your own work
    b1 Where to get help / the person to ask, with phone or e-mail / where to find the rules / the date of the next session
    @pitch
    s1 What we do in one sentence / what {x} offers, for whom, and what makes it different
    c1 The problem / Who has it | the customers, and how many there are / What it costs them | time, money or trouble, with a source / Today’s workaround | what they use now, and why it falls short
    p1 Our solution / Today | how the customer lives with the problem / With us | what changes at the first use / Result | what is better afterwards, with a figure
    b2 The market / how large it is, with a source / where we start / why it grows now
    v3 How we differ / Price / What customers get / How fast it works / Weak points
    b2 How we earn money / who pays, how much and how often / what it costs to win a customer / what is left per customer
    b2 What we have achieved so far / users, sales or pilots, with dates / the most telling customer quote / what we learned
    c2 The team / Founder | name, role and experience that fits / Founder | name, role and experience that fits / Missing | the role to be filled next
    b1 What we ask for / the amount or the decision that is needed / what it will be used for / what will be reached with it, and when
    @plan
    s1 The goal in one sentence / what will be different when {x} {is} done, and by when
    d2 What is in and what is not / In scope | the first result to deliver | the second one | for whom it is done / Out of scope | what will not be done | what comes later | what others take care of
    t1 Milestones / date | start: who and what has to be ready / date | first result to look at / date | test or approval / date | finish and handover
    c1 Who does what / Lead | name, and what they decide / Team | names, tasks and time per week / Sponsor | who gives money and clears the way
    m3 What it takes / People / Services and licences / Reserve / Total
    r1 Risks and what we do about them / what could delay {x} / what could make it more expensive / what depends on others
    c4 How we work together / Meetings | how often, and with whom / Decisions | who decides what / Documents | where they are kept
    n1 First steps / the first task / the decision needed to begin / the next meeting
    @report
    s1 The period in one sentence / how it went, and the one thing to know about it
    m1 Key figures / Result / Change on the period before / Compared with the target
    d1 What went well, what did not / Went well | the biggest success, with a figure | what made it possible / Did not go well | the biggest miss, with a figure | its cause
    c2 What we worked on / Done | what was finished / In progress | what is on its way, and until when / Blocked | what waits, and for whom
    b2 Outlook / the target for the next period / what could change it / what has to happen first
    r3 Risks and what we do about them / the most urgent risk / a risk that has grown / a risk to watch
    n1 Decisions and next steps / the decision needed now / the next step / what to report next time
  `),
};
