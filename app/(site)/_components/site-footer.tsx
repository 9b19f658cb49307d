import { Wordmark } from '@/components/ui/wordmark';

const links = [
  { href: '/docs', label: 'Guide' },
  { href: '/docs/reference', label: 'API reference' },
  { href: '/api/v1/openapi.json', label: 'OpenAPI document' },
];

export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-[1120px] flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-8 text-sm text-muted">
        <div className="flex flex-col gap-1">
          <span className="text-ink">
            <Wordmark />
          </span>
          <p>Open source under the MIT licence.</p>
        </div>
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="flex min-h-11 items-center hover:text-ink">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
