'use client';

import { FileUp } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { usePageOrganization } from '@/components/portal/page-organization';
import { sendFile } from '@/components/portal/send-file';
import { useFileDrop } from '@/components/portal/use-file-drop';
import { Button, type ButtonProps } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/messages';
import { toast } from '@/components/ui/toaster';

export interface UploadTemplateProps extends Pick<ButtonProps, 'variant'> {
  maxBytes: number;
  /** The template whose file is replaced; a new one when absent. */
  replaces?: { id: string; name: string };
}

interface Chosen {
  file: File;
  problem: string | null;
}

const extensions = ['.pptx', '.potx'];

/** Chooses a PowerPoint file, or takes one that is dropped on the page, and makes a template of it. */
export function UploadTemplate({ maxBytes, replaces, variant }: UploadTemplateProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const choose = ([file]: readonly File[]) => file && setChosen({ file, problem: refuseFile(file, maxBytes) });
  useFileDrop(choose);
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()} className="max-sm:h-11">
        <FileUp aria-hidden /> {replaces ? 'Replace file' : 'Upload a template'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={extensions.join(',')}
        aria-label="Choose a PowerPoint file"
        onChange={(event) => {
          choose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Dialog open={chosen !== null} onOpenChange={(isOpen) => !isOpen && setChosen(null)}>
        {chosen && <UploadDialog {...chosen} replaces={replaces} onClose={() => setChosen(null)} />}
      </Dialog>
    </>
  );
}

/** Why a file needn't be sent at all; the service looks again, and into the file. */
function refuseFile({ name, size }: File, maxBytes: number): string | null {
  if (!extensions.some((extension) => name.toLowerCase().endsWith(extension)))
    return 'This is no PowerPoint file. Choose a .pptx or .potx.';
  if (size === 0) return 'This file is empty.';
  return size > maxBytes
    ? `This file is larger than ${maxBytes / 1_000_000} MB. Compress its pictures in PowerPoint, or delete its slides.`
    : null;
}

interface UploadDialogProps extends Chosen {
  replaces: UploadTemplateProps['replaces'];
  onClose: () => void;
}

function UploadDialog({ file, problem: refused, replaces, onClose }: UploadDialogProps) {
  const router = useRouter();
  const organizationId = usePageOrganization();
  const [name, setName] = useState(nameOf(file));
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState(refused);
  const sending = useRef<AbortController>(null);
  const isBusy = share !== null;

  async function send() {
    setProblem(null);
    setShare(0);
    sending.current = new AbortController();
    const { signal } = sending.current;
    const query = { file: file.name, ...(replaces ? { template: replaces.id } : { name }) };
    try {
      const address = `/templates/files?${new URLSearchParams(query)}`;
      const answer = await sendFile({ address, file, organizationId, onProgress: setShare, signal });
      const { id } = JSON.parse(answer) as { id: string };
      toast(replaces ? `“${replaces.name}” has the new file` : `“${name}” is ready`);
      onClose();
      router.push(`/templates/${id}`);
      router.refresh();
    } catch (error) {
      if (!signal.aborted) setProblem(error instanceof Error ? error.message : 'Try again.');
    } finally {
      setShare(null);
    }
  }

  return (
    <DialogContent
      title={replaces ? `Replace the file of “${replaces.name}”` : 'New template'}
      description={
        replaces
          ? 'Its name and id stay. Jobs in progress finish on the file that they began with.'
          : 'Masters, layouts, colours, fonts and logo are taken from the file. Its slides are not.'
      }
      guarded={isBusy}
    >
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void send();
        }}
      >
        <p dir="auto" className="text-sm wrap-anywhere">
          {file.name}
        </p>
        {!replaces && (
          <TextField
            label="Name"
            value={name}
            onChange={(event) => setName(event.target.value)}
            required
            dir="auto"
            hint="What requests send as template_name."
          />
        )}
        {problem && (
          <Notice tone="bad" title="This file can’t be a template" role="alert">
            {problem}
          </Notice>
        )}
        <p role="status" className="text-sm text-muted">
          {share !== null &&
            (share < 1 ? `Sent ${Math.round(share * 100)} %` : 'Reading the file and drawing slides in it …')}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            variant="quiet"
            onClick={() => {
              sending.current?.abort();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" busy={isBusy} disabled={refused !== null}>
            {replaces ? 'Replace file' : 'Make template'}
          </Button>
        </div>
      </form>
    </DialogContent>
  );
}

function nameOf({ name }: File): string {
  return name
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
}
