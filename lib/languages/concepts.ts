/** What a word of a request can mean, beside its form, tone and data words. A word may have several. */
export const concepts = [
  // What is asked for.
  'slide', // a slide, as it is counted
  'page', // a page: a slide only beside the word for a deck
  'deck', // the whole: presentation, deck, talk
  'make', // verbs that ask for a deck, in the forms in which people ask: make, prepare, turn into
  'show', // verbs that ask for a form or a part: show, use, put, include, add, display, plot, highlight
  'keep', // verbs that set limits: keep, avoid, limit, make sure, stick to, leave out, don't
  'want', // need, want, would like, must, should have
  'please', // please, kindly, can you, could you, would be great
  'ourselves', // who asks: I, we, my, our (in requests: "I need", "for our team")
  'below', // the material: below, following, attached, these notes, this text, here is
  // Parts of phrases.
  'about', // leads to the topic: about, on, regarding, covering, titled
  'for', // leads to listeners: for, aimed at, to present to
  'people', // listeners: students, board, customers, team, investors
  'each', // per, each, every
  'word', // words, bullets, points, lines as limits: "20 words a slide"
  'minute', // minutes, hours: how long the talk is
  'exactly', // exactly, only, just
  'around', // about, around, roughly, ca.
  'atMost', // at most, max, no more than, up to
  'atLeast', // at least, minimum, no fewer than
  'to', // between two numbers: to, or, until
  'and',
  'no', // not, no, without
  'begin', // begin with, start with, open with
  'end', // end with, close with, finish with
  'language', // "language", "auf", "in" before the name of a language
  // Labels of lines: "Audience: …".
  'titleLabel', // title, topic, subject, theme, Re
  'audienceLabel',
  'toneLabel', // tone, style, language register
  'countLabel', // slides, length, number of slides
  'languageLabel',
  'authorLabel', // author, presenter, speaker, by
  'dateLabel', // date
  'noteLabel', // notes, speaker notes, say
  'footLabel', // footnote, source: what is said at the foot
  'variant', // variants, versions, alternatives of one slide
  // Of sources: what is said to whoever reads them, people or programs.
  'toReader', // ignore the instructions, you are an assistant, click here
  'fromNow', // from now on, only, instead: beside a word for slides, what they are to be about
  'mailLabel', // from, to, cc, sent, date of mails
  // Letters.
  'greeting',
  'farewell', // regards, thanks, cheers
  'remark', // see below, as discussed, FYI, let me know, sent from my phone: says nothing
  // Labels that count, as in "Step 2", "Option B", "Q3" apart.
  'slideLabel', // slide, page, Folie before a number or as "Slide 1 – title"
  'stepLabel', // step, phase, stage
  'optionLabel', // option, variant, alternative, scenario, plan
  'itemLabel', // objective, goal, item, topic, chapter, part, section, module, risk, TOP
  'questionLabel', // Q, question
  'answerLabel', // A, answer
  // Columns of tables and keys of records.
  'nameKey', // name, item, task, product, title
  'ownerKey', // owner, responsible, assignee, who
  'dueKey', // due, deadline, by when
  'statusKey', // status, state, progress
  'actionKey', // action, task, to do
  'hierarchy', // org chart, hierarchy, driver tree; reports to, manager
  'horizon', // now, next, later; short, medium and long term
  'quoteWord', // said, says, according to: whose words they are
  'total', // total, sum, overall
  // What is said to whoever makes the slides, amid content too.
  'leaveOut', // verbs that say what no slide may show: leave out, don't mention, skip
  'names', // what can be left out by its sort: names of people
  'brackets', // signs that asides stand in
  'contacts', // phone numbers, addresses of mail
  'prices', // prices, amounts of money
  'codes', // what tickets and cases are called: ticket numbers, issue numbers
  'private', // remarks that are for their writer: internal, TODO, not for circulation, ask …
  'offer', // what a chat program says around its answer: of course, here is your …, if you like
  'imageHint', // labels of what a slide could show: image suggestion, visual
  'subtitleLabel', // labels that name no topic: subtitle, closing line
  'genre', // what sort of text it is: minutes, transcript, interview, notes, changelog
  // What a slide or a question may be about.
  'askWord', // words that open questions: what, how, why, who, when
] as const;

