const kilobyte = 1_000;

/** "74 kB", "3.2 MB". */
export function tellBytes(bytes: number): string {
  if (bytes < kilobyte * kilobyte) return `${Math.max(1, Math.round(bytes / kilobyte))} kB`;
  return `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`;
}
