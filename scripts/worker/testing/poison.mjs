// Loaded into every process of a worker or a web process by NODE_OPTIONS: some words in a task make its process do what a defect would.
import { isMainThread } from 'node:worker_threads';

const poisons = {
  'poison that computes': () => {
    for (;;);
  },
  'poison that grows': () => {
    const kept = [];
    for (;;) kept.push(Buffer.alloc(16 * 1024 * 1024, 1));
  },
  'poison that crashes': () => process.abort(),
};

const isCompute = /compute\.mjs$|processes[\\/]main\.ts$/.test(process.argv[1] ?? '');
if (isMainThread && isCompute) {
  process.on('message', (message) => {
    const text = JSON.stringify(message);
    for (const [words, act] of Object.entries(poisons)) if (text.includes(words)) process.nextTick(act);
  });
}
