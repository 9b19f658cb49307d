import type { ReactNode } from 'react';
import type { RequestSettings } from '@/lib/services/requests/request-settings';
import { ApiKeysChapter, OperationsChapter } from './api';
import { ContentChapter, TemplatesChapter } from './content';
import { ErrorsChapter, IdempotencyChapter } from './errors';
import { JobLifeChapter } from './job-life';
import { CreditsChapter, FilesChapter, LimitsChapter } from './limits';
import { ClientLibraryChapter, QuickStartChapter } from './programs';

export interface DocsChapter {
  id: string;
  title: string;
  Body: (settings: RequestSettings) => ReactNode | Promise<ReactNode>;
}

/** The guide in the order in which an integrator needs it. */
export const docsChapters: readonly DocsChapter[] = [
  { id: 'quick-start', title: 'Quick start', Body: QuickStartChapter },
  { id: 'jobs', title: 'How a job goes', Body: JobLifeChapter },
  { id: 'content', title: 'What slides say', Body: ContentChapter },
  { id: 'idempotency', title: 'Idempotency', Body: IdempotencyChapter },
  { id: 'errors', title: 'Errors', Body: ErrorsChapter },
  { id: 'limits', title: 'Limits', Body: LimitsChapter },
  { id: 'credits', title: 'Credits', Body: CreditsChapter },
  { id: 'files', title: 'Files', Body: FilesChapter },
  { id: 'templates', title: 'Templates', Body: TemplatesChapter },
  { id: 'api-keys', title: 'API keys', Body: ApiKeysChapter },
  { id: 'client', title: 'Client library', Body: ClientLibraryChapter },
  { id: 'reference', title: 'API reference', Body: OperationsChapter },
];
