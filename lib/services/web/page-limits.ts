import type { ExtractionLimits } from '@/lib/documents/extracted-document';

/** What reading one page may cost; of a long PDF the beginning is read. */
export const pageLimits: ExtractionLimits = {
  timeoutMs: 4_000,
  memoryMegabytes: 256,
  maxPages: 60,
  maxCharacters: 400_000,
  maxInflatedBytes: 0,
};

/** Longer than all pages of a job may take. */
export const pageReaderLifeMs = 60_000;

/** Of fetching one: a slow page costs itself alone. */
export const fetchLimits = {
  connectMs: 3000,
  firstByteMs: 6000,
  wholeMs: 8000,
  sentBytes: 8_000_000,
  bytes: 8_000_000,
};
