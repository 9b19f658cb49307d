import type { Metadata } from 'next';
import { preloadModule } from 'react-dom';
import { openapiOperation } from '@/lib/contracts/operations/operations';
import { viewerBundle } from './_components/reference-settings';
import { ReferenceViewer } from './_components/reference-viewer';

export const metadata: Metadata = {
  title: 'API reference',
  description: 'Every operation of the API with its fields, answers and examples.',
};

export default function ReferencePage() {
  preloadModule(viewerBundle, { as: 'script' });
  return (
    <main>
      <ReferenceViewer documentUrl={openapiOperation.path} />
    </main>
  );
}
