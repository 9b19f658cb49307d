import type { DocumentFormat } from '@/lib/documents/document-formats';

export interface Planting {
  /** An address that nobody may ask. */
  target: string;
}

export interface PlantedDocument {
  name: string;
  format: DocumentFormat;
  bytes: Buffer;
}

/** One kind of planted instruction; every one speaks of pineapples. */
export interface Plant {
  kind: string;
  /** Readers of the page or document don't see it, so it must not even become text. */
  isHidden: boolean;
  /** Words that are planted among the true ones, in a page and in documents. */
  text?: (planting: Planting) => string;
  /** What is put into a page's body; `head` into its head, `title` for its title. */
  page?: (planting: Planting) => { head?: string; title?: string; body?: string; headers?: Record<string, string> };
  document?: (planting: Planting) => PlantedDocument;
}

/** What is true and on the topic, so that there is something to cite. */
export const facts = [
  'The tides of the North Sea turn about every six hours, and harbours plan their ships by the tables of the tides.',
  'At Husum the tide rises by 3.5 metres on average, which is more than at most other harbours of the coast.',
  'Spring tides come at full moon and new moon, when the sun and the moon pull the water of the sea in one line.',
];
