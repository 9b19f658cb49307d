import { Table, TableHead, Th } from '@/components/ui/table';
import type { KnowledgeDocument } from '@/lib/services/knowledge/knowledge-document';
import { DocumentRow } from './document-row';

export interface DocumentsTableProps {
  documents: readonly KnowledgeDocument[];
  canManage: boolean;
  now: Date;
}

export function DocumentsTable({ documents, canManage, now }: DocumentsTableProps) {
  return (
    <Table label="Documents">
      <TableHead className="hidden sm:table-header-group">
        <tr>
          <Th>Document</Th>
          <Th>State</Th>
          <Th className="hidden xl:table-cell">Added</Th>
          {canManage && (
            <Th>
              <span className="sr-only">Actions</span>
            </Th>
          )}
        </tr>
      </TableHead>
      <tbody>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} canManage={canManage} now={now} />
        ))}
      </tbody>
    </Table>
  );
}
