import type { createApiReference } from '@scalar/api-reference';
import { referenceTheme } from './reference-theme';

type ReferenceSettings = Extract<Parameters<typeof createApiReference>[1], { url?: string }>;

/** Where the viewer is served from; "npm start" copies it there out of its package. */
export const viewerBundle = '/vendor/scalar/standalone.esm.js';

/** The viewer in the look of this site, and reaching for nothing outside: every service of its makers is off. */
export function referenceSettings(documentUrl: string, scheme: 'light' | 'dark'): ReferenceSettings {
  return {
    url: documentUrl,
    theme: 'none',
    customCss: referenceTheme,
    forceDarkModeState: scheme,
    hideDarkModeToggle: true,
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: 'never',
    hideClientButton: true,
    authentication: { preferredSecurityScheme: 'apiKey' },
    defaultOpenAllTags: true,
    documentDownloadType: 'json',
    modelsSectionLabel: 'Schemas',
    localization: { translations: { clientLibraries: { heading: 'Language of the examples' } } },
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  };
}
