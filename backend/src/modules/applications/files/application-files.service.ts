import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { type ApplicationFileKind, FILE_CONTENT_TYPES, type FileKind, isAnswerField } from '@smash/contract';
import { DataSource, IsNull } from 'typeorm';
import { Readable } from 'node:stream';
import { enterScopeOf } from '../../../platform/brand-scope/index.js';
import { mayDo } from '../../../platform/auth/index.js';
import { SessionService } from '../../../platform/auth/sessions/session.service.js';
import { FilesService } from '../../../platform/files/files.service.js';
import { readToken } from '../../../platform/tokens/signed-tokens.js';
import type { FileResponse } from '../../../platform/files/index.js';
import { assertVisible } from '../list/application-rows.js';
import {
  ApplicationNotFoundException,
  FileLinkRefusedException,
  NoFileException,
} from '../applications.errors.js';
import type { Disposition, FileLinkDto } from './file-link.dto.js';
import { ApplicationFile } from '../entities/application-file.entity.js';
import { Application } from '../entities/application.entity.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { FILE_LINK_TOKENS, LINK_SECONDS } from './link-tokens.js';

interface LinkClaims {
  /** Id of the file row. */
  file: string;
  disposition: Disposition;
  /** The link ends with the session of the person it was made for. */
  session: string;
}

/** Who opens a file; the history of the application names them. */
interface Opener {
  id: string;
  sessionId: string;
}

/** The files of applications for those who may see them. Every opening is recorded in the history. */
@Injectable()
export class ApplicationFilesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FilesService,
    private readonly history: ApplicationHistory,
    private readonly sessions: SessionService,
    @Inject(FILE_LINK_TOKENS) private readonly tokens: JwtService,
  ) {}

  /** The file as a download; a cover letter that came as text becomes a text file. */
  async download(opener: Opener, applicationId: string, kind: FileKind): Promise<FileResponse> {
    const application = await this.dataSource.manager.findOne(Application, {
      where: { id: applicationId, removedAt: IsNull() },
      relations: { files: true },
    });
    if (!application) throw new ApplicationNotFoundException();
    const file = application.files.find((candidate) => candidate.kind === kind);
    const isText = !file && kind === 'cover_letter' && application.coverLetterText !== null;
    if (!file && !isText) throw new NoFileException(kind);
    await this.record(opener, applicationId, kind, 'attachment');
    return file ? this.open(file, 'attachment') : letterAsFile(application);
  }

  /** A link to the file that needs no credentials, valid for some minutes. */
  async createLink(
    opener: Opener,
    applicationId: string,
    kind: ApplicationFileKind,
    disposition: Disposition,
  ): Promise<FileLinkDto> {
    await assertVisible(this.dataSource.manager, applicationId);
    const file = await this.dataSource.manager.findOneBy(ApplicationFile, { applicationId, kind });
    if (!file) throw new NoFileException(kind);
    await this.record(opener, applicationId, kind, disposition);
    const claims: LinkClaims = { file: file.id, disposition, session: opener.sessionId };
    const expiresAt = new Date(Date.now() + LINK_SECONDS * 1000);
    const token = await this.tokens.signAsync(claims);
    return {
      url: `/api/files/${token}/${encodeURIComponent(file.name)}`,
      name: file.name,
      content_type: file.contentType,
      size: file.size,
      expires_at: expiresAt.toISOString(),
    };
  }

  /** The file behind a signed link, as long as the link and the session it was made in are valid. */
  async openLink(token: string): Promise<FileResponse> {
    const claims = await readToken<LinkClaims>(this.tokens, token);
    const opener = claims && (await this.sessions.findById(claims.session));
    // The session of an API token stays valid when its permissions shrink.
    if (!opener || !mayDo(opener, 'applications.read')) throw new FileLinkRefusedException();
    enterScopeOf(opener);
    const file = await this.dataSource.manager.findOneBy(ApplicationFile, {
      id: claims.file,
      application: { removedAt: IsNull() },
    });
    if (!file) throw new ApplicationNotFoundException();
    return this.open(file, claims.disposition);
  }

  /**
   * Serves the address that old clients build from the applicant's email prefix and the file name
   * (docs/requirements/portal.md#p-33).
   * @throws NoFileException also when the file may belong to either of two people
   */
  async openLegacyPath(
    opener: Opener,
    emailPrefix: string,
    kind: FileKind,
    name: string,
  ): Promise<FileResponse> {
    const file = await this.dataSource.manager
      .createQueryBuilder(ApplicationFile, 'file')
      .innerJoin('file.application', 'application')
      .where({ name, kind })
      .andWhere('application.removedAt IS NULL')
      .andWhere("split_part(application.email, '@', 1) = :emailPrefix", { emailPrefix })
      .andWhere(
        `NOT EXISTS (SELECT FROM application_files f JOIN applications a ON a.id = f.application_id
           WHERE f.name = file.name AND f.kind = file.kind AND lower(a.email) <> lower(application.email)
             AND split_part(a.email, '@', 1) = :emailPrefix)`,
      )
      .orderBy('file.createdAt', 'DESC')
      .getOne();
    if (!file) throw new NoFileException(kind);
    await this.record(opener, file.applicationId, kind, 'inline');
    return this.open(file, 'inline');
  }

  private async open(file: ApplicationFile, disposition: Disposition): Promise<FileResponse> {
    const { name, contentType, size } = file;
    return { content: await this.files.open(file.storageKey), name, contentType, size, disposition };
  }

  private async record(
    { id }: Opener,
    applicationId: string,
    kind: ApplicationFileKind,
    disposition: Disposition,
  ): Promise<void> {
    const what = isAnswerField(kind) ? 'answer' : kind;
    const type = `${what}_${disposition === 'inline' ? 'opened' : 'downloaded'}` as const;
    await this.dataSource.transaction((manager) =>
      this.history.record(manager, id, [{ applicationId, type }]),
    );
  }
}

function letterAsFile({ firstName, lastName, coverLetterText }: Application): FileResponse {
  const content = Buffer.from(coverLetterText ?? '');
  return {
    content: Readable.from([content]),
    name: `${firstName} ${lastName} cover letter.txt`,
    contentType: FILE_CONTENT_TYPES.txt,
    size: content.length,
    disposition: 'attachment',
  };
}
