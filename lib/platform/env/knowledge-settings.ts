import { whole } from './setting';

export const knowledgeSettings = {
  KNOWLEDGE_DOCUMENTS_MAX: whole(1000, 'Most documents in the knowledge base of an organization.'),
  KNOWLEDGE_DOCUMENT_MAX_BYTES: whole(25_000_000, 'Largest document.', { max: 29_000_000 }),
  KNOWLEDGE_DOCUMENT_MAX_PAGES: whole(2000, 'Most pages, slides or sheets of a document.'),
  KNOWLEDGE_DOCUMENT_MAX_CHARACTERS: whole(5_000_000, 'Most text of a document, in characters.'),
  KNOWLEDGE_DOCUMENT_MAX_INFLATED_BYTES: whole(
    400_000_000,
    'Largest size of a document that is an archive, such as DOCX, once it is unpacked.',
  ),
  EXTRACTION_TIMEOUT_SECONDS: whole(120, 'How long reading the text of a document may take.', { min: 1, max: 3600 }),
  EXTRACTION_MEMORY_MEGABYTES: whole(512, 'How much memory reading the text of a document may take.', {
    min: 128,
    max: 16_384,
  }),
};
