export type RangeOutcome = { kind: 'whole' } | { kind: 'part'; start: number; end: number } | { kind: 'unsatisfiable' };

/**
 * What a Range header asks of a file of this size, both ends inclusive (RFC 9110, section
 * 14). Other units, several ranges and text that is no range ask for the whole file.
 */
export function parseRange(header: string | undefined, sizeBytes: number): RangeOutcome {
  const match = header?.trim().match(/^bytes=\s*(\d*)-(\d*)\s*$/i);
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return { kind: 'whole' };
  if (first === '') return suffix(Number(last), sizeBytes);
  const start = Number(first);
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== '' && Number(last) < start) return { kind: 'whole' };
  return start < sizeBytes ? { kind: 'part', start, end } : { kind: 'unsatisfiable' };
}

function suffix(length: number, sizeBytes: number): RangeOutcome {
  if (length === 0 || sizeBytes === 0) return { kind: 'unsatisfiable' };
  return { kind: 'part', start: Math.max(0, sizeBytes - length), end: sizeBytes - 1 };
}
