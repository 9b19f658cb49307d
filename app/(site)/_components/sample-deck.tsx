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

const slides = [
  { name: 'Cover', alt: 'Cover: Electric ferries for Northwind Harbour, for the city council' },
  {
    name: 'Key figures',
    alt: 'Key figures: 40,100 passengers a day, 98.2% of departures on time, 6.4 million euros spent on diesel, 12 ferries',
  },
  { name: 'Chart', alt: 'Column chart: passengers rose from 7.9 million in 2021 to 14.6 million in 2025' },
  {
    name: 'Comparison',
    alt: 'Table that compares a diesel refit with battery ferries, titled “We recommend battery ferries”',
  },
  {
    name: 'Timeline',
    alt: 'Timeline from the decision of the council in March 2026 to the last diesel ferry in October 2030',
  },
  { name: 'Next steps', alt: 'Table of three requests with owner and due date' },
] as const;

const pictureOf = (index: number) => `/images/deck/${index + 1}.png`;

/** A real deck to leaf through: radio buttons, so that arrow keys and readers know it, and no script is needed. */
function DeckStage() {
  return (
    <fieldset className="grid min-w-0 grid-cols-3 content-start gap-2 sm:grid-cols-6 sm:gap-3">
      <legend className="sr-only">Slides of a deck that Deckwright made</legend>
      {slides.map(({ name, alt }, index) => (
        <div key={name} className="contents">
          <input
            type="radio"
            id={`slide-${index + 1}`}
            name="slide"
            defaultChecked={index === 0}
            className="peer sr-only"
          />
          <img
            src={pictureOf(index)}
            alt={alt}
            width={1600}
            height={900}
            decoding="async"
            fetchPriority={index === 0 ? 'high' : 'low'}
            className="invisible col-span-full col-start-1 row-start-1 aspect-video h-auto w-full rounded-card border border-line bg-white peer-checked:visible"
          />
          <label
            htmlFor={`slide-${index + 1}`}
            className="relative cursor-pointer overflow-hidden rounded-md border border-line opacity-70 outline-offset-2 transition-opacity duration-100 peer-checked:border-accent peer-checked:opacity-100 peer-checked:ring-1 peer-checked:ring-accent peer-focus-visible:outline-2 peer-focus-visible:outline-accent hover:opacity-100"
          >
            <img
              src={pictureOf(index)}
              alt=""
              width={1600}
              height={900}
              decoding="async"
              className="aspect-video h-auto w-full bg-white"
            />
            <span className="sr-only">
              Slide {index + 1}: {name}
            </span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}
