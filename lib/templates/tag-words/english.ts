import type { WordsByTag } from './words-by-tag';

export const english: WordsByTag = {
  launch:
    'launching, launches, roll out our new, go-live party, go live, available from, now available, coming soon, launch event',
  reveal:
    "unveil, unveils, unveiling, introducing our new, introduce our new, revealing, presenting our new, world premiere, our new, meet the new, brand-new, all-new, the next generation of, world's first",
  startup: 'start-up, start-ups',
  brand: 'branding, rebrand, rebranding',
  campaign: 'advertising',
  fundraising: 'series a, series b, seed round',
  stage: 'on stage, live show',
  film: 'movie, trailer, cinema, documentary, short film, screening',
  gadget: 'headphones, earbuds, smartphone, smartwatch, wearable, console',
  fashion: 'runway, collection, streetwear, couture, catwalk, jewellery, jewelry',
  music: 'concert, album, festival, band, tour dates, single, dj, tour, orchestra rock',
  gaming: 'video game, game studio, esports',
  vision: 'moonshot',
  'trade fair': 'trade show, expo, showroom, showcase',
  report: 'reports',
  story: 'stories, storytelling, tale',
  history:
    'historical, century, centuries, ancient, medieval, empire, dynasty, rise and fall, war, revolution, renaissance, chronicle, heritage, roman, romans, egypt, egyptian, viking, vikings, silk road, middle ages, world war, cold war, colonial, archaeology, archaeological, origins of, how we came to, through the ages',
  museum: 'exhibition, gallery',
  study: 'studies, field work',
  'white paper': 'whitepaper',
  research: 'literature review, academic, scholarship',
  biography:
    'life of, lives of, portrait of, works of, memoir, life and work, life and works, letters of, his life, her life, last years of, last summer, childhood of, diaries, letters',
  poetry: 'poem, poems, poet, poets',
  novel: 'novels, novelist, writer, author',
  'fine art':
    'painting, paintings, painter, sculpture, photography, impressionists, portrait, photo essay, ceramics, opera, theatre, ballet, jazz, van gogh, rembrandt, picasso, monet, michelangelo, leonardo da vinci, vermeer, klimt, fresco, frescoes, murals, baroque, gothic, cathedral, bauhaus, calligraphy',
  travel: 'walking tour, journey, pilgrimage, road trip, route through, itinerary',
  thesis: 'doctoral, phd, dissertation, defence of',
  nature: 'birds, forest, wildlife, garden, whales, mountains, gardens',
  book: 'books, reading',
  philosophy: 'philosopher, ethics, simone de beauvoir, hannah arendt, kant, plato, aristotle, nietzsche, stoicism',
  religion: 'faith, church, mythology, myth',
  finance:
    'financial, revenue, p&l, cash flow, balance sheet, earnings, ebitda, profit and loss, p and l, loan, loans, credit line, repayment, bank, financing, funding gap, capital requirement, gross margin, dividend, tax return, working capital, liquidity, cash position, interest rate',
  board:
    'supervisory board, board of directors, executives, executive committee, steering committee, audit committee, c-suite, trustees',
  consulting: 'consultant, consultants',
  analysis: 'analyse, analyze, analyses',
  market: 'markets, market entry, competitors, competition, market share',
  investor: 'limited partners',
  shareholder: 'annual general meeting',
  recommendation: 'options, recommend, recommended, decision paper',
  kpi: 'scorecard, dashboard',
  cost: 'cost savings, expenses, spending, total cost of ownership, cost benefit, cost-benefit, overhead, deviation from budget',
  acquisition: 'merger, m&a, synergies, takeover, divestment',
  procurement: 'supplier, suppliers, vendor, vendors, tender, sourcing, purchasing',
  profitability: 'margin, margins, profit, profits, return on investment, roi',
  pricing: 'price, price increase',
  risk: 'risk register, compliance, internal controls',
  comparison: 'make or buy, versus, trade-off, trade-offs, scoring, options compared, pros and cons, decide between',
  forecast: 'projections, outlook',
  engineering: 'engineers, engineer',
  technical: 'technically, technology stack',
  architecture: 'system design, design review',
  software: 'developers, developer, backend, frontend, web app',
  database: 'postgresql, sql, schema migration, index',
  incident: 'postmortem, post-mortem, outage, root cause',
  infrastructure:
    'server, servers, data centre, data center, load balancer, cache, caching, high availability, data model, sharding, sharded, shard, p99, latency, throughput, replication, distributed, uptime, scaling, index, indexing',
  cybersecurity:
    'security review, threat model, encryption, vulnerability, firewall, threat modelling, threat modeling, penetration test, phishing, zero trust, end-to-end encryption, backdoor, malware, ransomware',
  algorithm:
    'algorithmic, quantum, error correction, search engine, ranking, hashing, optimisation algorithm, graph theory, cryptography',
  sensor: 'firmware, embedded system, telemetry, iot, measurements',
  microservices: 'event-driven, queues, queue, service mesh, grpc, rest api, graphql, websocket',
  'machine learning':
    'neural network, deep learning, language model, language models, llm, computer vision, embeddings, recommendation engine, transformer, training data, inference',
  'data pipeline': 'etl, ingestion, data lake',
  programming:
    'python, rust, javascript, typescript, java, golang, c++, compiler, refactoring, source, kotlin, swift, php, unit tests, code review, pull request, debugging, library, programmers, programmer, coding, api contract, data structures, functions, bug, bugs, command line',
  network: 'vpn, routing, tcp, bandwidth',
  devops:
    'deployment, ci/cd, continuous integration, observability, terraform, pipeline, container, containers, docker, rollback, monitoring',
  electronics:
    'circuit, pcb, voltage, antenna, firmware update, microcontroller, power supply, meters, robot arm, cad drawing, prototype, test bench',
  system: 'systems, how our system, messaging protocol, message broker, monolith, legacy system',
  plan: 'planning, timeline',
  project: 'workstream, workstreams',
  update: 'updates',
  operations:
    'logistics, warehouse, office move, relocation, maintenance, facility, facilities, helpdesk, inventory, shipping',
  progress: 'stand-up, standup, on track, behind schedule',
  rollout: 'implementation',
  training: 'safety training, instructions, how to use',
  company: 'all-hands, town hall meeting',
  council: 'city hall, town hall',
  citizen: 'taxpayers, households',
  consultation:
    "participation, participatory, what people told us, citizens' dialogue, safety dialogue, citizen survey",
  hearing: 'public meeting, information evening',
  election: 'vote, voters, referendum, ballot',
  'urban planning':
    'zoning, redesign of the park, cycle lanes, housing, neighbourhood, neighborhood, land use, redevelopment, district heating, pedestrianisation, swimming pool, playground, road works, construction phases, detours, new park, new library, affordable housing',
  legislation: 'act of parliament, reform, reforms',
  law: 'constitution, rights, rent law, new law, the new law, data protection law, asylum',
  'public health':
    'vaccination, epidemic, ministry of health, health department, hospital beds, emergency preparedness, emergency services, first responders, disaster',
  'climate adaptation': 'flood protection, sustainability strategy of the city',
  residents: 'inhabitants, neighbours, tenants, tenant, rent control, household, households, county',
  class: 'classmates, for my class, class trip, my classmates',
  grade: 'graders, grader, year-olds, first graders',
  lesson: 'lessons, homework, explain to children, explain to kids',
  school: 'schools, primary school, elementary',
  kids: 'kid, planets, dinosaurs, volcanoes, fun facts, songs, third grade, talent show, bedtime, kindergarten children, toddlers, ten-year-olds, puppet, lego, pirate, unicorn, princess, bedtime story, riddles',
  party:
    'parties, bbq, karaoke, barbecue, costume, festivity, reunion, goodbye, farewell, leaving party, retirement party, housewarming, cake, surprise, warm and funny, baby shower, talent show',
  game: 'games',
  onboarding:
    'new hires, new colleagues, new employees, newcomers, first day, new starters, who is who, induction, buddy, new volunteers',
  anniversary: 'wedding, jubilee',
  holiday: "christmas, halloween, easter, thanksgiving, halloween safety, carnival, new year's eve, easter egg",
  excursion: 'field trip, day out, outing',
  retrospective: 'retro',
  volunteers: 'volunteering',
  family:
    'grandparents, grandma, grandpa, parents evening, my family, our wedding, baby, pets, our dog, our cat, my summer, summer holidays, photo album',
  kindergarten: 'preschool, nursery',
  accessible:
    'easy to read, easy-to-read, can read well, sign language, deaf, hard of hearing, cognitive disabilities, learning disabilities, learning difficulties, easy words, simple words, intellectual disabilities',
  'low vision': 'low-vision, visually impaired, partially sighted, blind, poor eyesight, association of the blind',
  'large print': 'large type, big letters, large letters, big type, large font, big font, huge letters',
  dyslexia: 'dyslexic',
  'older people': 'seniors, elderly, retirement home',
  minimal: 'no decoration, no ornament',
  meeting:
    'minutes, decisions, to-do list, action items, next steps, deadlines, agenda items, talking points, department meeting, team meeting, kick-off meeting, agenda for',
  hiring:
    'recruiting, headcount, job openings, vacancies, job description, interviews with candidates, staffing, performance review',
  process:
    'workflow, step by step, handover, checklist, standard operating procedure, guideline, manual, how we handle',
  customers:
    'customer support, customer service, complaints, orders, handbook, escalation, tickets, satisfaction survey',
  results: "quarterly figures, last month's numbers",
  performance: 'targets, objectives, okrs',
  investment:
    'net present value, payback, capital expenditure, capex, lease, leasing, private equity, portfolio, fund, term sheet, invest, buying or leasing, leasing and buying, leasing or buying, payback period, yield',
  strategy: 'five-year plan, three-year plan, growth plan, turnaround',
  segment: 'churn, market segment, customer segments, conversion',
  insurance: 'actuarial, underwriting, claims, reinsurance',
  vehicle: 'motorcycle, electric car, sports car, e-bike, concept car, supercar',
  inspiration:
    'ted talk, ted-style, motivational, inspire, dare, courage, dream big, moonshot, think bigger, change the world, dream, courageous, my journey from',
  science:
    'findings, experiment, experiments, physics, chemistry, biology, astronomy, fossils, hypothesis, laboratory, excavation, sea ice, microplastics, climate science, genome, telescope, conference talk, conference paper, peer review, glacier, volcanology, ecology, species, coral',
  literature:
    'jane austen, shakespeare, classics, reader, divine comedy, don quixote, dante, goethe, kafka, tolstoy, homer, odyssey, fairy tale, fairy tales, myths, fable, papyrus, printing press, manuscript, library of alexandria',
  authentication:
    'oauth, single sign-on, token, tokens, sessions, login flow, webhooks, authorization, authorisation, permissions, access control',
  waste: 'waste sorting, recycling, waste collection, recycling rules',
  traffic: 'low-emission zone, parking rules, bus network, tram',
  'school board': 'enrolment',
  mayor: 'councillor, councillors',
  public: 'public hearing, public library, public service, civil servants, civil service',
  club: 'hiking club, sports club, choir, scouts, amateur, year in pictures, football club, sports day, tournament, camp, summer camp, scouts trip',
  schedule: 'shift plan, holiday calendar, vacation calendar, roster, week plan, timetable, gantt',
  product:
    'sneaker, sneakers, lamp, speaker, speakers, perfume, fragrance, watch, car, phone, laptop, tablet, drone, camera, app, cosmetics, whisky, wine label',
  keynote: 'opening speech, closing speech, main stage, on tour',
  night: 'nightlife, club night, gala, dramatic, cinematic, neon',
  culture: 'samba, tango, flamenco, tea ceremony, folklore, traditions, cuisine of, opera',
  valuation: 'dcf, comparables, sensitivity, multiples',
  'business case': 'feasibility, feasibility study, business plan',
  authority: 'police, fire brigade, fire department, public safety, civil protection, tax office, immigration office',
  community: 'animal shelter, food bank, neighbourhood help',
  workshop: 'cooking class, craft, crafts, painting with',
};
