'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { onFirstToast } from './toast';

/** Where short words about what was just done appear. */
export function Toaster() {
  const [Opened, setOpened] = useState<ComponentType>();
  useEffect(
    () =>
      onFirstToast(() => void import('./toaster-opened').then(({ ToasterOpened }) => setOpened(() => ToasterOpened))),
    [],
  );
  return Opened && <Opened />;
}
