import { Badge } from '@/components/ui/badge';

/** The heading of a template's card; the badge says which one requests get that name none. */
export function TemplateName({ name, isDefault }: { name: string; isDefault: boolean }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
      <h3 dir="auto" className="min-w-0 text-lg font-semibold tracking-tight wrap-anywhere">
        {name}
      </h3>
      {isDefault && <Badge tone="accent">Default</Badge>}
    </div>
  );
}
