import { DeckStage } from './deck-stage';
import { samplePrompt } from './sample-prompt';

/** The whole service at one glance: what goes in, and what comes out. */
export function SampleDeck() {
  return (
    <figure className="rounded-xl border border-line bg-stage p-3 sm:p-5">
      <div className="grid gap-5 lg:grid-cols-[17.5rem_minmax(0,1fr)]">
        <div className="order-last flex min-h-0 flex-col overflow-hidden rounded-card border border-line bg-page max-lg:h-72 lg:relative lg:order-first">
          <div className="flex min-h-0 flex-col lg:absolute lg:inset-0">
            <h2 id="prompt" className="border-b border-line px-4 py-2.5 text-sm font-medium text-muted">
              The prompt, word for word
            </h2>
            <pre
              tabIndex={0}
              role="group"
              aria-labelledby="prompt"
              className="min-h-0 flex-1 overflow-auto px-4 py-3 font-mono text-xs leading-5 whitespace-pre-wrap -outline-offset-2"
            >
              {samplePrompt}
            </pre>
          </div>
        </div>
        <DeckStage />
      </div>
      <figcaption className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
        <span>
          Made from this prompt by the service as it runs here, in the template Meridian, without a language model.
        </span>
        <span>The chart and the tables are PowerPoint’s own: click and edit.</span>
      </figcaption>
    </figure>
  );
}
