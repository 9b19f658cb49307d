export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-surface">
      <figcaption className="border-b border-line px-4 py-2 text-sm text-muted">{label}</figcaption>
      <pre tabIndex={0} aria-label={label} className="overflow-x-auto px-4 py-3 font-mono text-[13px] leading-5">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
