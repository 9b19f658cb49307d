import { listBuiltinTemplates } from '@/lib/services/templates/list-templates';

/** The built-in templates side by side, each a link to where it can be used. */
export function TemplateStrip() {
  return (
    <section aria-labelledby="templates" className="mx-auto flex max-w-[1120px] flex-col gap-6 px-5 py-14 sm:py-16">
      <div className="flex flex-col gap-2">
        <h2 id="templates" className="text-2xl font-semibold tracking-tight sm:text-3xl">
          Eight templates, eight characters
        </h2>
        <p className="max-w-[64ch] text-muted">
          Each with type, tables, charts and ornaments of its own, as native shapes. Put your organization’s colours and
          fonts on any of them.
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
        {listBuiltinTemplates('').map(({ name, thumbnailUrl }) => (
          <li key={name}>
            <a
              href={`/new?${new URLSearchParams({ template: name })}`}
              className="group flex flex-col gap-2 rounded-card"
            >
              <img
                src={thumbnailUrl}
                alt=""
                width={640}
                height={360}
                loading="lazy"
                decoding="async"
                className="aspect-video h-auto w-full rounded-card border border-line bg-stage transition-colors duration-100 group-hover:border-accent"
              />
              <span className="font-medium group-hover:text-accent">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
