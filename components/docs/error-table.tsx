import type { ErrorCodeRow, JobErrorCode, RequestErrorCode } from '@/lib/contracts/error-codes';
import { Code } from './code';
import { DocsTable } from './docs-table';
import { errorAdvice } from './error-advice';
import { MarkedText } from './marked-text';

type DocumentedCode = RequestErrorCode | JobErrorCode;

export interface ErrorTableProps {
  label: string;
  codes: Partial<Record<DocumentedCode, ErrorCodeRow>>;
}

const columns = [{ title: 'Code' }, { title: 'Retry' }, { title: 'What it means, what to do', isProse: true }] as const;

/** Codes with what they mean, whether the same request can succeed later, and what to do. */
export function ErrorTable({ label, codes }: ErrorTableProps) {
  const entries = Object.entries(codes) as [DocumentedCode, ErrorCodeRow][];
  const rows = entries.map(([code, { status, retryable, meaning }]) => ({
    id: code,
    cells: [
      <span key="code">
        <Code>{code}</Code> {status !== null && <span className="ml-1 font-normal text-muted">{status}</span>}
      </span>,
      retryable ? 'Yes' : 'No',
      <>
        <p>{meaning}</p>
        <p className="text-muted">
          <MarkedText>{errorAdvice[code]}</MarkedText>
        </p>
      </>,
    ],
  }));
  return <DocsTable label={label} columns={columns} widths="15rem 3rem 1fr" rows={rows} />;
}
