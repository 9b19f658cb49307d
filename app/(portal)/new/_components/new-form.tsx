'use client';

import { type ClipboardEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useFileDrop } from '@/components/portal/use-file-drop';
import { CallPanel } from './call-panel';
import { SourceSwitches, TypeChoice, VariantChoice } from './choices';
import { type Abilities, type FormDraft, type FormLimits, requestOfDraft, type Sources } from './draft';
import { type Estimate, type EstimateAction, useEstimate } from './estimate';
import { faultsOf, faultsOfDraft, type FieldFaults, missingTemplate, noFaults } from './field-faults';
import { takeFilesInto } from './form-files';
import { ImageField } from './image-field';
import { PromptField } from './prompt-field';
import { SubmitBar } from './submit-bar';
import { type PickableTemplate, TemplatePicker } from './template-picker';
import { type ChangeDraft, useDraft } from './use-draft';
import { WishFields } from './wish-fields';
import { type KeptImage, problemOf, useImages, useKeptImages } from './use-images';
import { withWishes } from './wishes';
import { type GenerateAction, useSubmit } from './use-submit';

export interface NewFormProps {
  /** Under which the tab keeps the draft. */
  storageKey: string;
  start: FormDraft;
  /** What the address asks for, whatever is kept. */
  given: Partial<FormDraft>;
  keptImages: readonly KeptImage[];
  templates: readonly PickableTemplate[];
  sources: Sources;
  abilities: Abilities;
  limits: FormLimits;
  estimate: Estimate;
  baseUrl: string;
  planWithoutApi: string | null;
  ask: EstimateAction;
  generate: GenerateAction;
}

export function NewForm({
  storageKey,
  start,
  given,
  keptImages,
  templates,
  sources,
  abilities,
  limits,
  estimate: startEstimate,
  baseUrl,
  planWithoutApi,
  ask,
  generate,
}: NewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const promptField = useRef<HTMLTextAreaElement>(null);
  const { draft, change: changeDraft, forget } = useDraft(storageKey, start, given);
  const { images, add, remove, markBroken } = useImages();
  const [faults, setFaults] = useState<FieldFaults>(noFaults);
  const { isBusy, submit } = useSubmit(generate, forget, (error) => setFaults(faultsOf(error)));
  const estimate = useEstimate({ ...draft, prompt: withWishes(draft) }, startEstimate, limits, ask);
  useKeptImages(keptImages, add);

  const change: ChangeDraft = (part) => {
    setFaults(noFaults);
    changeDraft(part);
  };
  const takeFiles = takeFilesInto({
    outputType: draft.outputType,
    change,
    addImages: add,
    textMaxBytes: 4 * limits.promptMaxCharacters,
  });
  const { isDropping } = useFileDrop(takeFiles);
  const imageLimits = { most: limits.imagesMax, maxBytes: limits.imageMaxBytes };
  const isSingle = draft.outputType === 'single_slide';
  const request = useMemo(
    () =>
      requestOfDraft(
        draft,
        images.flatMap(({ type }) => type ?? []),
        sources,
      ),
    [draft, images, sources],
  );

  useEffect(() => {
    if (faults !== noFaults) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-fault]')?.focus();
  }, [faults]);

  function send() {
    const found = faultsOfDraft(draft, limits);
    const hasBadImage = isSingle && images.some((image, index) => problemOf(image, index, imageLimits));
    if (found || hasBadImage) return setFaults(found ?? { images: {} });
    setFaults(noFaults);
    submit({
      request,
      files: isSingle ? images.map(({ file, type }) => new File([file], file.name, { type: type ?? '' })) : [],
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter') return;
    const isShortcut = event.metaKey || event.ctrlKey;
    // Enter on a radio button would send the form, as nobody expects of a long one.
    if (!isShortcut && !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (isShortcut) form.current?.requestSubmit();
  }

  function onPaste(event: ClipboardEvent) {
    const { files, types } = event.clipboardData;
    // Office programs put a picture of the text beside the text.
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    takeFiles([...files]);
  }

  const templateFault = faults.template ?? missingTemplate(draft, templates);
  return (
    <div className="@container">
      <div className="grid gap-8 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:gap-10 @6xl:grid-cols-[minmax(0,1fr)_27rem]">
        <form
          ref={form}
          aria-label="New job"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="@container flex min-w-0 flex-col gap-8 [&_:is(input,textarea,button)]:scroll-mt-20 [&_:is(input,textarea,button)]:scroll-mb-32"
        >
          <PromptField
            value={draft.prompt}
            most={limits.promptMaxCharacters}
            error={faults.prompt}
            field={promptField}
            onChange={(prompt) => change({ prompt })}
            onExample={({ prompt, outputType }) => {
              change({ prompt, outputType });
              promptField.current?.focus();
            }}
            onFiles={takeFiles}
          />
          <TypeChoice value={draft.outputType} onChange={(outputType) => change({ outputType })} limits={limits} />
          {isSingle && (
            <>
              <VariantChoice
                value={draft.variantCount}
                most={limits.variantsMax}
                error={faults.variants}
                onChange={(variantCount) => change({ variantCount })}
              />
              <ImageField
                images={images}
                remove={remove}
                markBroken={markBroken}
                limits={imageLimits}
                faults={Object.fromEntries(images.map(({ id }, index) => [id, faults.images[index] ?? '']))}
                isDropping={isDropping}
                onFiles={(files) => void add(files)}
              />
            </>
          )}
          <WishFields draft={draft} limits={limits} hasModel={abilities.hasModel} onChange={change} />
          <SourceSwitches draft={draft} sources={sources} onChange={change} />
          <TemplatePicker
            templates={templates}
            value={draft.templateName}
            error={templateFault}
            onChange={(templateName) => change({ templateName })}
          />
          <SubmitBar draft={draft} estimate={estimate} isBusy={isBusy} problem={faults.form} />
        </form>
        <div className="min-w-0 @4xl:sticky @4xl:top-8 @4xl:self-start">
          <CallPanel request={request} baseUrl={baseUrl} planWithoutApi={planWithoutApi} />
        </div>
      </div>
    </div>
  );
}
