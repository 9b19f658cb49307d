/** A passage that a search has come upon. */
export interface Candidate {
  id: string;
  documentId: string;
  documentName: string;
  /** As the document itself says; null where it says nothing better than its name. */
  documentTitle: string | null;
  format: string;
  position: number;
  page: number | null;
  heading: string;
  text: string;
}

/** What every search reads of a passage, as `passage`, and of its document, as `document`. */
export const candidateColumns = `
  passage.id, passage.document_id as "documentId", document.name as "documentName", document.title as "documentTitle", document.format, passage.position, passage.page, passage.heading, passage.text`;

/** The passages of one organization that may be found: those of documents that were read to the end. */
export const searchable = `
  knowledge_passages passage join knowledge_documents document
    on document.id = passage.document_id and document.organization_id = $1 and document.state = 'ready'
  where passage.organization_id = $1`;
