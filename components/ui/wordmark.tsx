export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 text-[16px] font-semibold tracking-tight">
      <svg aria-hidden viewBox="0 0 24 24" className="size-5">
        <rect x="2" y="4" width="20" height="14" rx="2" className="fill-accent" />
        <rect x="5.5" y="8" width="8" height="1.8" rx="0.9" className="fill-accent-ink" />
        <rect x="5.5" y="12" width="5" height="1.8" rx="0.9" className="fill-accent-ink" opacity="0.7" />
        <rect x="8" y="20" width="8" height="1.6" rx="0.8" className="fill-accent" />
      </svg>
      Deckwright
    </span>
  );
}
