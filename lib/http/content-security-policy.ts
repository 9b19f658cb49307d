export interface PolicyOptions {
  /** Of this answer alone; scripts that don't carry it are not run. */
  nonce: string;
  isDevelopment: boolean;
}

/**
 * What a page may load and run (Content Security Policy Level 3). Scripts run by nonce, and those that they load by
 * themselves; nothing comes from another host. Styles may stand in attributes, where charts and dialogs put sizes.
 */
export function contentSecurityPolicy({ nonce, isDevelopment }: PolicyOptions): string {
  const directives = {
    'default-src': "'self'",
    // React compiles what it needs for its error messages while one develops.
    'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'connect-src': isDevelopment ? "'self' ws:" : "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-src': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
