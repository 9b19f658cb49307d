/** The seconds that a Retry-After header asks for, given as a number or as a date (RFC 9110, section 10.2.3). */
export function retryAfterSeconds(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  const dateMs = Date.parse(text);
  return Number.isNaN(dateMs) ? undefined : Math.max(0, Math.ceil((dateMs - nowMs) / 1_000));
}
