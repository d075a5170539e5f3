import type { FastifyReply } from 'fastify';

/** Saved, and never shown in a page of ours. */
export async function sendPdf(
  reply: FastifyReply,
  { name, content }: { name: string; content: Buffer },
): Promise<void> {
  await reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .header('cache-control', 'private, no-store')
    .send(content);
}
