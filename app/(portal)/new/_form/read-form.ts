import { imageMimeTypes } from '@/lib/contracts/reference-image';

/** What the form sent, as the verb takes it; what is wrong with it the verb says. */
export async function readForm(form: FormData): Promise<{ submissionId: string; request: unknown }> {
  const request = parse(form.get('request'));
  const files = form.getAll('image').filter((entry) => entry instanceof File);
  const images = await Promise.all(files.map(readImage));
  return {
    submissionId: String(form.get('submission')),
    request: images.length > 0 && typeof request === 'object' ? { ...request, reference_images: images } : request,
  };
}

async function readImage(file: File): Promise<{ data: string; mime_type: string }> {
  const data = Buffer.from(await file.arrayBuffer()).toString('base64');
  return { data, mime_type: imageMimeTypes.find((type) => type === file.type) ?? imageMimeTypes[0] };
}

function parse(value: FormDataEntryValue | null): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : null;
  } catch {
    return null;
  }
}
