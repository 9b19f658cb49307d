import type { ViewedSlide } from './viewed-slide';

/** What the speaker says to the slide, and where its facts come from. */
export function SlideNotes({ slide }: { slide: ViewedSlide }) {
  const { name, notes, sources } = slide;
  return (
    <div
      role="region"
      aria-label={`Speaker notes of ${name.toLowerCase()}`}
      className="flex min-h-24 flex-col gap-3 rounded-card border border-line px-5 py-4"
    >
      <h2 className="text-sm font-semibold">Speaker notes</h2>
      {notes ? (
        <p dir="auto" className="max-w-[75ch] [overflow-wrap:anywhere] whitespace-pre-line">
          {notes}
        </p>
      ) : (
        <p className="text-muted">
          {notes === null
            ? 'This page does not have the notes of this file. Download it; they are in there.'
            : 'This slide has no notes.'}
        </p>
      )}
      {sources.map((source, index) => (
        <p key={index} dir="auto" className="max-w-[75ch] text-sm [overflow-wrap:anywhere] text-muted">
          {source}
        </p>
      ))}
    </div>
  );
}
