import type { createApiReference } from '@scalar/api-reference';

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

/** The viewer's own names for the fonts and colours of this site, which follow light and dark by themselves. */
const referenceTheme = `
/* The viewer resets the line height of the page around it. */
body { line-height: 1.5rem; }
.scalar-app a[href^="https://www.scalar.com"] { display: none; }
/* Tables in text get more room, and scroll by themselves instead of breaking words. */
.introduction-section .section-column:first-child { flex-grow: 1.35; }
.scalar-app .markdown table { display: block; width: auto; border: 0; }
.scalar-app .markdown :is(td, th) { padding: 8px 12px; word-break: normal; }
.scalar-app .markdown :is(td, th):last-child { min-width: 14em; }
.scalar-app .markdown :is(td, th) code { white-space: nowrap; }
.light-mode, .dark-mode {
  --scalar-font: var(--font-geist-sans), ui-sans-serif, system-ui, sans-serif;
  --scalar-font-code: var(--font-geist-mono), ui-monospace, monospace;
  --scalar-radius: 6px;
  --scalar-radius-lg: 8px;
  --scalar-radius-xl: 8px;
  --scalar-color-1: var(--ink);
  --scalar-color-2: var(--muted);
  --scalar-color-3: var(--muted);
  --scalar-color-accent: var(--accent);
  --scalar-background-1: var(--page);
  --scalar-background-2: var(--surface);
  --scalar-background-3: var(--stage);
  --scalar-background-4: var(--stage);
  --scalar-background-accent: var(--stage);
  --scalar-border-color: var(--line);
  --scalar-color-green: var(--good);
  --scalar-color-blue: var(--accent);
  --scalar-color-red: var(--bad);
  --scalar-color-orange: var(--warn);
  --scalar-color-yellow: var(--warn);
  --scalar-color-purple: var(--accent);
  --scalar-button-1: var(--accent);
  --scalar-button-1-hover: var(--accent);
  --scalar-button-1-color: var(--accent-ink);
  --scalar-link-color: var(--accent);
  --scalar-link-color-hover: var(--accent);
}
`;
