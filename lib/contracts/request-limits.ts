/** What a generate request is measured against; an installation may set other numbers. */
export interface RequestLimits {
  promptMaxCharacters: number;
  variantCountMax: number;
  referenceImagesMax: number;
  /** Decoded. */
  referenceImageMaxBytes: number;
  templateNameMaxCharacters: number;
  idempotencyKeyMaxCharacters: number;
}
