/** Scripts of the framework are inline; everything else comes from this server, and no page may be framed. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  `connect-src 'self'${process.env.NODE_ENV === 'development' ? ' ws:' : ''}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const SECURITY_HEADERS = [
  { key: 'Content-Security-Policy', value: CONTENT_SECURITY_POLICY },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
]

/** Pictures that stand in pages of others; nothing in them can run or load anything. */
const EMBEDDED = ['/api/v1/compare.svg', '/api/v1/projects/:slug/badge.svg']
const EMBEDDED_HEADERS = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; style-src 'unsafe-inline'" },
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
]

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // Lint and types are steps of their own; a build that repeats them only takes longer.
  typescript: { ignoreBuildErrors: true },
  // Native code and files that find each other by their place on disk cannot be bundled.
  serverExternalPackages: ['@libsql/client', 'libsql', '@prisma/adapter-libsql', '@prisma/client', 'piscina'],
  outputFileTracingIncludes: {
    '/**': ['./dist/worker.mjs', './dist/assay.mjs', './prisma/migrations/**', './node_modules/@libsql/**'],
  },
  headers: async () => [
    { source: '/:path*', headers: SECURITY_HEADERS },
    ...EMBEDDED.map((source) => ({ source, headers: EMBEDDED_HEADERS })),
  ],
}
