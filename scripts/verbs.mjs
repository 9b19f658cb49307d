const base = ['install', 'generate'];

/**
 * Every command: what it is for, how it is called, what must be set up for it, and where its code is. Those with a
 * `bundle` run from it when it is there, and need no development packages then.
 */
export const verbs = {
  start: {
    about: 'run the service',
    usage: 'npm start',
    phases: [...base, 'bundle'],
    module: 'start/start.ts',
    bundle: 'start',
    details: ['PORT, HOST, DATA_DIR and more come from the environment; .env.example lists all.'],
  },
  dev: {
    about: 'run the service for development, with reloading',
    usage: 'npm run dev',
    phases: base,
    module: 'start/start.ts',
    details: [],
  },
  build: {
    about: 'build everything that "npm start" runs, without running it',
    usage: 'npm run build',
    phases: [...base, 'build'],
    done: 'The build is in .next, dist and public/vendor.',
    details: [
      'Beside what it leaves in .next, dist and public/vendor, "npm ci --omit=dev" is all that an installation needs.',
    ],
  },
  web: {
    about: 'run the web process alone, for a service of several machines',
    usage: 'npm run web',
    phases: [...base, 'bundle'],
    module: 'start/start.ts',
    bundle: 'start',
    details: [
      'Needs DATABASE_URL, NEXTAUTH_SECRET, KEY_PEPPER and DOWNLOAD_SIGNING_KEYS, the same on every machine;',
      'HOST=0.0.0.0 to be reached from others, PUBLIC_BASE_URL for the address that callers know.',
      'GET /api/ready tells load balancers whether to send requests here. SIGTERM ends it without dropping any:',
      'it is not ready at once, and serves on for DRAIN_SECONDS (5). Wait that long and 10 s more before you kill it.',
    ],
  },
  worker: {
    about: 'run a worker alone, for a service of several machines',
    usage: 'npm run worker',
    phases: [...base, 'bundle'],
    module: 'start/start.ts',
    bundle: 'start',
    details: [
      'Needs DATABASE_URL, NEXTAUTH_SECRET, KEY_PEPPER and DOWNLOAD_SIGNING_KEYS, the same on every machine.',
      'WORKER_CONCURRENCY is how many jobs it runs at a time. Any number of workers share the jobs.',
    ],
  },
  demo: {
    about: 'send a real request and write out/demo.pptx',
    usage: 'npm run demo -- [options]',
    phases: [...base, 'bundle'],
    module: 'demo/demo.ts',
    bundle: 'demo',
    details: [
      '--prompt FILE             the text to send (default: scripts/demo/prompt.md)',
      '--output-type TYPE        deck or single_slide (default: deck)',
      '--template NAME           a template (default: chosen automatically)',
      '--variants N              variants of a single slide',
    ],
  },
  test: {
    about: 'set up, then run everything that can fail',
    usage: 'npm test -- [full] [stage …]',
    phases: base,
    module: 'test/test.ts',
    details: [
      'Stages: lint, types, unit, build, integration, interface, attack, e2e; all of them when none is named.',
      'full                      everything that can be tried, with new chance; without it, a sample that shows each promise once',
    ],
  },
  verify: {
    about: 'check within a minute what a change can have broken: rules, types, the unit tests it touches',
    usage: 'npm run verify',
    phases: base,
    module: 'test/verify.ts',
    details: [],
  },
  bench: {
    about: 'print the figures of speed and memory',
    usage: 'npm run bench -- [part ...]',
    phases: base,
    module: 'bench/bench.ts',
    details: [
      'Without parts it measures all: telling, engine, uploads, models, api, service, fairness, throughput, load, growth, portal.',
    ],
  },
  chaos: {
    about: 'kill the processes of a running service, one after the other, and look whether it kept what it promised',
    usage: 'npm run chaos -- [options]',
    phases: [...base, 'bundle'],
    module: 'chaos/chaos.ts',
    details: [
      'It brings its own PostgreSQL, two web processes and two workers, on free ports of this machine.',
      '--seed N                  the jobs and blows of an earlier run again (default: by chance, and told)',
      '--minutes M               how long it may take (default: 6); with more there are more jobs and blows',
      'Exit status 1 when anything was lost, done twice, charged wrongly or left behind.',
    ],
  },
  faults: {
    about:
      'let each service that ours asks be slow, failing, half-answering, hung and gone, and look what callers saw of it',
    usage: 'npm run faults -- [options]',
    phases: [...base, 'build'],
    module: 'faults/faults.ts',
    details: [
      'It brings everything itself, on free ports of this machine, and takes about 11 minutes.',
      '--only SERVICE            model, files, search, redis, postgres or inngest (may be repeated; default: all)',
      '--mode MODE               slow, failing, half-answering, hung or gone (may be repeated; default: all)',
      '--seconds N               how long each fault lasts (default: 10); one of each service lasts six times as long',
      'Exit status 1 when an answer is not a documented one, or a job is lost, done twice or charged wrongly.',
    ],
  },
  gallery: {
    about: 'write every slide kind in every template into out/gallery, to be looked at',
    usage: 'npm run gallery -- [options]',
    phases: ['install'],
    module: 'gallery/gallery.ts',
    details: [
      '--template NAME           one template instead of all (may be repeated)',
      '--template FILE.pptx      a PowerPoint file as an own template',
      '--kind KIND               one slide kind instead of all (may be repeated)',
      '--language SET            latin, cjk or rtl (default: latin)',
      '--out DIR                 where to write (default: out/gallery)',
      '--compare                 also draw it with LibreOffice, and fail where the previews differ too much',
      '--foreign                 also one slide of each kind in other palettes and another font, as LibreOffice draws them',
    ],
  },
  evaluate: {
    about: 'make decks of requests of all sorts, compare them with what their authors expect, and put them on a page',
    usage: 'npm run evaluate -- [folder … | --model] [options]',
    phases: base,
    module: 'evaluate/evaluate.ts',
    details: [
      'folder                    inputs: a .txt each, with its .json of expectations (default: evaluation/development)',
      '--only START              inputs whose names begin so',
      '--sheets                  also a PNG of each deck',
      '--no-pictures             only the figures',
      '--model                   instead: decks of the recorded answers of models beside those of the embedded composer,',
      '                          as .pptx, with figures; exit status 1 when an answer is missing or stale ("npm run recordings")',
      '--requests DIR            with --model: other requests and answers than those of the project',
      '--template FILE           with --model: the decks in the template that an organization would have of this .pptx or .potx',
      '--out DIR                 where to write (default: out/evaluate)',
    ],
  },
  recordings: {
    about: 'record answers of language models to requests, and say which no longer fit the prompts',
    usage: 'npm run recordings -- record|stale|list [request …] [options]',
    phases: base,
    module: 'recordings/recordings.ts',
    details: [
      'record                    run the requests; each question waits in DIR/calls as NAME.request.json for NAME.answer.txt,',
      '                          which a person or a program writes: the text as the model gives it. NAME.cut.txt is an',
      '                          answer that ran into its limit, NAME.refusal.txt one that declines',
      'stale                     say which answers are missing or were given to other prompts or data; exit status 1 when any',
      'list                      the requests, and how many answers each has',
      '--exchange DIR            where questions wait (record)',
      '--manner capable|small    answers of a capable model, or in the manner of a small one (default: all that a request wants)',
      '--requests DIR            other requests and answers than those of the project',
      '--only-stale              ask what is missing or stale alone; a recording that was broken off goes on so',
    ],
  },
  'train-tagger': {
    about: 'learn again from evaluation/tagged which words of a prompt are request, which its title, which content',
    usage: 'npm run train-tagger -- [--check] [--stories]',
    phases: base,
    module: 'train-tagger/train-tagger.ts',
    details: [
      '--check                   learn from four texts of five, say how well the fifth is told, and write nothing',
      '--stories                 only which outline a bare topic needs, from evaluation/labelled/stories.txt',
    ],
  },
  lint: {
    about: 'check form, rules, structure and what is dead',
    usage: 'npm run lint',
    phases: base,
    module: 'test/lint.ts',
    details: ['"npm run format" mends the form.'],
  },
  structure: {
    about: 'print how the files of the product hang together',
    usage: 'npm run structure',
    phases: ['install'],
    module: 'lint/structure-figures.ts',
    details: ['scripts/lint/structure.json has what may only fall.'],
  },
  openapi: {
    about: 'write docs/openapi.json and the types of the client again',
    usage: 'npm run openapi',
    phases: base,
    module: 'openapi/openapi.ts',
    details: ['Run it after each change of the contract; a test fails until then.'],
  },
  typecheck: {
    about: 'check the types',
    usage: 'npm run typecheck',
    phases: base,
    module: 'test/typecheck.ts',
    details: [],
  },
  migrate: {
    about: 'apply the database migrations that are missing, and nothing else; every start does it too',
    usage: 'npm run --silent migrate',
    phases: base,
    module: 'admin/admin.ts',
    bundle: 'admin',
    details: [
      'It is short for "npm run admin -- migrate up"; "migrate status" and "migrate repair" are its companions.',
    ],
  },
  admin: {
    about: "the operator's command; prints one JSON object",
    usage: 'npm run --silent admin -- <command> [options]',
    phases: base,
    module: 'admin/admin.ts',
    bundle: 'admin',
    details: [
      'org create --name N --plan free|starter|business|enterprise [--trial] [--credits N]',
      'org set-plan --org ID --plan P [--trial]',
      'org grant --org ID --credits N',
      'org show --org ID',
      'user create --org ID --email E --password P --role owner|admin|member',
      'user set-password --email E --password P',
      'key create --org ID --name N',
      'key revoke --key ID',
      'template create --org ID --name N --base Meridian [--description D] [--brand JSON] [--heading-font F] [--body-font F] [--logo-light FILE] [--logo-dark FILE] [--footer TEXT]',
      'template create --org ID --name N --file F [--description D]',
      'template list --org ID',
      'template delete --org ID --template ID',
      'font add --org ID --file F         measures a font (.ttf, .otf, .woff2) for the templates that ask for it',
      'font list --org ID',
      'font delete --org ID --font ID',
      'job show --job ID',
      'job cancel --org ID --job ID (ends a job that waits or runs; nothing is charged)',
      'migrate status              (what ran on the database, what is missing, failed, changed or of a newer version; exit status 1 when something is)',
      'migrate up                  (applies what is missing, as every start does)',
      'migrate repair              (after an attempt that came to no end: what is whole counts as applied, parts without data are taken away)',
      'files adopt                 (the files of the database are where the settings point now: they were moved, or the old ones are given up)',
      'model check                 (asks MODEL and VISION_MODEL one short question each; exit status 1 when one does not answer)',
      'ledger check                (exit status 1 when the ledger contradicts itself)',
    ],
  },
};

export function overview() {
  const width = Math.max(...Object.keys(verbs).map((name) => name.length));
  const lines = Object.entries(verbs).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
  return [
    'Usage: node scripts/run.mjs <command> [arguments]',
    '',
    ...lines,
    '',
    'With --help after a command, its arguments.',
  ].join('\n');
}

export function helpOf(name) {
  const { usage, about, details } = verbs[name];
  return [`${usage}: ${about}`, ...details.map((line) => `  ${line}`)].join('\n');
}
