// Makes decks one after the other and nothing else: no queue, no database, no process beside this one.
import { openGeneration } from '@/lib/generation/pipeline/testing/run-generation';
import { twelveSlides } from '../twelve-slides';

async function makeDeck(): Promise<void> {
  const { run, close } = await openGeneration({ prompt: twelveSlides });
  await run();
  await close();
}

process.on('message', (decks: number) => {
  void (async () => {
    for (let made = 0; made < decks; made += 1) await makeDeck();
    process.send?.('made');
  })();
});