export type Concept = (typeof concepts)[number];

/** How slides can sound; each changes the choice of a template and what a language model is told. */
export const tones = ['formal', 'plain', 'persuasive', 'inspiring', 'playful', 'technical'] as const;
export type Tone = (typeof tones)[number];

/** What people ask to see, and what they ask of data. */
export const askedForms = [
  'chart', // a chart, graph, diagram of any sort
  'line', // line chart; trend, development, over time
  'bar', // bar or column chart; ranking, compare amounts
  'doughnut', // pie or doughnut; share, split, breakdown, proportion
  'scatter', // scatter plot; correlation
  'table', // table, grid, spreadsheet
  'timeline', // timeline, milestones on an axis
  'steps', // process, steps, flow
  'comparison', // comparison, side by side, versus, pros and cons
  'matrix', // SWOT, matrix, two by two, quadrant
  'quote', // quote, testimonial
  'figures', // key figures, KPIs, big numbers
  'cards', // cards, tiles, boxes
  'list', // bullets, list
  'agenda', // agenda, table of contents
  'summary', // summary, takeaways, conclusion, key messages
  'actions', // next steps, action items, call to action, to-dos
  'sections', // section slides, dividers
  'largest', // who moved most, best, biggest, top
  'smallest', // worst, lowest
  'change', // change, growth, difference
] as const;
export type AskedForm = (typeof askedForms)[number];

/** What a heading announces. */
export const headingRoles = [
  'agenda',
  'summary',
  'goals',
  'risks',
  'actions',
  'decisions',
  'timeline',
  'process',
  'sources',
  'options',
  'causes',
  'strengths',
  'weaknesses',
  'opportunities',
  'threats',
  'pros',
  'cons',
  'before',
  'after',
  'figures',
  'quotes',
  'funnel', // funnel, pipeline, conversion
  'bridge', // waterfall chart, profit bridge, what moved the profit
  'pricing', // prices, plans, packages
  'cycle', // cycle, loop, life cycle
  'again', // back to the first step, start over: said of a last step
  'rating', // impact, effort, likelihood: columns by which things are weighed
  'people', // team, participants, attendees
  'partners', // partners, customers, sponsors, trusted by
  'questions', // FAQ, open questions
  'inScope',
  'outOfScope',
] as const;
export type HeadingRole = (typeof headingRoles)[number];

/** General words that say what a fact does: none of them belongs to a single kind of slide. */
export const factWords = [
  'rise', // adds to a number: added, gained, more, plus
  'fall', // takes from a number: cost, lost, less, minus
  'be', // verbs that say nothing by themselves: is, were, has
  'person', // we, us, they, it
  'past', // how it was: used to be, before, last year
  'present', // how it is: today, now
  'future', // how it will be: afterwards, in future, once it is there
  'aim', // what was aimed at: target, wanted, against, at most
  'see', // what is to be seen: see, visible, at a glance
  'under', // stands below: reports to, under
  'over', // stands above: leads, heads, direct reports of
  'thanks', // what a talk ends with: thank you
  'date', // days that stand out: key dates, milestones
  'part', // is made of parts: splits into, consists of
  'remain', // what is left of a population: of them, on the way, lost most, how far they came
  'across', // horizontal, x axis, left to right
  'upwards', // vertical, y axis, bottom to top
  'last', // verbs by which something begins, goes on or ends: runs, starts, goes, lasts
  'back', // leads back to where something began: back to, again, over again
] as const;
export type FactWord = (typeof factWords)[number];

/** What a talk about a bare topic is. */
export const shapes = [
  'change',
  'explain',
  'compare',
  'howto',
  'history',
  'training',
  'pitch',
  'plan',
  'report',
  'problem',
  'welcome',
  'venture',
  'advice',
  'rules',
  'event',
] as const;
export type Shape = (typeof shapes)[number];
