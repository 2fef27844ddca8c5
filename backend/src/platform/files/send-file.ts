import type { Readable } from 'node:stream';
import type { Response } from 'express';
import { sendStream } from '../http/send-stream.js';
import { contentDisposition } from './file-name.js';

export interface FileResponse {
  content: Readable;
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
  disposition: 'inline' | 'attachment';
}

/** Sends a stranger's file so that a browser can neither guess its type nor run it. */
export async function sendFile(response: Response, file: FileResponse): Promise<void> {
  const { content, name, contentType, size, disposition } = file;
  await sendStream(response, content, () => {
    response.setHeader('Content-Type', contentType);
    response.setHeader('Content-Length', size);
    response.setHeader('Content-Disposition', contentDisposition(disposition, name));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    response.setHeader('Content-Security-Policy', contentPolicy(contentType));
  });
}

/** Chromium does not show a PDF under a sandbox policy; its type and nosniff make sure that it stays a PDF. */
function contentPolicy(contentType: string): string {
  const policy = "default-src 'none'; frame-ancestors 'self'";
  return contentType === 'application/pdf' ? policy : `${policy}; sandbox`;
}
