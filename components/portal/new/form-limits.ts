/** What this installation accepts and charges. */
export interface FormLimits {
  promptMaxCharacters: number;
  variantsMax: number;
  imagesMax: number;
  imageMaxBytes: number;
  /** Of a deck whose prompt asks for no number. */
  deckMinSlides: number;
  deckMaxSlides: number;
  /** Of any deck. */
  deckMostSlides: number;
  creditsPerVariant: number;
}
