import type { Language } from './language';

export const language: Language = {
  tag: 'en-US',
  name: 'English',
  direction: 'ltr',
  script: 'latin',
  decimal: '.',
  signs: {
    words:
      'the a an and of to in for is are with on our that this from by we it as at be was or about how why what my your please make create slide slides deck presentation between into not do does should can vs',
    letters: '',
    sample:
      'the company wants to grow its business this year and we should think about what our customers really need people work better when they know why change matters every team has a plan with clear goals for the next quarter sales growth market share costs budget revenue profit employees training health safety benefits knowledge school teachers learning history science weather climate energy water food cooking travel city streets buildings houses friends family children growing thinking making using working being how which would could through right light night thought world still might strength wealth month youth growth three there where overview update launch roadmap strategy review report summary meeting notes research findings results questions answers challenges opportunities next steps leadership management development software security cloud data privacy remote office weekly monthly quarterly annual introduction basics guide tips ideas project status customer support product design marketing campaign brand healthy eating birds trees flowers garden music movies books machine quality test supply chain shipping warehouse delivery payment checkout market marketplace road traffic turn bike path offices move employees',
  },
  regions: [
    {
      tag: 'en-GB',
      fewest: 1,
      marks:
        'colour colours favour favourite behaviour behaviours neighbour neighbours neighbourhood labour honour centre centres theatre theatres metres litres organise organised organises organising organisation organisations organisational realise realised realising prioritise prioritised prioritising optimise optimised optimising summarise summarised analyse analysed analysing digitalisation programme programmes travelling travelled cheque cheques licence defence whilst tyre tyres grey enrol fulfil aluminium autumn fortnight nhs vat hmrc £',
      against:
        'color colors favorite behavior behaviors neighbor neighbors labor honor center centers theater theaters meters liters organize organized organization realize realized prioritize optimize summarize analyze analyzed program programs traveling license defense tire gray $',
    },
  ],
  languageNames: {
    en: 'english',
    de: 'german, deutsch',
    fr: 'french',
    es: 'spanish, castilian',
    pt: 'portuguese',
    it: 'italian',
    nl: 'dutch, flemish',
    pl: 'polish',
    tr: 'turkish',
    ru: 'russian',
    ar: 'arabic',
    he: 'hebrew',
    hi: 'hindi',
    zh: 'chinese, mandarin, cantonese',
    ja: 'japanese',
    ko: 'korean',
  },
  counting: {
    from1:
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty/fourty fifty',
    join: '{t} {u}',
    more: 'single=1 a_couple_of=2 half_a_dozen=6 a_dozen=12 one_dozen=12 dozen=12 two_dozen=24',
    ordinals:
      'first/firstly/first_of_all/first_thing second/secondly/second_thing third/thirdly/third_thing fourth/fourthly fifth sixth seventh eighth ninth tenth',
  },
  calendar: {
    months:
      'january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sep/sept october/oct november/nov december/dec',
    weekdays: 'monday/mon tuesday/tue/tues wednesday/wed thursday/thu/thur/thurs friday/fri saturday/sat sunday/sun',
    quarter: 'q, quarter',
    half: 'h, half',
    periods: 'week, weeks, month, months, day, days, year, years, sprint, sprints, hour, hours, wk, session, season',
    around: 'by, from, on, at, in, until, till, since, before, after, mid, early, late, end of, start of, beginning of',
    relative:
      'today, tomorrow, yesterday, this week, next week, last week, this month, next month, asap, end of day, eod, eow, ongoing, now',
  },
  scales: {
    '1e3': 'k, thousand, thousands',
    '1e5': 'lakh, lakhs, lac',
    '1e6': 'm, mm, mn, mln, mio, million, millions',
    '1e7': 'crore, crores, cr',
    '1e9': 'b, bn, bln, billion, billions',
    '1e12': 'tn, trillion, trillions',
  },
  partOf: 'of',
  units:
    'percent, per cent, pct, percentage points, points, pp, people, hours, hour, hrs, minutes, minute, mins, seconds, secs, days, day, weeks, week, months, month, years, year, dollars, euros, pounds, tonnes, tons, miles, users, customers, employees, units, items, inches, feet, fte, ftes, staff, students, visitors, tickets, orders, members, cases, calls, sites, stores, homes, households, patients, beds, seats, rooms, trips, litres, liters, metres, meters, acres, hectares, pieces, downloads, sessions, subscribers, participants, volunteers, respondents',
  words: {
    slide: 'slide, slides, slider, sliders, pager, pagers, slidess, slieds',
    page: 'page, pages, pp',
    deck: 'deck, decks, presentation, presentations, powerpoint, power point, ppt, pptx, slide deck, slidedeck, slide show, slideshow, keynote, pitch deck, talk, lecture, webinar, briefing deck',
    make: 'make, create, build, prepare, produce, draft, write, generate, design, put together, turn, convert, transform, summarise, summarize, present, compose, develop, outline, give me, give us, do, making, creating, preparing, structure, restructure, distil, distill, condense, boil down, work up, whip up, mock up, pull together',
    show: 'show, use, include, add, display, plot, visualise, visualize, highlight, mention, cover, put, draw, present, list, illustrate, compare, focus, feature, emphasise, emphasize, split, group, summarise, summarize, explain, describe, render, chart, graph, call out, point out, walk through, start, open, lead, mark, bring out',
    keep: "keep, avoid, limit, make sure, ensure, stick, leave out, leave, skip, omit, don't, dont, do not, no more than, never, only, without, please no, no, drop, remove, ignore, strictly, must, should",
    want: "need, want, would like, 'd like, i'd like, we'd like, looking for, require, must, should, would love, id like, wanted, needs, needed, wants, hoping for, should have, has to, have to",
    please:
      'please, pls, plz, kindly, can you, could you, would you, can u, could u, would be great, would be nice, thanks, thank you, help me, let us, thx, if possible, ideally, preferably, appreciate',
    ourselves: "i, we, my, our, me, us, i'm, we're, i've, we've, im",
    below:
      'below, following, attached, this text, these notes, the notes, this email, this mail, this thread, the data, this data, this table, these numbers, these figures, the figures, here is, here are, heres, this is, these are, from this, from these, based on, pasted, this list, this report, this document, this csv, this export, raw notes, source, the text, this article, this readme, this spec, this transcript, the transcript, this chat, the following, my notes, our notes',
    about:
      'about, abt, on, regarding, concerning, covering, explaining, introducing, presenting, describing, comparing, outlining, titled, entitled, called, summarising, summarizing, re, around the topic, on the topic of, on the subject of, named, that explains, that covers, which explains, topic, showing, arguing, explaining why, how to',
    for: 'for, aimed at, targeted at, to present to, addressed to, intended for, to be shown to, to show to, in front of, before, audience, meant for, geared towards, to pitch to, to convince, to persuade, to brief',
    people:
      'student, students, pupil, pupils, class, classes, grade, graders, kids, children, teenagers, teens, beginners, board, boards, council, councillors, committee, committees, team, teams, staff, employees, managers, manager, management, leadership, executives, execs, c-level, ceo, cfo, cto, cio, coo, vp, directors, director, investors, investor, vcs, shareholders, stakeholders, partners, clients, client, customers, customer, suppliers, vendors, parents, families, patients, doctors, nurses, clinicians, surgeons, teachers, lecturers, faculty, professors, companies, businesses, entrepreneurs, founders, start-ups, startups, smes, public, audience, listeners, laypeople, developers, engineers, engineering, experts, specialists, volunteers, residents, tenants, neighbours, neighbors, citizens, jury, judges, press, journalists, colleagues, interns, apprentices, trainees, new hires, newcomers, starters, salespeople, sales, members, donors, sponsors, tourists, visitors, guests, farmers, lawyers, officials, department, departments, mayor, minister, ministry, regulators, auditors, union, works council, assembly, meeting, town hall, all-hands, boss, steering, steerco, group, everyone, people, owners, landlords, operators, drivers, technicians, mechanics, pharmacists, librarians, trustees, governors, alumni, recruiters, candidates, users, buyers, retailers, analysts, bankers, lenders, freshmen, undergraduates, seniors, elders, cooks, chefs, bartenders, baristas, coaches, players, crew, workers, supervisors, association, society, club, chapter, delegates, attendees, conference, seminar, school, university',
    each: 'per, each, every, a, apiece, on each, in each',
    word: 'word, words, bullet, bullets, points, point, lines, line, characters, sentences, items',
    minute: 'minute, minutes, min, mins, minute talk, hour, hours',
    exactly:
      'exactly, precisely, only, just, strictly, in total, total, altogether, not more and not less, no more no less',
    around:
      'about, around, roughly, approximately, approx, circa, ca, some, or so, ish, maybe, say, more or less, something like, ideally',
    atMost:
      'at most, max, maximum, no more than, not more than, up to, fewer than, less than, under, at maximum, tops, or fewer, or less, maximal, within, limit of',
    atLeast: 'at least, minimum, min, no fewer than, no less than, more than, or more, not less than',
    to: 'to, or, until, through, and',
    and: 'and, plus, as well as',
    no: "no, not, without, don't, dont, do not, never, avoid, skip, omit, leave out, none, nothing",
    begin: 'begin, begins, start, starts, open, opens, starting, opening, beginning, lead, first',
    end: 'end, ends, close, closes, finish, finishes, conclude, ending, closing, wrap up, last, final, finally',
    language: 'in, language, written in, translate, translated, into, texts in, text in',
    titleLabel:
      'the message, key message, core message, title, topic, subject, theme, deck title, re, presentation title, working title, project, betreff, headline, cover, cover title',
    audienceLabel: 'audience, target audience, target group, listeners, for whom, readers, for, who',
    toneLabel: 'tone, style, tone of voice, voice, register, wording, manner, mood',
    countLabel: 'slides, number of slides, slide count, length, count, pages, size, no of slides, total slides',
    languageLabel: 'language, output language, lang, languages',
    authorLabel: 'author, authors, presenter, presented by, speaker, prepared by, by, written by, compiled by',
    dateLabel: 'date, dated, as of, last updated, updated, published, effective date',
    noteLabel: 'notes, note, speaker notes, speaker note, say, talking points, script, narration',
    footLabel: 'footnote, footnotes, small print, source, sources, data source',
    variant: 'variant, variants, version, versions, alternative, alternatives, layouts, designs, alternates',
    toReader:
      "ignore previous, ignore all, ignore the, ignore any, ignore everything, ignore your, ignore prior, disregard, forget everything, forget all, forget the, forget your, forget previous, system prompt, system message, ai assistant, language model, chatbot, llm, you are now, as an ai, the ai, pretend to be, dear reader, api key, api keys, do not cite, do not mention, never mention, do not tell, don't mention, don't cite, new task, click here, accept cookies, accept all cookies, you are an ai, note to the ai, note to the assistant, previous instructions, new instructions",
    fromNow:
      'from now on, henceforth, now only, is now, are now, instead, only about, solely about, is only about, is really about, is all about, must end, must begin, override, instruction, instructions, prompt, prompts',
    mailLabel: 'from, to, cc, bcc, sent, date, subject, reply-to, attachments, importance, received',
    greeting:
      'hi, hello, hey, dear, good morning, good afternoon, good evening, greetings, hi all, hi team, hi everyone, morning, hiya, dear all, hello everyone',
    farewell:
      'best, best regards, kind regards, warm regards, regards, cheers, thanks, thank you, many thanks, thx, sincerely, yours, yours sincerely, yours truly, yours faithfully, all the best, best wishes, thanks in advance, thanks a lot, thanks again, thanks so much, thank you very much, talk soon, speak soon, ta, ty, warmly, respectfully, xoxo, take care, see you, with best regards, with kind regards, cordially',
    remark:
      'see below, as discussed, fyi, let me know, sent from my, hope this helps, hope you are well, hope all is well, looking forward, see attached, please find, as promised, as agreed, feel free, no rush, happy to, any questions, shout if, ping me, talk soon, thanks again, hope this finds you well, just checking, following up, lol, ok, okay, sounds good, got it, will do, perfect, great, np, cool, confidential, do not forward, please do not reply, unsubscribe, image omitted, media omitted, messages and calls are end-to-end encrypted, joined the channel, left the group, was added, edited, generated automatically, automatically generated, auto-generated, may contain errors, can everyone hear me, see my screen, hear me, haha*, hahaha*, lmao, rofl, thanks for making it, thanks everyone, bear with me, good question, fair enough, no worries, please consider the environment, think before you print, intended only for the addressee, intended for the addressee, forwarded message, original message, begin forwarded message, last edited by, was this page helpful, cookies, privacy policy, all rights reserved, skip to content',
    slideLabel: 'slide, slides, page, screen, screens, sl, s',
    stepLabel:
      'step, phase, stage, part, wave, sprint, milestone, week, day, month, year, round, lesson, session, act, era, period, quarter',
    optionLabel:
      'option, variant, alternative, scenario, plan, choice, proposal, route, model, package, tier, candidate, bid, offer, supplier, vendor, approach, version',
    itemLabel:
      'objective, goal, item, topic, chapter, part, section, module, risk, point, principle, theme, reason, pillar, priority, initiative, project, lesson, unit, block, agenda item, appendix, rule, article, annex, question, finding, recommendation, decision, kpi, key result, kr, okr, tip, mistake, example, case, use case, feature, exercise, act, story, ticket, issue, bug, requirement, action',
    questionLabel: 'q, question, faq',
    answerLabel: 'a, answer, ans',
    nameKey:
      'name, item, task, product, title, description, category, key, summary, region, team, feature, metric, kpi, country, city, department, project, activity, milestone, topic, issue, model, plan, customer, site, store, branch, station, line, channel, segment, source, type, step, phase',
    ownerKey:
      'owner, owners, responsible, assignee, assigned to, assigned, who, lead, contact, in charge, person, accountable, dri, poc, owned by, resp',
    dueKey:
      'due, due date, deadline, by when, until, when, date, target date, due by, eta, by, end, end date, finish, delivery',
    statusKey: 'status, state, progress, stage, rag, done, resolution, phase, health, condition',
    actionKey: 'action, actions, task, to do, todo, action item, activity, next step, what, measure, step, deliverable',
    hierarchy:
      'org chart, organization chart, organisation chart, organizational structure, organisational structure, organization, organisation, organigram, reporting lines, reporting line, hierarchy, driver tree, value tree, value drivers, breakdown structure, tree, reports to, manager, line manager, supervisor, parent',
    horizon:
      'now, next, later, short term, medium term, mid term, long term, near term, immediately, in future, short-term, medium-term, mid-term, long-term',
    quoteWord:
      'said, says, writes, wrote, according to, told, asked, replied, explains, explained, notes, noted, adds, added',
    total: 'total, sum, overall, all, grand total, subtotal, average, mean, together, combined, in total',
    genre:
      'minutes, meeting minutes, transcript, transcription, interview, notes, meeting notes, changelog, change log, release notes, readme, outline, draft, memo, protocol, report, final report, contact sheet, brief, briefing, agenda, summary, article, handout',
    leaveOut:
      "don't mention, do not mention, dont mention, never mention, no mention of, leave out, leave off, leave aside, skip, omit, exclude, don't show, do not show, dont show, don't include, do not include, dont include, don't print, do not print, dont print, don't put, do not put, dont put, don't call, dont call, do not call, don't talk about, keep out, stay away from, must not appear, should not appear",
    names: 'name, names, who said',
    brackets: 'bracket, brackets, parenthesis, parentheses',
    codes:
      'ticket number, ticket numbers, ticket id, ticket ids, issue number, issue numbers, issue ids, issue keys, case number, case numbers',
    contacts:
      'phone number, phone numbers, telephone, telephone numbers, phones, phone, numbers to call, email addresses, emails, e-mails, contact details, contacts',
    prices: 'price, prices, pricing, amounts, fees, rates',
    private:
      "internal, internal only, nb internal, confidential, confidential draft, not for circulation, not for publication, not for distribution, not for the slides, not for slides, not for this, off the record, do not forward, todo, fixme, ps, p.s, do not email, don't email, don't tell, do not tell, between us, between ourselves, staff only, for staff only, ask, check with, double check, see attendance list, see attached list, see appendix, see annex, note to self, seriously, no kidding, don't ask, last edited by, last updated by",
    offer:
      "if you like, if you'd like, if you want, would you like me, let me know if, i can also, shall i, here is your, here's your, here is a, here's a, here is an, of course, certainly, sure, absolutely, chatgpt, copilot, gemini, ai wrote, this was written by",
    imageHint:
      'image suggestion, suggested image, image idea, image, visual, visuals, visual suggestion, picture, illustration, suggested visual, design note, layout, background image',
    subtitleLabel: 'subtitle, tagline, subheading, closing line, closing statement, closing sentence, closing words',
    askWord:
      'what, how, why, who, when, where, which, whose, is, are, do, does, can, should, will, could, would, did, was, were, has, have, am, may',
  },
  tones: {
    formal:
      'formal, formally, official, professional, professionally, serious, businesslike, business-like, corporate, polished',
    plain:
      'plain, simple, easy to understand, clear, factual, neutral, objective, sober, matter-of-fact, no-nonsense, straightforward, down-to-earth, plain english, jargon-free, no jargon, minimal, minimalist, concise',
    persuasive: 'persuasive, convincing, compelling, assertive, salesy, punchy, bold, confident',
    inspiring:
      'inspiring, inspirational, motivating, motivational, uplifting, visionary, emotional, enthusiastic, energetic, upbeat, warm, hopeful',
    playful:
      'playful, fun, funny, humorous, casual, informal, relaxed, light-hearted, lighthearted, friendly, witty, cheerful',
    technical: 'technical, in-depth, scientific, academic, expert-level, detailed, deep dive',
  },
  forms: {
    chart:
      'chart, charts, graph, graphs, diagram, plot, visual, visualisation, visualization, graphic, graphically, charted, as a graphic',
    line: 'line chart, line charts, line graph, line, trend, trends, development, over time, evolution, time series, trajectory, month by month, quarter by quarter, year by year, how it developed, curve',
    bar: 'bar chart, bar charts, bar graph, column chart, column charts, columns, bars, bar, ranking, ranked, rank, league table, histogram, stacked bar, stacked column',
    doughnut:
      'pie, pie chart, doughnut, donut, doughnut chart, donut chart, share, shares, split, breakdown, proportion, proportions, mix, percentage of the total, market share, distribution, composition',
    scatter:
      'scatter, scatter plot, scatter chart, scatterplot, correlation, correlate, correlates, relationship between',
    table: 'table, tables, grid, tabular, spreadsheet, as a table, in a table, matrix of values',
    timeline:
      'timeline, time line, timelines, milestones on a line, chronology, roadmap, gantt, schedule, on an axis, chronological',
    steps:
      'process, steps, step by step, step-by-step, flow, workflow, flowchart, procedure, sequence, funnel, pipeline, process diagram, how-to',
    comparison:
      "comparison, compare, compared, comparing, side by side, side-by-side, versus, vs, pros and cons, two columns, two column, contrast, head to head, head-to-head, before and after, before/after, trade-offs, tradeoffs, do and don't, dos and don'ts, against each other",
    matrix:
      'swot, matrix, two by two, 2x2, 2 x 2, quadrant, quadrants, swot analysis, eisenhower, four-field, four quadrants',
    quote: 'quote, quotes, quotation, testimonial, testimonials, pull quote, citation as a quote, verbatim',
    figures:
      'key figures, key numbers, big numbers, big number, kpis, kpi, metrics, stats, statistics, headline numbers, headline figures, key metrics, number tiles, the numbers big, figures, kpi tiles, scorecard',
    cards: 'cards, card, tiles, tile, boxes, icons, icon grid',
    list: 'bullets, bullet points, bullet list, bulleted, bullet, list, checklist, numbered list',
    agenda: 'agenda, table of contents, contents, outline slide, overview slide',
    summary:
      'summary, takeaways, takeaway, key takeaways, conclusion, key messages, recap, executive summary, tl;dr, tldr, wrap-up, in a nutshell, conclusions, key points, bottom line, lessons learned',
    actions:
      'next steps, action items, call to action, to-dos, todos, actions, action plan, what we ask, the ask, decision needed, decisions needed, ask, contact slide, recommendation, recommendations',
    sections:
      'section slides, section slide, dividers, divider slides, section dividers, chapter slides, section breaks',
    largest:
      'largest, biggest, best, highest, top, most, strongest, leader, leading, winner, winners, who moved most, fastest, peak, maximum, record, main driver',
    smallest:
      'smallest, worst, lowest, least, weakest, bottom, slowest, loser, losers, laggard, laggards, minimum, poorest',
    change:
      'change, changes, changed, growth, grew, difference, increase, decrease, decline, delta, rise, drop, moved, improved, improvement, gain, gains, loss, losses, variance, gap',
  },
  headings: {
    agenda: 'agenda, table of contents, contents, toc',
    summary:
      'summary, takeaways, conclusion, conclusions, key messages, executive summary, tl;dr, tldr, in short, recap, abstract, key takeaways, highlights, at a glance, wrap-up, overview, bottom line, key points, the gist, in a nutshell',
    goals: 'goal*, objective*, target*, aim, aims, priorit*, key results, vision, mission, purpose, learning outcomes',
    risks:
      'risk*, concerns, issues, blockers, challenges, problems, pitfalls, limitations, obstacles, known issues, weak points',
    actions:
      'action*, action items, next steps, next step, to do, to-do, todo, todos, to-dos, follow-up*, follow up, tasks, what happens next, recommendations, recommendation, asks, the ask, call to action, what we need',
    decisions: 'decision*, decided, resolutions, agreed, resolved',
    timeline:
      'timeline, time line, schedule, milestone*, chronology, history, calendar, key dates, dates, roadmap, programme, itinerary',
    process:
      'process*, procedure*, workflow*, step, steps, how it works, how to, method*, approach, rollout, instructions, recipe, installation, setup, getting started, quick start, quickstart, directions',
    sources: 'sources, references, bibliography, further reading, links, literature, citations',
    options:
      'options, alternatives, variants, scenarios, choices, candidates, bids, offers, quotes compared, plans compared, proposals',
    causes: 'cause*, root cause*, why it happened, contributing factors, reasons',
    strengths: 'strength*',
    weaknesses: 'weakness*',
    opportunities: 'opportunit*',
    threats: 'threat*',
    pros: 'pro, pros, advantages, advantage, benefits, benefit, for, upsides, upside, plus, in favour, in favor, do, dos, what went well, went well, good, arguments for, keep',
    cons: "con, cons, disadvantages, disadvantage, drawbacks, drawback, against, downsides, downside, minus, don't, don'ts, donts, what went wrong, what did not go well, what didn't go well, went badly, bad, arguments against, stop",
    before:
      'before, today, now, currently, at present, at the moment, current, as is, as-is, old, then, current state, where we are, status quo, the old way',
    after:
      'after, afterwards, tomorrow, in future, in the future, future, to be, to-be, new, target state, future state, where we want to be, the new way',
    figures:
      'key figures, numbers, kpis, kpi, metrics, figures, facts and figures, key numbers, stats, statistics, results in numbers, the numbers, key metrics, financials, results, data',
    quotes: 'quote*, testimonial*, what customers say, what they say, voices, feedback, in their words',
    bridge:
      'waterfall, waterfall chart, bridge chart, profit bridge, revenue bridge, ebit bridge, ebitda bridge, cost bridge, cash bridge, margin bridge, bridge from, variance bridge, what moved, what drove the change',
    funnel:
      'funnel, sales funnel, conversion funnel, conversion, pipeline, hiring pipeline, sales pipeline, from lead to customer, drop-off, stages of the funnel',
    pricing:
      'pricing, prices, price list, plans, plans and pricing, pricing plans, subscription plans, packages, tiers, subscriptions, price',
    cycle:
      'cycle, cycles, loop, round and round, goes round, feedback loop, life cycle, lifecycle, flywheel, circle, virtuous circle, vicious circle',
    again:
      'repeat, repeats, start again, start over, begin again, begins again, starts again, back to step, back to the start, back to the beginning, return to step, go back to, and so on',
    rating:
      'impact, effort, value, complexity, likelihood, probability, severity, urgency, importance, feasibility, benefit, ease, business value, reach, confidence, risk, cost',
    people:
      'team, participants, attendees, present, people, staff, who we are, members, contacts, roles, founders, speakers, apologies, invited',
    partners:
      'partners, our partners, customers, our customers, clients, our clients, suppliers, sponsors, supporters, trusted by, used by, works with, who uses it, references and customers, member companies, brands',
    questions: 'faq, faqs, questions, frequently asked questions, q&a, questions and answers, open questions',
    inScope: 'in scope, scope, included, covered, what is included, what is in',
    outOfScope:
      'out of scope, not included, excluded, not covered, non-goals, exclusions, what is not included, what is out',
  },
  shapes: {
    change:
      'why we should, should we, moving, move to, switch to, switching, migrat*, replac*, introduc*, transition, from … to, case for, proposal, propose, business case, start, adopt*, rollout, convince, should start, should',
    explain:
      'what is, what are, how does, how do, explain*, introduction to, basics, intro to, understanding, overview of, 101, how',
    compare: 'versus, vs, compare*, comparison, or, pros and cons, difference between, better, which',
    howto:
      "how to, guide to, tips for, tips, best practices, getting started, learn to, steps to, a beginner's guide, ways to",
    history: 'history, origins, evolution of, rise of, fall of, story of, through the ages, past',
    training: 'training, onboarding, workshop, course, lesson, safety briefing, induction, class on, teach*, awareness',
    pitch: 'pitch, investor*, startup idea, business idea, product idea, fundraising, seed round, sales deck, funding',
    plan: 'plan, planning, roadmap, strategy, project plan, launch plan, schedule, kick-off, kickoff, rollout plan, programme for, campaign',
    report: 'report, review, results, retrospective, update, status, quarterly, annual, monthly, qbr, recap, progress',
    problem:
      'absence, absenteeism, shortage of, lack of, noise, vandalism, bullying, waste, delays, complaints, turnover, losses, theft, accidents, drought, decline, late arrivals, missed appointments, problem with, trouble with, against, reducing, reduce, fewer',
    welcome:
      'welcome, welcoming, new volunteers, new members, new staff, new starters, newcomers, new colleagues, new apprentices, new parents, first day, joining',
    venture:
      'opening a, open a, founding, found a, starting a, start a, starting our, setting up, start-up, own business, opening an, starting an, setting up a',
    advice:
      'sleep, healthy, nutrition, eating, stress, back pain, screen time, saving energy at home, saving money, first aid, wellbeing, well-being, exercise, staying, coping with, looking after, living with, safe at home',
    rules:
      'rules, house rules, safety, policy, code of conduct, regulations, hygiene, data protection, passwords, lone working',
    event:
      'open day, festival, fair, fete, fête, trip, excursion, party, concert, tournament, anniversary, wedding, summer camp, reunion, sports day, exhibition, market day',
  },
  deck: {
    agenda: 'Agenda',
    overview: 'Overview',
    action: 'Action',
    owner: 'Owner',
    due: 'Due',
    recommended: 'Recommended',
    and: 'and',
    from: 'from',
    to: 'to',
    audience: 'Audience',
    item: 'Item',
    figures: 'Key figures',
    detail: 'Details',
    question: 'Question',
    total: 'Total',
    summary: 'Summary',
    sources: 'Sources',
    amount: 'Amount',
    source: 'Source',
    measure: 'Measure',
    risk: 'Risk',
    today: 'today’s way',
    tomorrow: 'the new way',
    toCollect: 'What to collect for this slide:',
    besides: 'What else we know',
    versus: 'vs',
    contact: 'Contact',
  },
  stories: {
    change: `
      s 1 The message in one sentence / the one thing that the audience should take away
      b 2 Where we stand today: {a} ~ Where we stand today / how things are done now, and by whom / what that costs in a year, with its source / where it goes wrong or falls short
      c 1 Why now / Reason | the strongest reason, with evidence / Trigger | what makes this the right moment / Cost of waiting | what happens if nothing changes
      v 2 {A} and {b} compared / Cost / Effort / Control / Weak points
      b 3 What matters most to {audience} / their first question / the figure that they watch / what would make them say no
      m 2 What it costs and what it saves / One-off costs / Running costs / Savings / Pays back after
      p 1 How to get from {a} to {b} ~ How we get there / Prepare | requirements, data and people needed / Choose | criteria and who decides / Pilot | where to begin and how to measure success / Move | order, dates and the way back / Review | what to check and when
      r 2 Risks and what we do about them / what could go wrong first / what could go wrong during the change / what could go wrong afterwards
      c 4 Who has to be on board / Sponsor | who carries the decision / Team | roles, skills and time needed / Affected | who works differently afterwards, and what helps them
      n 2 What happens next / the first step / the decision to be taken / the date to report back`,
    explain: `
      b 1 {X}: what it is / one plain sentence that everybody understands / where we meet it / what belongs to it, and what does not
      c 1 The most important points / First | what one has to know before all else / Then | what follows from it / Also | what is easily overlooked
      p 2 How it comes about / It begins | where, when and with what / It goes on | the stages in their order / It ends | what comes of it, and for whom
      b 1 An example / where and when / what happened, with one figure / what it shows
      m 3 {X} in figures / How much or how many / How that has changed / Compared with what we know
      c 2 What it means for us / Good | what we gain by it / Difficult | what it costs or puts at risk / Open | what is still argued about
      b 1 What to take home / the one sentence to remember / what each of us can do with it / where to read or ask more`,
    compare: `
      s 2 The short answer / which of {a} and {b} fits better, in one sentence
      b 2 What matters in this choice / the goal that {a} or {b} should serve / the limits: money, time, people / who decides, and by when
      d 1 {A}: pros and cons / Pros | the strongest argument for {a} | a second one, with a figure | who gains most from it / Cons | what {a} costs or makes harder | who would object, and why | what can be done about it
      d 1 {B}: pros and cons / Pros | the strongest argument for {b} | a second one, with a figure | who gains most from it / Cons | what {b} costs or makes harder | who would object, and why | what can be done about it
      v 1 Side by side / Cost / Effort / Quality / Risk
      c 3 What tips the balance / When {a} wins | the situation in which {a} is clearly better / When {b} wins | the situation in which {b} is clearly better / A middle way | what a mix of both could look like
      s 1 Our recommendation / your choice between {a} and {b}, and the one reason that decides it
      n 3 What happens next / the first step after the decision / what to try before committing / when to look at the decision again`,
    howto: `
      s 3 What you get out of it / what someone who can do it gains, in one sentence
      b 1 What you need before you start / tools and materials / time and money / what you should know already
      p 1 Step by step / Prepare | what to have ready and where / Begin | the first action, and how to do it right / Carry on | the main work, with times or amounts / Finish | how to tell that it is done
      c 2 Mistakes to avoid / At the start | what goes wrong most often, and why / Halfway | what people forget / At the end | what is done too early or too late
      b 2 How to tell that it worked / what a good result looks like / what to check or measure / what to change if it falls short
      b 4 Tips from experience / a shortcut that saves time / a trick that makes the result better / what experts do differently
      b 1 What to try next / the first thing to do today / a next level for later / where to find help`,
    history: `
      s 2 Why this history matters / what the past explains about today, in one sentence
      b 1 How it began / where and when it began / who was behind it / what came before
      t 1 The turning points / year | the first turning point / year | an invention, event or person that changed everything / year | when it reached many people / year | the latest big change
      c 2 Who shaped it / A person | name, role and what they did / A place | where it grew, and why there / An idea | what set it apart from what was there before
      b 2 What it changed / how people lived or worked before / what changed for them / who lost by it
      b 2 Where it stands today / the situation today, with one figure and its source / what is left of the beginnings / what may come next
      b 1 What to remember / the one date to remember / the one name to remember / a question to talk about`,
    training: `
      b 1 What you will be able to do / what everybody can do after this session / what they will know / what they will do differently tomorrow
      c 1 Why it matters / For others | what they expect of us, and what they notice / For you | what becomes easier / If it goes wrong | a real case, and what came of it
      b 1 The basics / the most important term, in plain words / the rule that always applies / where the rule is written down
      p 1 How to do it right / Before | what to know, check and have ready / At the start | the first step, and how to do it well / Then | the main part, with steps or words to use / At the end | what to check, note down or pass on
      d 2 Do and don’t / Do | a good habit | a second one | what to do when unsure / Don’t | the most common mistake | a shortcut that causes harm | what is never allowed
      b 2 Practice / a case from everyday work, without names / the task for pairs or small groups / what a good solution looks like
      b 3 Check what you know / an easy question / a question with a catch / a question about your own work
      b 1 Where to get help / the person to ask, with phone or e-mail / where to find the rules / the date of the next session`,
    pitch: `
      s 1 What we do in one sentence / what it offers, for whom, and what makes it different
      c 1 The problem / Who has it | the customers, and how many there are / What it costs them | time, money or trouble, with a source / Today’s workaround | what they use now, and why it falls short
      p 1 Our solution / Today | how the customer lives with the problem / With us | what changes at the first use / Result | what is better afterwards, with a figure
      b 2 The market / how large it is, with a source / where we start / why it grows now
      v 3 How we differ / Price / What customers get / How fast it works / Weak points
      b 2 How we earn money / who pays, how much and how often / what it costs to win a customer / what is left per customer
      b 2 What we have achieved so far / users, sales or pilots, with dates / the most telling customer quote / what we learned
      c 2 The team / Founder | name, role and experience that fits / Founder | name, role and experience that fits / Missing | the role to be filled next
      b 1 What we ask for / the amount or the decision that is needed / what it will be used for / what will be reached with it, and when`,
    plan: `
      s 1 The goal in one sentence / what will be different at the end, and by when
      d 2 What is in and what is not / In scope | the first result to deliver | the second one | for whom it is done / Out of scope | what will not be done | what comes later | what others take care of
      t 1 Milestones / date | start: who and what has to be ready / date | first result to look at / date | test or approval / date | finish and handover
      c 1 Who does what / Lead | name, and what they decide / Team | names, tasks and time per week / Sponsor | who gives money and clears the way
      m 3 What it takes / People / Services and licences / Reserve / Total
      r 1 Risks and what we do about them / what could delay it / what could make it more expensive / what depends on others
      c 4 How we work together / Meetings | how often, and with whom / Decisions | who decides what / Documents | where they are kept
      n 1 First steps / the first task / the decision needed to begin / the next meeting`,
    report: `
      s 1 The period in one sentence / how it went, and the one thing to know about it
      m 1 Key figures / Result / Change on the period before / Compared with the target
      d 1 What went well, what did not / Went well | the biggest success, with a figure | what made it possible / Did not go well | the biggest miss, with a figure | its cause
      c 2 What we worked on / Done | what was finished / In progress | what is on its way, and until when / Blocked | what waits, and for whom
      b 2 Outlook / the target for the next period / what could change it / what has to happen first
      r 3 Risks and what we do about them / the most urgent risk / a risk that has grown / a risk to watch
      n 1 Decisions and next steps / the decision needed now / the next step / what to report next time`,
    problem: `
      s 3 The problem in one sentence / what goes wrong, how often, and for whom
      m 1 How big the problem is / Today / A year ago / Elsewhere
      c 1 Where it comes from / Main cause | what points to it / Second cause | what points to it / What makes it worse | when and where
      b 2 Whom it affects / who notices it first / what it costs them / what happens if nothing changes
      d 2 What we have tried so far / Worked | a measure, and what it changed / Did not work | a measure, and why not
      c 1 What we can do / At once | what needs no money and no decision / This year | what has to be prepared / In the long run | what takes the cause away
      n 1 Who does what / the first measure / the second measure / the third measure
      b 2 How we see that it works / the figure that we watch / where it should be, and by when / who looks at it, and how often`,
    welcome: `
      b 1 Welcome / who we are, in one sentence / since when, how many of us, and where / why we are glad that you are here
      c 1 What we do / For whom | the people who come to us / What they get | what we give or do for them / What it leads to | last year in one figure
      b 1 Your tasks / what you do on an ordinary day / what you learn first / what others take care of
      p 2 How a day goes / Arrive | when, where, and whom to greet / Work | what comes after what / Finish | what to tidy, note and hand over
      d 2 What we ask and what we give / We ask for | a time that you keep | what stays among us / We give | someone who shows you everything | what is paid, insured or free
      b 1 Safety / exits, first aid, fire extinguishers / what nobody does alone / whom to call, with the number
      c 3 Who is who / Lead | name, and what to ask them / Partner | who works beside you at first / Office | rota, keys, expenses
      n 1 Your first steps / the first day: when, where and what to bring / the introduction, and who gives it / the talk after the first weeks`,
    venture: `
      s 2 The idea in one sentence / what opens, where, and for whom
      b 1 Why here and why now / who would come, and how many / what is missing so far / what is in our favour
      c 1 What we offer / The offer | what customers get, and at what price / The difference | what others nearby do not have / The customers | who comes first, and who later
      b 1 Site and equipment / rooms or land, with size and rent / what has to be bought or built / what is there already
      b 2 Permits and rules / which permits, from whom, by when / hygiene, safety, insurance / who helps with them
      m 1 What it costs and how it is paid / Start / Each month / Own money, loans, grants / Expected income
      c 3 Who does it / We | what we know and can do / Staff | how many, for what / Partners | suppliers, bank, advisers
      t 1 Timetable / date | permits and money / date | building and buying / date | trial run / date | opening
      r 2 Risks and what we do about them / fewer customers than hoped / higher costs / delays
      n 1 Next steps / the decision to be taken now / the first application or offer / the next meeting`,
    advice: `
      b 1 Why it matters / what gets better by it / whom it concerns, with one figure and its source / how to tell that something should change
      c 1 What gets in the way / Habit | what we do without thinking / Circumstances | what makes it hard, and for whom / Wrong belief | what many think, and what is true
      c 1 What helps / At once | something small that everybody can do / Every day | a habit that carries / Over time | what takes some weeks
      p 2 How to go about it / Before | what to prepare / During | what to watch / Afterwards | what to do next, and when to rest
      d 2 Better so / Better | a good way | a second one / Rather not | what does harm | what helps for a moment only
      b 2 When to get help / signs that should be taken seriously / whom to ask, with phone and hours / what to do in an emergency
      b 1 What to take home / the one thing to begin with today / a reminder for the wall / where to read more`,
    rules: `
      b 1 Why there are these rules / what they protect, and whom / a case that shows it / where and when they apply
      c 1 The most important rules / Always | what everybody does / Never | what is forbidden / When in doubt | whom to ask first
      b 2 What is new / what changes, and from when / what stays as it was / who is helped by it
      d 1 Right and wrong / Right | how it is done | a second example / Wrong | what happens often | why it is a problem
      p 2 If something happens / Stop | what comes first / Call | whom, with the number / Help | what one can do oneself / Report | to whom, and how
      c 3 Who is responsible / For the rules | name and phone / For checks | what is looked at, and when / For questions | where and when
      b 1 What to keep in mind / the rule that matters most / where the rules can be read / from when they hold`,
    event: `
      b 1 What, when and where / the occasion in one sentence / date, beginning and end / place, and how to get there
      b 1 What it is for / what we want to reach / who comes, and how many / what they take home
      t 1 Programme / time | welcome / time | first part / time | break / time | second part / time | end
      c 1 Who does what / Before | building up, invitations, shopping / On the day | reception, programme, food / Afterwards | clearing up, thanks
      m 2 What it costs and brings in / Rooms and equipment / Food and drink / Income / Left over
      b 2 What guests should know / tickets, registration, price / access, parking, public transport / what to bring
      r 3 What could go wrong / weather / too many or too few people / somebody drops out
      n 1 What is to be done until then / what has to be booked first / what still needs helpers / the last meeting before`,
  },
  icons: {
    head: 'last',
    details:
      'for, of, with, in, on, at, to, by, from, into, between, until, after, before, during, through, without, per, and',
    negations: 'no, not, never, without, none, lack, lacks, missing, cannot',
    rows: {
      accessibility: 'accessibility, accessible, disability, disabilities, inclusion, inclusive',
      'alarm-clock': 'deadline*, due date*, urgent, urgency',
      ambulance: 'ambulance*, emergency, emergencies, first aid',
      anchor: 'harbour*, harbor*, seaport*',
      apple: 'nutrition, diet, diets, healthy eating, fruit, fruits',
      archive: 'archive*, archiving',
      'arrow-left-right': 'exchange*, migration*, migrate, transfer*, handover*, trade-off*, comparison*, compare',
      atom: 'physics, atom, atoms, nuclear, science, sciences',
      award: 'award*, certificat*, accreditation, recognition, prize, prizes',
      baby: 'baby, babies, childcare, parental leave, infants, births',
      'badge-check': 'quality, verified, verify, verification, certified, standards, quality assurance, compliance',
      banknote: 'revenue*, cash, cash flow, income, salary, salaries, wage, wages, money, pay, sales, earnings',
      'battery-charging': 'battery, batteries, battery life, charging, charger*',
      bed: 'beds, bedroom*, sleep, accommodation, overnight stay*',
      bell: 'alert, alerts, alarm, alarms, notification*, reminder*, notify',
      bike: 'bike, bikes, bicycle*, cycling, cyclist*',
      blocks: 'module, modules, modular, building blocks, components',
      'book-open':
        'books, reading, guide, guides, guideline*, handbook*, manual, manuals, documentation, curriculum, textbook*, literature, glossary',
      bot: 'robot*, chatbot*, automation, automate, automated, automatic*, bots',
      brain: 'ai, artificial intelligence, machine learning, psycholog*, mindset, mental health, knowledge, memory',
      briefcase: 'business, job, jobs, career*, employment, consulting, portfolio',
      bug: 'bug, bugs, defect, defects, malware, debugging',
      building:
        'office, offices, company, companies, headquarters, organisation*, organization*, real estate, property, buildings',
      bus: 'bus, buses, public transport, transit',
      cake: 'birthday*, cake, cakes, anniversar*, party, dessert*',
      calculator: 'calculation*, calculate, accounting, bookkeeping, estimate, estimates',
      calendar:
        'calendar*, schedule*, scheduling, date, dates, when, event, events, appointment*, timetable*, timeline*',
      'calendar-check': 'booking*, reservation*',
      camera: 'camera*, photo, photos, photograph*',
      car: 'car, cars, vehicle*, automotive, driving, fleet, parking',
      'chart-column': 'statistic*, results, benchmark*, measure, measuring, measurement*, kpi*, metrics, reporting',
      'chart-line':
        'analytics, analysis, analyse, analyze, analysing, analyzing, trend, trends, forecast*, evaluation*, evaluate',
      'chart-pie': 'market share*, segment, segments, segmentation, breakdown, allocation',
      'circle-check':
        'done, completed, completion, approval*, approve, approved, accept, acceptance, confirm, confirmation, accepted',
      'circle-question-mark': 'question*, open question*, faq*, unknowns, help',
      'circle-x':
        'error, errors, failure*, failed, rejected, cancel, cancellation*, blocked, mistake*, myth, myths, downtime',
      'clipboard-check':
        'audit*, inspection*, inspect, test, tests, testing, qa, assessment*, exam, exams, examination*, check, checks, quiz, review, reviews',
      'clipboard-list': 'requirement*, survey*, questionnaire*, plan, plans, planning, backlog',
      clock: 'time, hours, opening hours, duration, punctual*, waiting time*, delay, delays, minutes',
      cloud: 'cloud*, hosting, saas',
      'cloud-rain': 'rain*, weather, precipitation, storm, storms',
      code: 'code, coding, programming, software, developer*, software development, api, apis',
      coffee: 'coffee, espresso, coffee break*, breaks, tea',
      cog: 'operations, machine, machines, machinery, mechanism*',
      coins:
        'cost, costs, expense*, expenditure*, fee, fees, funding, funds, finance*, financial, financing, investment*, invest, profit*, capital, economy, economic*, economics',
      compass: 'strategy, strategies, strategic, orientation, guidance, navigation, principles',
      container: 'container*, cargo',
      cpu: 'technology, technologies, tech, hardware, chip, chips, processor*, semiconductor*, computing',
      'credit-card': 'payment*, checkout, subscription*, credit card*',
      crown: 'premium, royal*, monarchy',
      database: 'data, database*, big data, records',
      dna: 'dna, gene, genes, genetic*, genom*, biology, heredity',
      dog: 'dog, dogs, pet, pets, puppy, puppies',
      'door-open': 'entrance*, exit*, welcome, check-in',
      download: 'download*, install, installation*',
      droplet: 'water, liquid*, fluid*, humidity, blood, hydration, moisture',
      dumbbell: 'fitness, sport, sports, exercise*, gym, workout*',
      ear: 'listen, listening, hearing',
      earth: 'planet*, earth, climate, ecosystem*',
      eye: 'vision, visibility, transparency, transparent, attention, awareness, observation*, observe',
      factory: 'factory, factories, production, manufactur*, industry, industries, industrial',
      'file-text':
        'document, documents, contract*, report, reports, policy, policies, paperwork, licence*, license*, proposal*, lease, leases, script, article*, application form*',
      film: 'film, films, movie*, cinema*',
      'fingerprint-pattern': 'identity, identification, biometric*, authentication, single sign-on',
      fish: 'fish, fishing, fishery, fisheries, seafood, aquaculture',
      flag: 'milestone*, mission, country, countries, leadership, kick-off*, kickoff*, nation, nations',
      flame: 'fire, fires, heating, combustion, burnout, passion',
      'flask-conical':
        'experiment*, chemistry, chemical*, laborator*, lab, labs, prototype*, pilot, pilots, pilot project*, trial, trials',
      folder: 'folder*, files, filing',
      footprints: 'footprint*, walking, hiking, hike, hikes, first steps, next steps',
      fuel: 'fuel*, petrol, diesel, gasoline',
      funnel: 'funnel*, filter, filters, pipeline, selection, screening, sales pipeline',
      'gamepad-2': 'game, games, gaming, gamification, play',
      gauge:
        'performance, speed, capacity, efficiency, productivity, utilisation, utilization, dashboard*, latency, throughput',
      gavel: 'court, courts, ruling*, verdict*, auction*, judge, judges, enforcement',
      gem: 'value, values, value proposition, luxury',
      gift: 'gift, gifts, bonus*, reward*, incentive*, donation*, perks',
      'git-branch': 'alternatives, options, variants, version control',
      globe: 'global*, international*, world, worldwide, internet, website*, online, abroad',
      'graduation-cap':
        'education*, learning, learn, university, universities, student*, degree*, graduates, academic*, skill, skills, qualification*, study, studies, teaching, pupil, pupils, teacher*',
      hammer: 'build, construction, implementation, implement, craft, crafts, renovation*, building',
      'hand-heart': 'charity, charities, volunteer*, caring, welfare, solidarity, empathy, care, social responsibility',
      handshake:
        'partner*, agreement*, cooperation, collaboration, collaborate, negotiat*, deal, deals, trust, alliance*, supplier*, sponsor*',
      'hard-drive': 'backup*, disk, disks, storage',
      'hard-hat': 'occupational safety, workplace safety, construction site*, engineering, workers',
      headphones:
        'support, helpdesk*, help desk*, service desk*, call centre*, call center*, customer service, customer support, podcast*, audio',
      heart: 'love, loyalty, satisfaction, wellbeing, well-being, empathy',
      'heart-pulse': 'health, healthcare, medical, medicine, wellness, cardio*, heart',
      history: 'history, background, past, origin, origins, retrospective*, heritage',
      hospital: 'hospital*, clinic, clinics',
      hotel: 'hotel*, lodging, hospitality',
      hourglass: 'lead time*, waiting, patience',
      house: 'house, houses, home, homes, housing, apartment*, household*, rent, mortgage*',
      image: 'image, images, picture, pictures, gallery, illustration*',
      inbox: 'inbox*, request, requests',
      info: 'information, info, fact, facts',
      key: 'keys, access, access control, password*, credentials, ownership',
      landmark:
        'bank, banks, banking, government*, ministry, ministries, parliament*, museum*, public sector, politics, political, democracy, institution, institutions, regulator*, authorities, municipal*, governance',
      languages: 'language*, translation*, translate, localisation, localization, multilingual',
      laptop:
        'laptop*, computer*, remote work, home office, digitalisation, digitalization, digitisation, digitization, digital',
      layers: 'layer, layers, architecture, platform*, infrastructure, structure*',
      leaf: 'sustainab*, ecolog*, environment*, organic, nature, emission*, carbon, co2, climate protection, biodiversity, vegan, vegetarian',
      library: 'library, libraries',
      'life-buoy': 'assistance, rescue, recovery, disaster recovery, resilience, aid',
      lightbulb:
        'idea, ideas, innovation*, innovative, innovate, solution*, creativity, insight*, concept*, inspiration, brainstorm*, tip, tips, lighting, invention*',
      link: 'link, links, connection*, connect, supply chain*, dependency, dependencies',
      'list-checks':
        'task, tasks, to-do*, checklist*, priority, priorities, prioritise, prioritize, action item*, criteria, prepare, preparation*, actions, measures',
      lock: 'privacy, data protection, confidential*, encrypt*, gdpr, secret*',
      magnet: 'retention, lead generation, customer acquisition, acquisition, customer retention',
      mail: 'mail, email*, e-mail*, newsletter*, letter, letters, contact, contacts, invitation*',
      map: 'map, maps, territor*, region, regions, geograph*, roadmap*, tour, tours',
      'map-pin':
        'location*, place, places, venue*, where, address, addresses, destination*, city, cities, neighbourhood*, neighborhood*',
      medal: 'winner, winners, ranking*, excellence, gold',
      megaphone:
        'marketing, advert*, campaign*, promotion, promotions, announce*, publicity, communication*, communicate, pr',
      'message-circle':
        'feedback, chat, chats, comment, comments, message, messages, messaging, dialogue, conversation*, discussion*, discuss, consultation*',
      'messages-square': 'community, communities, forum*, meeting, meetings, interview*, debate*, social media',
      mic: 'microphone*, speech, speeches, voice, speaker, speakers, talk, talks, keynote*',
      microscope: 'bacteria, microscop*, diagnosis, diagnostics, diagnose, pathogen*, virus, viruses',
      monitor: 'screen, screens, display, displays, desktop, tv, television',
      moon: 'night, nights, moon, ramadan',
      mountain: 'mountain*, challenge, challenges, obstacle*',
      'mouse-pointer-click': 'click, clicks, user experience, ux, usability, self-service',
      music: 'music, musical*, concert*, song, songs, festival*',
      network: 'network, networks, networking, hierarchy',
      newspaper: 'news, press, newspaper*, journalism, media, publication*',
      package: 'product, products, packaging, package, packages, parcel*, goods',
      paintbrush: 'painting, paint, artwork*, artist*, redesign',
      palette: 'design, designs, designer*, art, arts, colour, colours, color, colors, brand, brands, branding',
      pencil: 'writing, write, draft*, edit, editing, copywriting, content, sketch*, drawing*, draw, author, authors',
      percent: 'discount*, margin, margins, interest rate*, percentage*, vat, tax rate*, quota*',
      phone: 'phone, phones, telephone*, call, calls, hotline*',
      'piggy-bank': 'saving, savings, save, pension*, retirement',
      pill: 'drug, drugs, medication*, pharma*, pills, treatment*, therapy, therapies',
      plane:
        'flight*, travel, travelling, traveling, airport*, airline*, aviation, trip, trips, holiday*, vacation*, tourism, tourists',
      play: 'demo, demos, tutorial*, playback',
      plug: 'plugin*, plug-in*, power supply, electricity',
      presentation:
        'presentation*, training*, workshop*, lecture*, lesson, lessons, seminar*, webinar*, pitch, course, courses, coaching',
      printer: 'print, printing, printer, printers',
      puzzle: 'integration*, integrate, compatib*, puzzle*, complexity',
      'qr-code': 'qr code*',
      radar: 'monitoring, monitor, radar, detection, detect, surveillance',
      radio: 'radio, broadcast*, sensor, sensors, iot, bluetooth, antenna*',
      receipt: 'invoice*, receipt*, billing, tax, taxes, bill, bills',
      recycle: 'recycl*, circular economy, circularity, reuse, reusable',
      'refresh-cw':
        'update, updates, renewal*, cycle, cycles, iteration*, iterate, continuous improvement, change, changes, change management, transformation, transform',
      rocket:
        'launch*, go-live*, rollout*, roll-out*, start-up*, startup*, deploy*, release, releases, get started, space, acceleration',
      route: 'journey*, customer journey*, path, route, routes, itinerary, itineraries, approach*, methodology',
      ruler: 'size, sizes, dimension*, scope, length, distance*',
      satellite: 'satellite*, gps, orbit*',
      scale:
        'law, laws, legal, fairness, fair, balance, justice, ethic*, equality, equity, rights, regulation*, regulatory',
      school: 'school, schools, kindergarten*, classroom*',
      scissors: 'cut, cutting, tailor*, hairdresser*',
      search:
        'research, search, searching, seo, discovery, discover, investigat*, exploration, explore, identify, find, recruitment process',
      send: 'send, submit, submission*, dispatch',
      server: 'server, servers, data centre*, data center*',
      settings: 'setting, settings, configur*, setup, set-up, customis*, customiz*, administration, controls',
      'share-2': 'sharing, share, referral*, knowledge sharing, distribution',
      shield: 'defence, defense, immunity, immune system, prevention, prevent, protect',
      'shield-alert': 'vulnerabilit*, threat, threats, incident, incidents, breach*, cyber attack*, cyberattack*',
      'shield-check':
        'security, cybersecurity, cyber security, it security, data security, safety, protection, guarantee*, warranty, reliability, reliable, secure, safe',
      ship: 'ship, ships, ferry, ferries, boat, boats, maritime, export, exports, imports',
      shirt: 'clothing, clothes, fashion, apparel, textile*',
      'shopping-bag': 'shopping, consumer*, purchase*, buyers',
      'shopping-cart': 'e-commerce, ecommerce, orders, online shop*, buy, buying, procurement, sell, selling',
      signature: 'sign, signing, signature*, consent',
      smartphone: 'mobile, mobile app*, app, apps, smartphone*',
      smile:
        'customer satisfaction, employee satisfaction, happiness, happy, fun, morale, motivation, mood, satisfied customers',
      snowflake: 'cold, winter, snow, ice, frost, cooling, refrigerat*, air conditioning, freezing',
      sparkles: 'feature, features, new features, cleaning, cleanliness, magic, user-friendly',
      sprout: 'planting, seed, seeds, gardening, garden, gardens, personal development, personal growth',
      star: 'highlight, highlights, rating, ratings, reputation, favourite*, favorite*, customer review*, stars',
      stethoscope: 'doctor*, patient*, physician*, nursing, nurse, nurses, checkup*, check-up*',
      store: 'shop, shops, stores, retail*, marketplace*, supermarket*, point of sale',
      sun: 'solar*, sun, sunlight, summer, photovoltaic*',
      syringe: 'vaccin*, injection*, immunis*, immuniz*',
      tag: 'price, prices, pricing, label, labels, offers, offer',
      target:
        'goal, goals, target*, objective*, aim, aims, focus, purpose, accuracy, precision, audience, target group*',
      telescope: 'outlook, future, foresight, astronom*, long-term',
      tent: 'camping, camp, camps',
      thermometer: 'temperature*, fever, heatwave*',
      'thumbs-down': 'disadvantage*, cons, weakness*, drawback*',
      'thumbs-up': 'advantage*, pros, strength, strengths, benefit*, recommendation*, recommend',
      ticket: 'ticket, tickets, admission',
      timer:
        'response time*, delivery time*, cycle time*, turnaround time*, time to market, sprint, sprints, quick, fast, faster',
      tractor: 'tractor*, agricultur*, farm, farms, farming, farmer*',
      'traffic-cone': 'traffic, roadworks, bottleneck*, blocker*',
      'train-front': 'railway*, rail, trains, train station*, metro, subway, tram, trams',
      'trash-2': 'waste, trash, garbage, disposal, landfill*, delete, deletion',
      'tree-pine': 'forest*, tree, trees, timber, woods',
      'trending-down': 'decline, declines, decrease*, reduction*, reduce, loss, losses, recession, churn, downturn',
      'trending-up': 'growth, grow, growing, increase*, improvement*, improve, expansion, expand, scaling, upselling',
      'triangle-alert':
        'risk, risks, warning*, danger*, hazard*, problem, problems, issue, issues, crisis, crises, escalation*, pain point*, caution',
      trophy:
        'success, successes, win, winning, victory, victories, achievement*, competition, competitor*, competitive*, champion*, contest*',
      truck:
        'delivery, deliveries, deliver, logistics, transport, transportation, shipping, freight, truck, trucks, relocation',
      umbrella: 'insurance, insurer*, coverage',
      upload: 'upload*, publish, publishing',
      user: 'person, profile, profiles, persona, personas, manager, managers',
      'user-check': 'customer, customers, client, clients, member, members, membership, eligib*, attendance',
      'user-plus':
        'recruit, recruiting, recruitment, hiring, hire, hires, onboarding, new customers, new members, sign-up*, registration*, register, invite',
      users:
        'team, teams, teamwork, staff, people, employee*, hr, human resources, workforce, colleagues, who, participants, users, population, personnel, family, families, talent, visitors, residents, stakeholder*, headcount',
      utensils:
        'food, lunch, dinner, catering, restaurant*, meal, meals, cooking, kitchen, kitchens, breakfast, school lunch*',
      video: 'video, videos, streaming, recording, recordings, video call*',
      'volume-2': 'sound, noise, acoustics',
      vote: 'vote, votes, voting, voter*, election*, ballot*, referend*, poll, polls, decide, decision, decisions',
      wallet: 'budget, budgets, budgeting, wallet, spending, affordab*',
      warehouse: 'warehouse*, depot*, inventory, stock',
      watch: 'wearable*, smartwatch*',
      waves:
        'ocean*, sea, seas, wave, waves, tide, tides, tidal, marine, swimming, flood, floods, flooding, coast, coasts, river, rivers',
      wheat: 'grain, grains, wheat, cereal*, bread, bakery, bakeries, harvest*, crop, crops',
      wifi: 'wifi, wi-fi, wireless, connectivity',
      wind: 'wind, wind power, wind energy, ventilation, air quality, air, breathing',
      workflow: 'workflow*, process, processes',
      wrench:
        'maintenance, repair*, tools, tooling, fix, fixes, equipment, troubleshooting, technical support, engineer, engineers',
      zap: 'energy, power, electric, quick wins, quick win, impact',
    },
  },
};
