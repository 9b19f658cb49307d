/** What a generate request is measured against. The environment may set other numbers. */
export interface RequestLimits {
  promptMaxCharacters: number;
  variantCountMax: number;
  referenceImagesMax: number;
  /** Decoded. */
  referenceImageMaxBytes: number;
  templateNameMaxCharacters: number;
}

export const defaultRequestLimits: RequestLimits = {
  promptMaxCharacters: 100_000,
  variantCountMax: 4,
  referenceImagesMax: 5,
  referenceImageMaxBytes: 5_000_000,
  templateNameMaxCharacters: 120,
};
