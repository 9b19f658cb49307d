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
export function DeckStage() {
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
