/** The first letter of a name on a tile: the organization at a glance. */
export function OrganizationMark({ name }: { name: string }) {
  const [letter = '?'] = name.trim();
  return (
    <span
      aria-hidden
      className="flex size-8 shrink-0 items-center justify-center rounded-md bg-accent text-sm font-semibold text-accent-ink uppercase"
    >
      {letter}
    </span>
  );
}
