'use client';

import type { ListedFont } from '@/lib/services/templates/own-fonts';
import { Button } from '@/components/ui/button';
import { DeleteButton } from '@/components/portal/delete-button';
import { Notice } from '@/components/ui/messages';
import { Type } from 'lucide-react';
import { deleteFontAction } from '../actions';
import { sendFile } from '@/components/portal/send-file';
import { toast } from '@/components/ui/toaster';
import { usePageOrganization } from '@/components/portal/page-organization';
import { useRef, useState } from 'react';
import { useRouter } from 'next/navigation';

const faceNames: Readonly<Record<ListedFont['face'], string>> = {
  regular: 'Regular',
  bold: 'Bold',
  italic: 'Italic',
  boldItalic: 'Bold italic',
};

export interface OwnFontsProps {
  fonts: readonly ListedFont[];
  maxBytes: number;
  canManage: boolean;
}

/** The fonts that an organization's templates ask for, as far as their text is measured. */
export function OwnFonts({ fonts, maxBytes, canManage }: OwnFontsProps) {
  return (
    <section aria-labelledby="fonts" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-prose">
          <h2 id="fonts" className="text-lg font-semibold tracking-tight">
            Fonts
          </h2>
          <p className="text-muted">
            With the files of your fonts, text is fitted to their own letters. They are measured and not kept; decks
            name them, and show them where they are installed.
          </p>
        </div>
        {canManage && <UploadFonts maxBytes={maxBytes} />}
      </div>
      {fonts.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line">
          {fonts.map(({ id, family, face, fileName }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3">
              <div className="min-w-0">
                <p dir="auto" className="font-medium wrap-anywhere">
                  {family} {faceNames[face]}
                </p>
                <p dir="auto" className="text-sm text-muted wrap-anywhere">
                  {fileName}
                </p>
              </div>
              {canManage && (
                <DeleteButton
                  id={id}
                  name={`${family} ${faceNames[face]}`}
                  thing="font"
                  isIcon
                  remove={deleteFontAction}
                >
                  <p>Text in this font is measured by a similar one from now on, with some room to spare.</p>
                </DeleteButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const extensions = ['.ttf', '.otf', '.woff', '.woff2'];

/** Chooses the files of a font, several at once, and has them measured one after the other. */
function UploadFonts({ maxBytes }: { maxBytes: number }) {
  const input = useRef<HTMLInputElement>(null);
  const router = useRouter();
  const organizationId = usePageOrganization();
  const [reading, setReading] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function send(files: readonly File[]) {
    const refused: string[] = [];
    for (const file of files) {
      setReading(file.name);
      try {
        if (file.size > maxBytes) throw new Error(`It is larger than ${maxBytes / 1_000_000} MB.`);
        const address = `/templates/fonts?${new URLSearchParams({ file: file.name })}`;
        const { signal } = new AbortController();
        const answer = await sendFile({ address, file, organizationId, onProgress: () => undefined, signal });
        const { family } = JSON.parse(answer) as { family: string };
        toast(`“${family}” is measured`);
      } catch (error) {
        refused.push(`${file.name}: ${error instanceof Error ? error.message : 'Try again.'}`);
      }
    }
    setReading(null);
    setProblems(refused);
    router.refresh();
  }

  return (
    <div className="flex flex-col items-end gap-3 max-sm:w-full max-sm:items-stretch">
      <Button variant="quiet" busy={reading !== null} onClick={() => input.current?.click()} className="max-sm:h-11">
        <Type aria-hidden /> Add font files
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={extensions.join(',')}
        aria-label="Choose font files"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) void send(files);
        }}
      />
      <p role="status" className="sr-only">
        {reading !== null && `Measuring ${reading} …`}
      </p>
      {problems.length > 0 && (
        <Notice tone="bad" title="Not measured" role="alert">
          <ul>
            {problems.map((problem) => (
              <li key={problem} className="wrap-anywhere">
                {problem}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
