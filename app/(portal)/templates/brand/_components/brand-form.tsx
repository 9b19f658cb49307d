'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState, useTransition } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/messages';
import { toast } from '@/components/ui/toaster';
import { Summary } from '@/components/ui/summary';
import { colorNames } from '../../_components/color-names';
import { saveBrandAction } from '../../actions';
import { BrandNotes, BrandPreview } from './brand-preview';
import {
  asSentence,
  brandOf,
  fieldFaultOf,
  previewOf,
  type BrandColorName,
  type BrandDraftFields,
  type FieldFault,
  type LogoGroundName,
} from './brand-draft';
import { ColorField } from './color-field';
import { LogoField } from './logo-field';
import { useBrandPreview } from './use-brand-preview';

export interface BrandFormProps {
  initial: BrandDraftFields;
  /** The template that is changed; a new one when absent. */
  changes?: { templateId: string; version: string };
  bases: readonly { name: string; thumbnailUrl: string }[];
  /** Families to choose from; any other may be named. */
  families: readonly string[];
  maxLogoBytes: number;
}

const mainColors = ['accent', 'text', 'background'] as const satisfies readonly BrandColorName[];
const otherColors = [
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'muted_text',
  'surface',
  'hairline',
] as const satisfies readonly BrandColorName[];
const grounds = ['light', 'dark'] as const satisfies readonly LogoGroundName[];

