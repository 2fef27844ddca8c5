import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { FILE_CONTENT_TYPES, type FileKind } from '@smash/contract';
import { DataSource } from 'typeorm';
import { Readable } from 'node:stream';
import { AuditService } from '../audit/audit.service.js';
import { SessionService } from '../auth/session.service.js';
import { FileKeeper } from '../files/file-keeper.service.js';
import type { FileAnswer } from '../files/files.public.js';
import {
  ApplicationNotFoundException,
  FileLinkRefusedException,
  NoFileException,
} from './applications.errors.js';
import type { Disposition, FileLinkDto } from './dto/file-link.dto.js';
import { ApplicationEvent } from './entities/application-event.entity.js';
import { ApplicationFile } from './entities/application-file.entity.js';
import { Application } from './entities/application.entity.js';

/** How long a signed link is good for, in seconds. */
export const LINK_SECONDS = 300;

/** Token service with a key of its own: a file link is never a session and the other way round. */
export const LINK_TOKENS = Symbol('LINK_TOKENS');

interface LinkClaims {
  /** Id of the file row. */
  file: string;
  disposition: Disposition;
  /** The link ends with the session of the person it was made for. */
  session: string;
}

/** Who opens a file: goes into the history of the application. */
interface Opener {
  id: string;
  sessionId: string;
}

/** The files of applications for those who may see them. Every opening is on record. */
@Injectable()
export class ApplicationFilesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileKeeper,
    private readonly audit: AuditService,
    private readonly sessions: SessionService,
    @Inject(LINK_TOKENS) private readonly tokens: JwtService,
  ) {}

  /** The file as a download; a cover letter that came as text becomes a text file. */
  async download(opener: Opener, applicationId: string, kind: FileKind): Promise<FileAnswer> {
    const application = await this.dataSource.manager.findOne(Application, {
      where: { id: applicationId },
      relations: { files: true },
    });
    if (!application) throw new ApplicationNotFoundException();
    const file = application.files.find((candidate) => candidate.kind === kind);
    if (file) {
      await this.recordOpening(opener, file);
      return this.open(file, 'attachment');
    }
    if (kind === 'cover_letter' && application.coverLetterText !== null) return letterAsFile(application);
    throw new NoFileException(kind);
  }

  /** A link to the file that needs no credentials for some minutes. */
  async createLink(
    opener: Opener,
    applicationId: string,
    kind: FileKind,
    disposition: Disposition,
  ): Promise<FileLinkDto> {
    const file = await this.dataSource.manager.findOneBy(ApplicationFile, { applicationId, kind });
    if (!file) {
      const isKnown = await this.dataSource.manager.existsBy(Application, { id: applicationId });
      throw isKnown ? new NoFileException(kind) : new ApplicationNotFoundException();
    }
    await this.recordOpening(opener, file);
    const claims: LinkClaims = { file: file.id, disposition, session: opener.sessionId };
    const expiresAt = new Date(Date.now() + LINK_SECONDS * 1000);
    const token = await this.tokens.signAsync(claims, { expiresIn: LINK_SECONDS });
    return {
      url: `/api/files/${token}/${encodeURIComponent(file.name)}`,
      name: file.name,
      content_type: file.contentType,
      size: file.size,
      expires_at: expiresAt.toISOString(),
    };
  }

  /** The file behind a signed link, while the link and the session it was made in last. */
  async openLink(token: string): Promise<FileAnswer> {
    const claims = await this.verifyLink(token);
    if (!(await this.sessions.findById(claims.session))) throw new FileLinkRefusedException();
    const file = await this.dataSource.manager.findOneBy(ApplicationFile, { id: claims.file });
    if (!file) throw new ApplicationNotFoundException();
    return this.open(file, claims.disposition);
  }

  /** The address that old clients build: the applicant's e-mail prefix and the file name (spec 2, section 7). */
  async openLegacyPath(
    opener: Opener,
    emailPrefix: string,
    kind: FileKind,
    name: string,
  ): Promise<FileAnswer> {
    const file = await this.dataSource.manager
      .createQueryBuilder(ApplicationFile, 'file')
      .innerJoin('file.application', 'application')
      .where({ name, kind })
      .andWhere("split_part(application.email, '@', 1) = :emailPrefix", { emailPrefix })
      .orderBy('file.createdAt', 'DESC')
      .getOne();
    if (!file) throw new NoFileException(kind);
    await this.recordOpening(opener, file);
    return this.open(file, 'inline');
  }

  private async open(file: ApplicationFile, disposition: Disposition): Promise<FileAnswer> {
    const { name, contentType, size } = file;
    return { content: await this.files.open(file.storageKey), name, contentType, size, disposition };
  }

  private async recordOpening(opener: Opener, { applicationId, kind }: ApplicationFile): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const data = { kind };
      await manager.insert(ApplicationEvent, {
        applicationId,
        type: 'file_opened',
        actorId: opener.id,
        data,
      });
      await this.audit.record(manager, {
        actorId: opener.id,
        action: 'application.file_opened',
        objectType: 'application',
        objectId: applicationId,
        data,
      });
    });
  }

  private async verifyLink(token: string): Promise<LinkClaims> {
    try {
      return await this.tokens.verifyAsync<LinkClaims & object>(token);
    } catch {
      // Forged and expired links get the same answer.
      throw new FileLinkRefusedException();
    }
  }
}

function letterAsFile({ firstName, lastName, coverLetterText }: Application): FileAnswer {
  const content = Buffer.from(coverLetterText ?? '');
  return {
    content: Readable.from([content]),
    name: `${firstName} ${lastName} cover letter.txt`,
    contentType: FILE_CONTENT_TYPES.txt,
    size: content.length,
    disposition: 'attachment',
  };
}
