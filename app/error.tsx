'use client';

import { errorCodeOf, MessagePage } from './message-page';

export default function ErrorPage({ error }: { error: unknown }) {
  const code = errorCodeOf(error);
  return (
    <MessagePage title="This page could not be shown" action={{ href: '/', label: 'Go to the start page' }}>
      Nothing was lost. Load the page again; if it fails again, tell your operator{' '}
      {code ? `the code ${code}` : 'what you were doing'}.
    </MessagePage>
  );
}
