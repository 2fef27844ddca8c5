import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport, OutgoingMail } from './mail-transport.js';

const MAIL_FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.eml$/;

/** Writes each mail as an .eml file that any mail program can open; for machines without a mail server. */
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

  async removeUnlessKept(idsKept: (ids: string[]) => Promise<string[]>): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    const ids = names.map((name) => MAIL_FILE.exec(name)?.[1] ?? '').filter(Boolean);
    const kept = new Set(ids.length > 0 ? await idsKept(ids) : []);
    for (const id of ids) if (!kept.has(id)) await rm(path.join(this.folder, `${id}.eml`), { force: true });
  }

  close(): void {
    this.composer.close();
  }
}
