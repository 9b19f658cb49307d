/** The text is not well-formed XML, or has a document type, which no part of a package may have. */
export class XmlError extends Error {
  override readonly name = 'XmlError';

  constructor(message: string, position: number) {
    super(`${message} (at character ${position})`);
  }
}
