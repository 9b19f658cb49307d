/**
 * How long a server wants to be left alone: `retry-after-ms`, or `retry-after` in seconds or as a date
 * (RFC 9110, 10.2.3). Undefined when it says nothing that can be read; zero for a time that has passed.
 */
export function readRetryAfterMs(
  headers: Readonly<Record<string, string>> | undefined,
  now: number,
): number | undefined {
  const exact = decimal(headers?.['retry-after-ms']);
  if (exact !== undefined) return exact;
  const given = headers?.['retry-after']?.trim();
  if (!given) return undefined;
  const seconds = decimal(given);
  if (seconds !== undefined) return seconds * 1000;
  // Without a letter it is no date of the protocol, whatever a lenient parser makes of it.
  const at = /[a-z]/i.test(given) ? Date.parse(given) : NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

function decimal(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}
