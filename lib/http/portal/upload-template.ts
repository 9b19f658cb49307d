import { changeTemplate, remeasureTemplates } from '@/lib/services/templates/change-template';
import { mostTemplateBytes } from '@/lib/services/templates/template-files';
import { uploadTemplate } from '@/lib/services/templates/upload-template';
import { mostFontBytes, uploadFont } from '@/lib/services/templates/own-fonts';
import { requireRole } from '@/lib/services/roles';
import { answerSameSite } from './answer-person';
import { readSentFile } from './read-sent-file';

/**
 * Takes a PowerPoint file as a template: the bytes are the body, its name and that of the template are in the query,
 * and the id of the template whose file it replaces, if there is one.
 */
export function uploadTemplateFile(request: Request): Promise<Response> {
  return answerSameSite(request, async ({ ctx }, { name = '', file: fileName = '', template }) => {
    // Before a large body is read for nothing.
    requireRole(ctx.actor, ['owner', 'admin']);
    const advice = 'Compress its pictures in PowerPoint, or delete its slides.';
    const bytes = await readSentFile(request, mostTemplateBytes, advice);
    const { id } = template
      ? await changeTemplate({ ctx, input: { templateId: template, file: { fileName, bytes } } })
      : await uploadTemplate({ ctx, input: { name, fileName, bytes } });
    return Response.json({ id }, { status: 201, headers: { 'Cache-Control': 'no-store' } });
  });
}

/** Takes a font file to be measured: the bytes are the body, its name is in the query. */
export function uploadFontFile(request: Request): Promise<Response> {
  return answerSameSite(request, async ({ ctx }, { file: fileName = '' }) => {
    requireRole(ctx.actor, ['owner', 'admin']);
    const bytes = await readSentFile(request, mostFontBytes, 'Upload the files of its family one by one.');
    const { id, family } = await uploadFont({ ctx, input: { fileName, bytes } });
    await remeasureTemplates({ ctx, input: { family } });
    return Response.json({ id, family }, { status: 201, headers: { 'Cache-Control': 'no-store' } });
  });
}
