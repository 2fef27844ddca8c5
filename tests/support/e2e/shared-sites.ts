import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMailServer, type TestMailServer } from '../doubles/mail-server.js';
import { RECEIVER_NETWORK } from '../doubles/webhook-receiver.js';
import type { TestApp } from '../servers/test-app.js';
import { startSite } from '../servers/whole-site.js';
import { ownerSettings } from './owner.js';

/** How a site differs from the one that most tests share. */
export interface SiteKind {
  /** Where its mails go: .eml files in a folder, or a mail server; by default nowhere. */
  mails?: 'folder' | 'server';
  settings?: Record<string, string>;
}

/** A site with the `owner` account, shared by the tests of one worker. */
export interface SharedSite {
  app: TestApp;
  mailFolder: string;
  mails: TestMailServer;
}

/** The sites of one worker, each started when a test first asks for it. */
export class SharedSites {
  readonly #sites = new Map<string, Promise<SharedSite>>();

  of(kind: SiteKind): Promise<SharedSite> {
    const name = JSON.stringify(kind);
    const known = this.#sites.get(name);
    if (known) return known;
    const starting = start(kind);
    this.#sites.set(name, starting);
    return starting;
  }

  async close(): Promise<void> {
    for (const starting of this.#sites.values()) {
      const { app, mailFolder, mails } = await starting;
      await app.close();
      await mails.close();
      await rm(mailFolder, { recursive: true, force: true });
    }
  }
}

async function start({ mails: where, settings }: SiteKind): Promise<SharedSite> {
  const mails = await startMailServer();
  const mailFolder = await mkdtemp(path.join(tmpdir(), 'smash-mails-'));
  const app = await startSite({
    ...(where === 'folder' && { MAIL_PATH: mailFolder }),
    ...(where === 'server' && { SMTP_URL: mails.url }),
    ...(where === undefined && { SEED_SAMPLE_JOBS: 'true', WEBHOOK_ALLOWED_NETWORKS: RECEIVER_NETWORK }),
    ...settings,
    ...ownerSettings,
  });
  return { app, mailFolder, mails };
}
