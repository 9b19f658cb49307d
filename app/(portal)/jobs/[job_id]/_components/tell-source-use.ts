type Origin = 'knowledge_base' | 'web';

/** Whether a source was asked for and, once there is a file, how much of it stands there: "Asked for · 3 statements cited". */
export function tellSourceUse(
  isAskedFor: boolean,
  origin: Origin,
  citations: readonly { origin: Origin }[] | null,
): string {
  if (!isAskedFor) return 'Off';
  if (!citations) return 'Asked for';
  const count = citations.filter((citation) => citation.origin === origin).length;
  if (count === 0) return 'Asked for · nothing of it was used';
  return `Asked for · ${count === 1 ? '1 statement' : `${count} statements`} cited`;
}
