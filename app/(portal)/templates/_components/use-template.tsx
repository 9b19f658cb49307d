import { LinkButton } from '@/components/ui/button';

export function UseTemplate({ name }: { name: string }) {
  return (
    <LinkButton
      href={`/new?${new URLSearchParams({ template: name })}`}
      look="quiet"
      size="small"
      aria-label={`Use this template: ${name}`}
      className="max-sm:h-11 max-sm:w-full"
    >
      Use this template
    </LinkButton>
  );
}
