import type { RunningService } from '../supervisor/start-service';

type Started = Pick<RunningService, 'env' | 'demo'>;

/** What a person reads when the service is up: the address, the demo's sign-in once, and what to do next. */
export function readyLines({ env, demo }: Started): string[] {
  const base = env.PUBLIC_BASE_URL;
  return ['', `Deckwright is ready on ${base}`, ...(demo ? demoLines(base, demo) : nextSteps), 'Ctrl-C stops it.', ''];
}

const nextSteps = ['  Make an organization and a key:  npm run --silent admin -- --help'];

function demoLines(base: string, demo: NonNullable<RunningService['demo']>): string[] {
  const body = JSON.stringify({
    prompt: 'A 6-slide deck about why teams should write things down',
    output_type: 'deck',
  });
  return [
    '',
    'A demo organization was made (Enterprise plan, 1,000 credits). This is shown once:',
    `  Sign in:  ${base}/signin`,
    `  E-mail:   ${demo.owner.email}`,
    `  Password: ${demo.owner.password}`,
    `  API key:  ${demo.key.key}`,
    '',
    'Try it:',
    `  curl -s ${base}/api/v1/generate -H 'Authorization: Bearer ${demo.key.key}' -H 'Content-Type: application/json' -d '${body}'`,
    '',
  ];
}
