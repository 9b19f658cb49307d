'use client';

import { type FormEvent, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import { toast } from '@/components/ui/toaster';
import type { TemplateDetails } from '@/lib/services/templates/get-template';
import { changeTemplateAction } from '../../actions';

/** What a template is called, and the words by which it is found. */
export function TemplateForm({ template: { id, name, description, tags } }: { template: TemplateDetails }) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, start] = useTransition();

  // Not the form's `action`, after which React would put the old words back.
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const said = (field: string) => String(form.get(field) ?? '');
    start(async () => {
      const answer = await changeTemplateAction({
        templateId: id,
        name: said('name'),
        description: said('description'),
        tags: said('tags')
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
      });
      setProblem(answer.ok ? undefined : answer.error.message);
      if (answer.ok) toast('The template is saved.');
    });
  }

  return (
    <Card title="Name and tags">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField label="Name" name="name" defaultValue={name} required dir="auto" error={problem} />
        <TextField label="Description" name="description" defaultValue={description} maxLength={500} dir="auto" />
        <TextField
          label="Tags"
          name="tags"
          defaultValue={tags.join(', ')}
          dir="auto"
          hint="Words with commas between them, such as “board, clients”. Requests that speak of them and name no template get this one, where no default is set."
        />
        <Button type="submit" variant="quiet" busy={isBusy} className="self-start">
          Save
        </Button>
      </form>
    </Card>
  );
}