/** Makes or changes a brand beside slides in it. */
export function BrandForm({ initial, changes, bases, families, maxLogoBytes }: BrandFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const listId = useId();
  const [draft, setDraft] = useState(initial);
  const [refused, setRefused] = useState<{ fault?: FieldFault; message: string }>();
  const [isBusy, start] = useTransition();
  const preview = useBrandPreview(previewOf(draft));
  const told = preview.problem ? fieldFaultOf(preview.problem) : preview.drawn?.fault;

  // Once the field is marked.
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refused]);

  /** By what the draft is then: files may be read side by side. */
  function change(next: (before: BrandDraftFields) => Partial<BrandDraftFields>) {
    setRefused(undefined);
    setDraft((before) => ({ ...before, ...next(before) }));
  }
  const faultOf = (field: string): FieldFault | undefined =>
    [refused?.fault, told].find((one) => one?.field === field) ?? undefined;
  const setColor = (name: BrandColorName) => (hex: string) =>
    change(({ colors }) => ({ colors: { ...colors, [name]: hex } }));
  const text = (field: 'name' | 'description' | 'tags' | 'headingFont' | 'bodyFont' | 'footer') => ({
    value: draft[field],
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      change(() => ({ [field]: value }));
    },
  });

  // Not the form's `action`, after which React would put the old words back.
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    start(async () => {
      const answer = await save(draft, changes);
      if (!answer.ok) {
        setRefused({ fault: fieldFaultOf(answer.error), message: answer.error.message });
        return;
      }
      toast(`“${answer.value.name}” is ${changes ? 'saved' : 'ready'}`);
      router.push('/templates');
      router.refresh();
    });
  }

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)] lg:items-start">
      <div className="min-w-0 max-lg:contents lg:sticky lg:top-6 lg:order-last lg:flex lg:max-h-[calc(100dvh-3rem)] lg:flex-col lg:gap-4 lg:overflow-y-auto lg:p-1">
        <BrandPreview preview={preview} logos={draft.logos} />
        <BrandNotes notes={preview.drawn?.notes ?? []} />
      </div>
      <form ref={form} onSubmit={submit} noValidate className="flex min-w-0 flex-col gap-8">
        <Group title="Name and tags">
          <TextField
            label="Name"
            required
            dir="auto"
            hint="What requests send as template_name."
            error={faultOf('name')?.message}
            {...text('name')}
          />
          <TextField
            label="Description"
            maxLength={500}
            dir="auto"
            error={faultOf('description')?.message}
            {...text('description')}
          />
          <TextField
            label="Tags"
            dir="auto"
            hint="Words with commas between them, such as “board, clients”. Requests that speak of them and name no template get this one, where no default is set."
            error={faultOf('tags')?.message}
            {...text('tags')}
          />
        </Group>
        <fieldset className="flex min-w-0 flex-col">
          <legend className="mb-3 font-semibold">Base</legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-2">
            {bases.map(({ name, thumbnailUrl }) => (
              <label
                key={name}
                className="flex cursor-pointer flex-col overflow-hidden rounded-card border border-line has-checked:border-accent has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
              >
                <img src={thumbnailUrl} alt="" width={640} height={360} loading="lazy" className="h-auto w-full" />
                <span className="flex min-h-11 items-center gap-2 px-3 text-sm font-medium">
                  <input
                    type="radio"
                    name="base"
                    value={name}
                    checked={draft.base === name}
                    onChange={() => change(() => ({ base: name }))}
                    className="size-4 accent-accent outline-none"
                  />
                  {name}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <Group
          title="Logo"
          hint={`PNG, JPEG or SVG, at most ${maxLogoBytes / 1_000_000} MB, best without a ground of its own. Covers and closing slides show it large, the others small; each slide has the one for its ground.`}
        >
          <div className="grid grid-cols-2 gap-4">
            {grounds.map((ground) => (
              <LogoField
                key={ground}
                ground={ground}
                logo={draft.logos[ground]}
                fault={faultOf(`logos.${ground}`)}
                maxBytes={maxLogoBytes}
                onChange={(logo) => change(({ logos }) => ({ logos: { ...logos, [ground]: logo } }))}
              />
            ))}
          </div>
        </Group>
        <Group title="Colours" hint="What you leave empty follows from the rest.">
          <Colors names={mainColors} draft={draft} of={preview.drawn?.colors} faultOf={faultOf} setColor={setColor} />
          <details open={otherColors.some((name) => faultOf(`colors.${name}`)) || undefined}>
            <Summary className="py-2 text-muted">More colours</Summary>
            <div className="pt-3">
              <Colors
                names={otherColors}
                draft={draft}
                of={preview.drawn?.colors}
                faultOf={faultOf}
                setColor={setColor}
              />
            </div>
          </details>
        </Group>
        <Group
          title="Fonts"
          hint="Any family by its name. Its text is fitted by its own letters where it is one of these or its files are uploaded, and else by a similar font with some room to spare."
        >
          <TextField
            label="Headings"
            list={listId}
            placeholder={preview.drawn?.fonts.heading}
            autoComplete="off"
            spellCheck={false}
            error={faultOf('fonts.heading')?.message}
            {...text('headingFont')}
          />
          <TextField
            label="Body"
            list={listId}
            placeholder={preview.drawn?.fonts.body}
            autoComplete="off"
            spellCheck={false}
            error={faultOf('fonts.body')?.message}
            {...text('bodyFont')}
          />
          <datalist id={listId}>
            {families.map((family) => (
              <option key={family} value={family} />
            ))}
          </datalist>
        </Group>
        <Group title="Footer">
          <TextField
            label="Line at the foot of slides"
            dir="auto"
            hint="Such as “Confidential”, or the name of your company."
            error={asSentence(faultOf('footer')?.message ?? '') || undefined}
            {...text('footer')}
          />
        </Group>
        {refused && !refused.fault && (
          <Notice tone="bad" role="alert" title="The brand was not saved">
            {refused.message}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} className="max-sm:h-11 max-sm:w-full">
            {changes ? 'Save brand' : 'Make brand'}
          </Button>
          <LinkButton href="/templates" variant="quiet" className="max-sm:h-11 max-sm:w-full">
            Cancel
          </LinkButton>
        </div>
      </form>
    </div>
  );
}

function Group({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="font-semibold">{title}</h2>
        {hint && <p className="text-sm text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

interface ColorsProps {
  names: readonly BrandColorName[];
  draft: BrandDraftFields;
  /** All of the brand, as they came out. */
  of: Readonly<Record<BrandColorName, string>> | undefined;
  faultOf: (field: string) => FieldFault | undefined;
  setColor: (name: BrandColorName) => (hex: string) => void;
}

function Colors({ names, draft, of, faultOf, setColor }: ColorsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      {names.map((name) => (
        <ColorField
          key={name}
          label={colorNames[name]}
          value={draft.colors[name] ?? ''}
          follows={of?.[name]}
          fault={faultOf(`colors.${name}`)}
          onChange={setColor(name)}
        />
      ))}
    </div>
  );
}

function save(draft: BrandDraftFields, changes: BrandFormProps['changes']) {
  const logos = Object.entries(draft.logos).flatMap(([ground, logo]) =>
    logo === undefined ? [] : [[ground, logo.isKept ? 'kept' : { base64: logo.address.split(',')[1] ?? '' }]],
  );
  return saveBrandAction({
    ...(changes && { changes }),
    name: draft.name,
    ...((changes ?? draft.description.trim() !== '') && { description: draft.description }),
    tags: draft.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    base: draft.base,
    brand: brandOf(draft),
    logos: Object.fromEntries(logos) as Parameters<typeof saveBrandAction>[0]['logos'],
  }).catch(() => ({
    ok: false as const,
    error: {
      code: 'unavailable' as const,
      message: 'The service did not answer. Nothing you entered is lost: check your connection, then try again.',
    },
  }));
}
