import { CircleAlert, ImagePlus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { formatBytes } from '@/components/portal/format';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { type FormImage, type FormImages, type ImageLimits, imageTypes, problemOf } from './use-images';

export interface ImageFieldProps extends Omit<FormImages, 'add'> {
  limits: ImageLimits;
  /** What the server found, by the picture's id. */
  faults: Readonly<Record<number, string>>;
  isDropping: boolean;
  onFiles: (files: readonly File[]) => void;
}

export function ImageField({ images, remove, markBroken, limits, faults, isDropping, onFiles }: ImageFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const removeAndStay = (image: FormImage) => {
    remove(image.id);
    chooser.current?.focus();
  };
  return (
    <fieldset aria-describedby={`${id}-hint`} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-semibold">
        Reference images <span className="font-normal text-muted">(optional)</span>
      </legend>
      <div
        className={cn(
          'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-dashed border-field p-4 transition-colors duration-100',
          isDropping && 'border-accent bg-surface',
        )}
      >
        <Button ref={chooser} variant="quiet" onClick={() => input.current?.click()} className="max-sm:h-11">
          <ImagePlus aria-hidden /> Choose pictures
        </Button>
        <p id={`${id}-hint`} className="min-w-0 flex-1 basis-60 text-sm text-muted">
          {isDropping
            ? 'Drop them anywhere on this page.'
            : `Or drop or paste them here. They guide the design. Up to ${limits.most} of PNG, JPEG, WebP or GIF, ${limits.maxBytes / 1_000_000} MB each.`}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={imageTypes.join(',')}
          aria-label="Reference images"
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {images.length > 0 && (
        <ul aria-label="Chosen pictures" className="grid grid-cols-2 gap-3 @xl:grid-cols-3 @3xl:grid-cols-5">
          {images.map((image, index) => (
            <Picture
              key={image.id}
              image={image}
              problem={problemOf(image, index, limits) ?? faults[image.id]}
              onRemove={() => removeAndStay(image)}
              onBroken={() => markBroken(image.id)}
            />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

function Picture({
  image: { file, url, type, isBroken },
  problem,
  onRemove,
  onBroken,
}: {
  image: FormImage;
  problem: string | undefined;
  onRemove: () => void;
  onBroken: () => void;
}) {
  const id = useId();
  return (
    <li
      className={cn('flex min-w-0 flex-col overflow-hidden rounded-card border border-line', problem && 'border-bad')}
    >
      <div className="relative flex aspect-[4/3] items-center justify-center border-b border-line bg-stage">
        {type && !isBroken ? (
          <img src={url} alt={file.name} onError={onBroken} className="absolute inset-0 size-full object-contain" />
        ) : (
          <CircleAlert aria-hidden className="size-6 text-muted" />
        )}
        <Button
          variant="quiet"
          size="smallIcon"
          aria-label={`Remove ${file.name}`}
          aria-describedby={problem ? id : undefined}
          data-fault={problem ? true : undefined}
          onClick={onRemove}
          className="absolute top-1.5 right-1.5 max-sm:size-11"
        >
          <X aria-hidden />
        </Button>
      </div>
      <div className="flex min-w-0 flex-col gap-1 px-3 py-2 text-sm">
        <p dir="auto" title={file.name} className="truncate">
          {file.name}
        </p>
        {problem ? (
          <p id={id} role="alert" className="text-bad">
            {problem}
          </p>
        ) : (
          <p className="text-muted tabular-nums">{formatBytes(file.size)}</p>
        )}
      </div>
    </li>
  );
}
