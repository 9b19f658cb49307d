import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { securityHeaders } from './lib/http/security-headers.mjs';

/** Escapes of what is not ASCII: no path of the interface has any, and Next.js answers 500 to those it can't decode. */
const oddEscape = '.*%(?![2-7][0-9A-Fa-f]).*';

/** What Next.js must find made where it is called by itself and not by our commands, which have made it already. */
const needed = { [PHASE_PRODUCTION_BUILD]: ['bundle'], [PHASE_DEVELOPMENT_SERVER]: ['generate'] };

/** @type {import('next').NextConfig} */
const config = {
  generateBuildId: async () => (await import('./scripts/prepare/build.mjs')).buildId(import.meta.dirname),
  poweredByHeader: false,
  reactStrictMode: true,
  // Own stages of "npm test" check types and rules; a build that repeats them takes twice as long.
  typescript: { ignoreBuildErrors: true },
  // Native or dynamically loading packages, which a bundler would break or only slow down. With Next.js itself they
  // are all that an installation needs beside the build.
  serverExternalPackages: [
    '@node-rs/argon2',
    '@resvg/resvg-js',
    'ioredis',
    'pg',
    'pino',
    'pptxgenjs',
    'rate-limiter-flexible',
    'sharp',
  ],
  // Next.js would leave them out of the build; but the one asks for Prisma's whole command line as a peer, and the other
  // is no part of an installation without development packages.
  transpilePackages: ['@prisma/client', '@aws-sdk/client-s3'],
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
    // Five reference images of 5 MB and a prompt, as a form of the portal sends them; files that are to be templates.
    serverActions: { bodySizeLimit: '30mb' },
    proxyClientMaxBodySize: '52mb',
    optimizePackageImports: ['radix-ui'],
  },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
};

export default async function nextConfig(phase) {
  if (needed[phase]) {
    const { prepare } = await import('./scripts/prepare/prepare.mjs');
    await prepare(import.meta.dirname, needed[phase]);
  }
  return config;
}
