import { Search } from 'lucide-react';
import Form from 'next/form';
import { Button, LinkButton } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';

/** Keeps what is searched for in the address. */
export function KnowledgeSearchForm({ query = '' }: { query?: string }) {
  return (
    <Form
      action="/knowledge"
      role="search"
      aria-label="Knowledge"
      className="flex flex-wrap items-end gap-3"
      key={query}
    >
      <TextField
        label="Search the documents"
        name="q"
        type="search"
        maxLength={300}
        defaultValue={query}
        dir="auto"
        autoComplete="off"
        fieldClassName="w-full sm:w-96"
      />
      <Button type="submit" look="quiet" className="max-sm:h-11 max-sm:flex-1">
        <Search aria-hidden /> Search
      </Button>
      {query && (
        <LinkButton look="ghost" href="/knowledge" className="max-sm:h-11">
          Clear
        </LinkButton>
      )}
    </Form>
  );
}
