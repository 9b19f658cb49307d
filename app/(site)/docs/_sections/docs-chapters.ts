import type { ReactNode } from 'react';
import type { RequestSettings } from '@/lib/services/requests/request-settings';
import { ApiKeys } from './api-keys';
import { ClientLibrary } from './client-library';
import { Content } from './content';
import { Credits } from './credits';
import { Errors } from './errors';
import { Files } from './files';
import { Idempotency } from './idempotency';
import { JobLife } from './job-life';
import { Limits } from './limits';
import { Operations } from './operations';
import { QuickStart } from './quick-start';
import { Templates } from './templates';

export interface DocsChapter {
  id: string;
  title: string;
  Body: (settings: RequestSettings) => ReactNode | Promise<ReactNode>;
}

/** The guide in the order in which an integrator needs it. */
export const docsChapters: readonly DocsChapter[] = [
  { id: 'quick-start', title: 'Quick start', Body: QuickStart },
  { id: 'jobs', title: 'How a job goes', Body: JobLife },
  { id: 'content', title: 'What slides say', Body: Content },
  { id: 'idempotency', title: 'Idempotency', Body: Idempotency },
  { id: 'errors', title: 'Errors', Body: Errors },
  { id: 'limits', title: 'Limits', Body: Limits },
  { id: 'credits', title: 'Credits', Body: Credits },
  { id: 'files', title: 'Files', Body: Files },
  { id: 'templates', title: 'Templates', Body: Templates },
  { id: 'api-keys', title: 'API keys', Body: ApiKeys },
  { id: 'client', title: 'Client library', Body: ClientLibrary },
  { id: 'reference', title: 'API reference', Body: Operations },
];
