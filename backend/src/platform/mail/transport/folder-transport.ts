import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport, OutgoingMail } from './mail-transport.js';

/** Writes each mail as an .eml file that any mail program opens; for machines without a mail server. */
export class FolderTransport implements MailTransport {
  private readonly composer = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  constructor(private readonly folder: string) {}

  async send(mail: OutgoingMail): Promise<void> {
    const { message } = await this.composer.sendMail(mail);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = path.join(this.folder, `${mail.messageId.split('@')[0]}.eml`);
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }

  close(): void {
    this.composer.close();
  }
}
