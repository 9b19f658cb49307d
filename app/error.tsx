'use client';

import { MessagePage } from '@/components/ui/message-page';

export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  return (
    <MessagePage title="This page could not be shown" action={{ href: '/', label: 'Go to the start page' }}>
      Nothing was lost. Load the page again; if it fails again, tell your operator
      {error.digest ? ` the code ${error.digest}` : ' what you were doing'}.
    </MessagePage>
  );
}
